"""Linking: laws and kernel functions compiled, kept on disk, and called again without numba."""

import os
import pickle
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import spades
from spades.kernel import frozen, link, store
from spades.rules import laws, scoring
from tests.kernel import linked as its_functions
from tests.kernel.processes import (
    LINKED,
    QUICK,
    RESULTS,
    THROUGH_NUMBA,
    end,
    environment,
    expected,
    frozen_says,
    kept,
    run,
    start,
)

pytestmark = pytest.mark.slow

linked: Any = its_functions  # numba and we give a function more than its type tells


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache in which everything of ``linked`` was compiled; not to be changed."""
    cache = tmp_path_factory.mktemp("cache")
    assert run(cache, *RESULTS) == [*expected(*RESULTS), "numba"]
    return cache


@pytest.fixture
def cache(filled: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    shutil.copytree(filled, tmp_path / "cache")
    return tmp_path / "cache"


def test_compiled_functions_give_what_the_source_gives():
    """The expectations above are those of Python, so that no two compilers agree on an error."""
    table = np.zeros(4, np.int64)

    def plain(n, step):
        if n == 0:
            return laws.legal_cards(0b11 << 48 | 1, -1, False)
        table[n % 4] += (n >> 1) + step
        return plain(n - 1, step) + 1

    for name, step in (("plain", 3), ("other_step", 100)):
        table[:] = 0
        assert str((plain(10, step), table.tolist())) == RESULTS[name]
    assert RESULTS["legal_cards"] == str(laws.legal_cards(0b11 << 48 | 1, -1, False))


@pytest.mark.skipif(not frozen.possible(), reason="object files of another kind")
def test_a_second_process_calls_them_without_numba(cache):
    assert run(cache, *QUICK) == [*expected(*QUICK), "no numba"]


@pytest.mark.parametrize("name", THROUGH_NUMBA)
def test_what_needs_numba_comes_from_the_cache_too(cache, name):
    before = kept(cache)
    assert run(cache, name) == [*expected(name), "numba"]
    assert kept(cache) == before


def test_the_cache_serves_where_object_files_cannot_be_read(cache):
    names = ["plain", "pair"]
    program = LINKED.read_text(encoding="utf-8")
    other = cache.parent / "linked.py"
    block = "import spades.kernel.frozen as frozen\nfrozen.possible = lambda: False\n"
    other.write_text(block + program.split('"""', 2)[2], encoding="utf-8")
    for _ in range(2):
        assert run(cache, *names, program=other) == [*expected(*names), "numba"]


def test_everything_lies_in_the_folder_and_numbas_own_is_left_alone(tmp_path):
    theirs, ours = tmp_path / "theirs", tmp_path / "ours"
    package = Path(spades.__file__).parent
    before = {path: path.stat().st_mtime_ns for path in package.rglob("*.nb?")}
    script = tmp_path / "script.py"
    script.write_text(
        "import runpy, sys, numba\n"
        "before = numba.config.CACHE_DIR\n"
        f"sys.argv[1:] = ['plain', 'legal_cards']\nrunpy.run_path({str(LINKED)!r}, "
        "run_name='__main__')\n"
        "print(before == numba.config.CACHE_DIR, before)\n",
        encoding="utf-8",
    )
    told = run(ours, program=script, NUMBA_CACHE_DIR=str(theirs))
    assert told[-1] == f"True {theirs}"
    assert len(kept(ours)) > 2
    assert not theirs.exists()
    assert {path: path.stat().st_mtime_ns for path in package.rglob("*.nb?")} == before


def test_a_source_that_does_not_compile_says_so_each_time():
    from numba.core.errors import TypingError

    @link.jit("int64(int64)")
    def wrong(n):
        return n + "spade"

    for _ in range(2):
        with pytest.raises(TypingError):
            wrong(1)
    assert linked.opposite(False) is True


