"""``spades matches`` and ``spades howto``."""

import json

import pytest

from spades.errors import SpadesError
from tests.cli.playing import QUICK, here, saved


def test_saved_matches_are_listed(home):
    assert here("matches").stdout.strip() == "No match is saved."
    here("play", *QUICK, typed="auto\n" * 40)
    here("play", "--game", "two-player", typed="")
    (home / "matches" / "broken.spades").write_bytes(b"broken\n")
    told = here("matches", "list").stdout
    assert "finished" in told
    assert "unfinished" in told
    assert "damaged" in told
    listed = json.loads(here("matches", "list", "--json").stdout)
    assert (listed["format"], listed["version"]) == ("spades-matches", 1)
    states = {match["id"]: match for match in listed["matches"]}
    assert states["broken"]["error"]["code"] == "journal.broken"
    assert sorted(match["state"] for match in states.values()) == [
        "damaged",
        "finished",
        "unfinished",
    ]


def test_any_match_is_exported_and_replays(home):
    here("play", *QUICK, typed="auto\n" * 40)
    run = here("matches", "export", "latest")
    record = json.loads(run.stdout)
    assert record["format"] == "spades-record"
    assert record["meta"]["seed"]
    assert run.stderr == ""
    again = here("replay", "-", "--json", typed=run.stdout)
    assert json.loads(again.stdout)["over"]
    out = home / "record.json"
    run = here("matches", "export", saved(home)[0].stem[:-2], "--out", str(out))
    assert run.stdout == ""
    assert json.loads(out.read_text()) == record


def test_an_unfinished_match_is_exported_with_a_warning_and_no_seed(home):
    here("play", typed="look\n")
    run = here("matches", "export", "latest")
    assert "Careful" in run.stderr
    assert json.loads(run.stdout).get("meta") is None
    told = here("replay", "-", typed=run.stdout)
    assert told.exit_code == 0
    assert "The match is not over." in told.stdout


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["export", "nothing"], "matches.unknown"),
        (["export", ""], "matches.unknown"),
        (["export", "../matches"], "matches.unknown"),
        (["delete", "1"], "matches.unknown"),
        (["export", "latest"], "matches.none"),
    ],
)
def test_a_match_that_is_not_there_is_refused_by_name(home, args, code):
    with pytest.raises(SpadesError) as caught:
        here("matches", *args)
    assert caught.value.code == code


def test_an_ambiguous_match_is_refused_by_name(home):
    for seed in ("one", "two"):
        here("play", "--seed", seed, typed="look\n")
    with pytest.raises(SpadesError) as caught:
        here("matches", "export", "20")
    assert caught.value.code == "matches.ambiguous"


def test_a_place_that_cannot_be_written_is_named(home):
    here("play", typed="look\n")
    with pytest.raises(SpadesError) as caught:
        here("matches", "export", "latest", "--out", str(home / "no" / "folder.json"))
    assert caught.value.code == "file.unwritable"


def test_an_export_overwrites_nothing_unless_it_is_told_to(home):
    here("play", typed="look\n")
    out = home / "record.json"
    out.write_text("mine")
    with pytest.raises(SpadesError) as caught:
        here("matches", "export", "latest", "--out", str(out))
    assert caught.value.code == "file.exists"
    assert out.read_text() == "mine"
    assert here("matches", "export", "latest", "--out", str(out), "--force").exit_code == 0
    assert json.loads(out.read_text())["format"] == "spades-record"


def test_a_folder_is_no_saved_match(home):
    (home / "matches" / "x.spades").mkdir(parents=True)
    assert here("matches").stdout.strip() == "No match is saved."


def test_deleting_asks_first(home):
    here("play", typed="look\n")
    assert here("matches", "delete", "latest", typed="no\n").exit_code == 1
    with pytest.raises(SpadesError) as caught:
        here("matches", "delete", "latest", typed="")
    assert caught.value.code == "matches.not_deleted"
    assert saved(home)
    assert here("matches", "delete", "latest", typed="yes\n").exit_code == 0
    assert not saved(home)
    here("play", typed="look\n")
    assert here("matches", "delete", "latest", "--yes").exit_code == 0
    assert not saved(home)


# --- howto


@pytest.mark.parametrize("game", ["partnership", "two-player"])
def test_how_to_play_is_told(home, game):
    told = here("howto", game).stdout
    assert "500" in told
    assert here("howto", game, "--lang", "vi").stdout != told
    with pytest.raises(SpadesError) as caught:
        here("howto", "bridge")
    assert caught.value.code == "option.bad_value"
