"""The store in memory: several processes at one shelf, and failures when a test wants them."""

import pytest

from spades.errors import StoreError
from spades.store.memory import MemoryStore, Shelf
from spades.store.port import Opening, Row, Summary

SUMMARY = Summary("open", True, 1.0, b"")


async def a_store(shelf=None, **hooks):
    store = MemoryStore(shelf, **hooks)
    await store.start()
    return store


async def test_a_new_store_over_a_shelf_finds_what_was_there():
    shelf = Shelf()
    store = await a_store(shelf)
    await store.create(Opening("t", 1.0, b"", b""), [Row(0, 1, None, 1.0, b"")], SUMMARY)
    again = await a_store(shelf)
    assert await again.version("t") == 1
    await again.append("t", [Row(1, 1, None, 1.0, b"")])
    with pytest.raises(StoreError, match=r"store\.conflict"):
        await store.append("t", [Row(1, 1, None, 1.0, b"")])


@pytest.mark.parametrize(("when", "there"), [("before", 1), ("after", 2)])
async def test_a_failure_comes_before_the_deed_or_instead_of_its_answer(when, there):
    failing = False

    def hook(method):
        if failing and method == "append":
            raise StoreError("store.failed", reason="test")

    store = await a_store(**{when: hook})
    await store.create(Opening("t", 1.0, b"", b""), [Row(0, 1, None, 1.0, b"")], SUMMARY)
    failing = True
    with pytest.raises(StoreError, match=r"store\.failed"):
        await store.append("t", [Row(1, 1, None, 1.0, b"")])
    assert await store.version("t") == there