@pytest.mark.parametrize("how", ["truncated", "scrambled"])
def test_a_damaged_cache_is_made_anew(cache, how):
    for path in kept(cache):
        data = path.read_bytes()
        if how == "truncated":
            path.write_bytes(data[: len(data) // 2])
        else:
            path.write_bytes(data[:-100] + bytes(100))
    names = ["plain", "allocates", "legal_cards"]
    assert run(cache, *names) == [*expected(*names), "numba"]
    # … and is whole again.
    assert run(cache, "plain") == [*expected("plain"), frozen_says()]


def test_two_processes_may_compile_at_once(tmp_path):
    names = ["plain", "pair", "legal_cards"]
    both = [start(tmp_path, *names) for _ in range(2)]
    for process in both:
        assert end(process) == [*expected(*names), "numba"]
    assert run(tmp_path, "plain", "pair") == [*expected("plain", "pair"), frozen_says()]
    assert not list(tmp_path.rglob("*.tmp"))


def test_without_a_folder_that_can_be_written_nothing_is_kept_and_all_works(tmp_path):
    file = tmp_path / "file"
    file.write_text("in the way", encoding="utf-8")
    assert run(file, "plain", "legal_cards") == [*expected("plain", "legal_cards"), "numba"]
    assert file.read_text(encoding="utf-8") == "in the way"


def test_a_full_disk_is_no_reason_to_stop(tmp_path):
    """Every write fails after the folder was found to be good."""
    script = tmp_path / "script.py"
    script.write_text(
        "import runpy, sys, spades.kernel.store as store\n"
        "def full(*_, **__): raise OSError(28, 'No space left on device')\n"
        "store.cache_folder(); store.tempfile.mkstemp = full\n"
        f"sys.argv[1:] = ['plain', 'legal_cards']\nrunpy.run_path({str(LINKED)!r}, "
        "run_name='__main__')\n",
        encoding="utf-8",
    )
    cache = tmp_path / "cache"
    told = run(cache, program=script)
    assert told == [*expected("plain", "legal_cards"), "numba"]
    assert kept(cache) == []


def copy_of_the_package(tmp_path: Path) -> Path:
    ignored = shutil.ignore_patterns("__pycache__", "locale")
    shutil.copytree(Path(spades.__file__).parent, tmp_path / "copy" / "spades", ignore=ignored)
    return tmp_path / "copy"


def test_a_changed_callee_is_compiled_anew(tmp_path):
    """Numba's own cache would go on with the old law: ``legal_cards`` itself is as it was."""
    copy, cache = copy_of_the_package(tmp_path), tmp_path / "cache"
    there = {"PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    assert run(cache, "legal_cards", "plain", **there)[:2] == expected("legal_cards", "plain")
    law = copy / "spades" / "rules" / "laws.py"
    source = law.read_text(encoding="utf-8")
    changed = source.replace("if broken or others == 0:", "if not broken or others == 0:")
    assert changed != source
    law.write_text(changed, encoding="utf-8")
    told = run(cache, "legal_cards", "plain", **there)
    hand = 0b11 << 48 | 1
    assert told[0] == f"legal_cards {hand}"
    assert told[1].startswith(f"plain ({hand + 10},")
    assert len([path for path in cache.iterdir() if path.is_dir()]) == 2
    law.write_text(source, encoding="utf-8")
    assert run(cache, "plain", **there) == [*expected("plain"), frozen_says()]


def test_sources_changed_under_a_running_process_are_not_what_it_keeps(tmp_path):
    copy, cache = copy_of_the_package(tmp_path), tmp_path / "cache"
    script = tmp_path / "script.py"
    script.write_text(
        "import runpy, sys, spades.kernel.link\n"
        f"with open({str(copy / 'spades' / 'rules' / 'laws.py')!r}, 'a') as file:\n"
        "    file.write('\\n# changed\\n')\n"
        f"sys.argv[1:] = ['plain']\nrunpy.run_path({str(LINKED)!r}, run_name='__main__')\n",
        encoding="utf-8",
    )
    there = {"PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    assert run(cache, program=script, **there) == [*expected("plain"), "numba"]
    assert kept(cache) == []


def test_nothing_is_written_where_the_package_is_installed(tmp_path):
    copy, cache = copy_of_the_package(tmp_path), tmp_path / "cache"
    before = kept(copy)
    there = {"PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    assert run(cache, "plain", **there)[:1] == expected("plain")
    assert kept(copy) == before
    assert kept(cache)


def test_folders_of_other_versions_go_when_nobody_used_them_for_a_month(tmp_path, monkeypatch):
    monkeypatch.setenv("SPADES_CACHE", str(tmp_path))
    old, young = tmp_path / f"kernel-{'0' * 16}", tmp_path / f"kernel-{'1' * 16}"
    foreign = [tmp_path / "kernel-of-corn", tmp_path / "settings"]
    day = 86_400
    ages = {old: 31, young: 29, foreign[0]: 400, foreign[1]: 400}
    for folder, days in ages.items():
        folder.mkdir()
        (folder / "file").write_text("kept", encoding="utf-8")
        os.utime(folder, (time.time() - days * day,) * 2)
    for cached in (store.cache_folder, store.why_unwritable):
        cached.cache_clear()
    try:
        ours = store.cache_folder()
    finally:
        for cached in (store.cache_folder, store.why_unwritable):
            cached.cache_clear()
    assert ours is not None
    assert {path.name for path in tmp_path.iterdir()} == {
        *(ours.name, young.name, foreign[0].name, foreign[1].name),
    }
    # Using a folder counts, not only filling it.
    os.utime(ours, (time.time() - 100 * day,) * 2)
    try:
        assert store.cache_folder() == ours
    finally:
        for cached in (store.cache_folder, store.why_unwritable):
            cached.cache_clear()
    assert time.time() - ours.stat().st_mtime < day


def test_settings_of_numbas_that_change_code_change_the_folder(cache):
    """… but not where numba keeps its own."""
    told = []
    for more in ({}, {"NUMBA_CACHE_DIR": "elsewhere"}, {"NUMBA_OPT": "1"}):
        command = [sys.executable, "-c", "from spades.kernel.link import digest; print(digest())"]
        run = subprocess.run(
            command, env=environment(cache, **more), capture_output=True, text=True, check=True
        )
        told.append(run.stdout)
    assert told[0] == told[1] != told[2]


def test_the_laws_twin_has_its_callees_twins():
    law: Any = link.law  # its result has more than the law's type tells
    twin = law(laws.legal_cards)
    assert law(laws.legal_cards) is twin
    assert twin.py_func.__code__ is laws.legal_cards.__code__
    assert twin.py_func.__globals__["legal_leads"] is law(laws.legal_leads)
    assert law(scoring.contract_part).py_func.__globals__["is_nil"] is law(scoring.is_nil)
    assert laws.legal_cards.__globals__["legal_leads"] is laws.legal_leads


def test_a_special_one_has_its_own_names_and_the_first_keeps_its_own():
    assert linked.other_step.py_func.__globals__["STEP"] == 100
    assert linked.plain.py_func.__globals__["STEP"] == linked.STEP == 3
    assert linked.other_step.py_func.__globals__["plain"] is linked.other_step
    assert linked.other_step.key != linked.plain.key


@pytest.mark.parametrize("way", ["compiled", "from disk"])
def test_other_threads_run_while_compiled_code_does(way):
    waits = linked.waits.dispatcher
    if way == "from disk":
        code = store.read(f"frozen {linked.waits.key}")
        if code is None:
            pytest.skip("nothing is kept here")
        waits = frozen.thaw(code)
        assert waits is not None
    table = np.zeros(2, np.int64)
    limit = 1 << 34
    found: list[int] = []
    thread = threading.Thread(target=lambda: found.append(waits(table, 0, 1, limit)))
    thread.start()
    while not table[0]:
        pass
    table[1] = 1
    thread.join()
    assert found[0] < limit


def test_many_threads_may_call_for_the_first_time_at_once(cache):
    script = cache.parent / "script.py"
    script.write_text(
        "import runpy, threading\n"
        f"there = runpy.run_path({str(LINKED)!r}, run_name='__main__')\n"
        "told = []\n"
        "names = ['plain', 'allocates', 'legal_cards', 'raises', 'pair'] * 4\n"
        "def call(name):\n"
        "    told.append(f\"{name} {there['call'](name)}\")\n"
        "threads = [threading.Thread(target=call, args=(name,)) for name in names]\n"
        "[thread.start() for thread in threads]\n"
        "[thread.join() for thread in threads]\n"
        "print(*sorted(set(told)), sep='\\n')\n",
        encoding="utf-8",
    )
    names = ["allocates", "legal_cards", "pair", "plain", "raises"]
    for folder in (cache, cache.parent / "fresh"):
        assert run(folder, program=script)[1:] == expected(*names)


def test_functions_that_their_source_does_not_tell_apart_are_not_kept():
    """One text or one place, two meanings: from disk the second would get the first one's code."""
    adders = []
    for step in (1, 2):
        names: dict[str, Any] = {"step": step}
        exec("def add(n):\n    return n + step\n", names)
        adders.append(link.jit("int64(int64)")(names["add"]))

    def adder(step: int) -> Any:
        @link.jit("int64(int64)")
        def add(n):
            return n + step

        return add

    adders += [adder(3), adder(4)]
    assert [add(10) for add in adders] == [11, 12, 13, 14]
    assert [add.key for add in adders] == [None] * 4


def test_other_processes_find_a_compiled_function_by_its_name():
    assert pickle.loads(pickle.dumps(linked.plain)) is linked.plain


def test_a_function_is_compiled_once_for_a_type_and_by_constant_only_where_asked():
    @link.jit()
    def by_type(x: int, width: int) -> int:
        return x * width

    @link.jit(by_constant=True)
    def by_constant(x: int, width: int) -> int:
        return x * width

    @link.jit("int64(int64)")
    def both(x: int) -> int:
        return by_type(x, 2) + by_type(x, 3) + by_constant(x, 2) + by_constant(x, 3)

    assert both(10) == 100
    made: Any = by_type
    assert [str(one) for one in made._inner.signatures] == ["(int64, int64)"]
    made = by_constant
    assert len(made._inner.signatures) == 2
