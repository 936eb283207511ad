"""What the benches share: the digest, chunks that are done once, an exit code that tells."""

import pytest

from bench import common

CALLS: list[int] = []


def work(number):
    CALLS.append(number)
    if number == 3 and CALLS.count(3) == 1:
        raise KeyboardInterrupt
    return {"hands": number, "twos": 2}


@pytest.fixture(autouse=True)
def _own_state(tmp_path, monkeypatch):
    monkeypatch.setattr(common, "STATE", tmp_path / "state")
    CALLS.clear()


def test_the_digest_is_of_names_and_contents_of_the_sources(tmp_path):
    folder = tmp_path / "src"
    (folder / "a").mkdir(parents=True)
    digests = set()
    for name, text in [
        ("a/x.py", "1"),
        ("a/x.py", "2"),
        ("a/y.ftl", ""),
        ("z.tcss", "b"),
        ("a/q.json", "{}"),
    ]:
        (folder / name).write_text(text, encoding="utf-8")
        digests.add(common.digest_of_src(folder))
    assert len(digests) == 5
    before = common.digest_of_src(folder)
    (folder / "a" / "x.pyc").write_text("compiled", encoding="utf-8")
    assert common.digest_of_src(folder) == before
    assert common.digest_of_src() == common.digest_of_src(common.SOURCE)


def test_a_stopped_bench_goes_on_where_it_was():
    with pytest.raises(KeyboardInterrupt):
        common.in_chunks("some", {"n": 5}, range(5), work)
    total = common.in_chunks("some", {"n": 5}, range(5), work)
    assert total == {"hands": 10, "twos": 10}
    assert CALLS == [0, 1, 2, 3, 3, 4]


def test_other_sizes_and_a_fresh_start_do_not_use_what_was_done():
    common.in_chunks("some", {"n": 2}, range(2), work)
    common.in_chunks("some", {"n": 3}, range(2), work)
    common.in_chunks("some", {"n": 2}, range(2), work)
    assert CALLS == [0, 1, 0, 1]
    common.in_chunks("some", {"n": 2}, range(2), work, fresh=True)
    assert CALLS == [0, 1, 0, 1, 0, 1]


def test_other_sources_do_not_use_what_was_done(monkeypatch):
    common.in_chunks("some", {}, range(2), work)
    monkeypatch.setattr(common, "MEASURED", "changed")
    common.in_chunks("some", {}, range(2), work)
    assert CALLS == [0, 1, 0, 1]


def test_a_figure_names_its_sources_and_says_when_it_is_short(capsys):
    assert common.figure("a bench", "7 of 7") == 0
    assert common.figure("a bench", "6 of 7", good=False) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "a bench: 7 of 7"
    assert told[2] == "a bench: 6 of 7 -- SHORT"
    assert common.MEASURED in told[1]
