"""What a person chose is found again, and a broken file costs no more than the choices."""

from dataclasses import replace

import pytest

from spades.i18n import Texts
from spades.rules import Rules
from spades.tui.desk import Desk
from spades.tui.settings import Settings, load_settings, save_settings
from tests.tui.app_driver import sitting


def test_settings_come_back_as_they_were(tmp_path):
    settings = Settings(
        "vi", "Dewi", "two-player", {"partnership": {"target_score": 300}},
        {"two-player": ("random",)}, True, "slow", True, True, True,
    )  # fmt: skip
    save_settings(settings, tmp_path / "new")
    assert load_settings(tmp_path / "new") == (settings, None)
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{", b"[]", b"{}", b"\xff", b'{"format": "other"}', b"[" * 100_000,
        b'{"format": "spades-settings", "unknown": 1}',
        b'{"format": "spades-settings", "language": "tlh"}',
        b'{"format": "spades-settings", "language": 3}',
        b'{"format": "spades-settings", "name": 3}',
        b'{"format": "spades-settings", "game": []}',
        b'{"format": "spades-settings", "rules": 5}',
        b'{"format": "spades-settings", "rules": {"bridge": {}}}',
        b'{"format": "spades-settings", "rules": {"partnership": {"target_score": -1}}}',
        b'{"format": "spades-settings", "opponents": {"partnership": ["simple"]}}',
        b'{"format": "spades-settings", "opponents": {"two-player": ["none"]}}',
        b'{"format": "spades-settings", "opponents": 1}',
        b'{"format": "spades-settings", "ascii": 1}',
        b'{"format": "spades-settings", "speed": "warp"}',
    ],
)  # fmt: skip
def test_whatever_is_in_the_file_the_settings_are_sound(tmp_path, content):
    (tmp_path / "settings.json").write_bytes(content)
    settings, wrong = load_settings(tmp_path)
    assert settings == Settings()
    assert wrong is not None
    assert wrong.code == "settings.unreadable"


def test_what_can_be_read_is_kept(tmp_path):
    (tmp_path / "settings.json").write_text(
        '{"format": "spades-settings", "name": "Dewi\\u001b[2J", "speed": "warp"}'
    )
    settings, wrong = load_settings(tmp_path)
    assert (settings.name, settings.speed) == ("Dewi [2J", "normal")
    assert wrong is not None


def test_settings_that_cannot_be_written_are_forgotten(tmp_path):
    (tmp_path / "file").touch()
    save_settings(Settings(), tmp_path / "file")
    save_settings(Settings(), tmp_path / "file" / "below")


def test_what_is_changed_on_the_screen_is_saved_and_an_option_is_not(tmp_path):
    remembered = Settings(name="Dewi", speed="slow")
    now = replace(remembered, name="Budi", ascii=True)
    desk = Desk(now, Texts("en"), tmp_path / "matches", remembered=remembered)
    desk.change(sort="suits", name="Budi")
    assert load_settings(tmp_path)[0] == replace(remembered, sort="suits")
    desk.change(name="Ni Luh")
    desk.change(speed="fast")
    kept = replace(remembered, sort="suits", name="Ni Luh", speed="fast")
    assert load_settings(tmp_path)[0] == kept
    assert desk.settings == replace(kept, ascii=True)


async def test_a_match_that_options_asked_for_is_not_what_the_next_start_offers(tmp_path):
    rules = Rules(game="two-player", target_score=250)
    async with sitting(rules=rules, folder=tmp_path / "matches") as here:
        assert here.stage.match.rules == rules
    assert load_settings(tmp_path)[0] == Settings()
