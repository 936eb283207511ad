"""Settings: each once, from options, the environment or nothing; what does not fit is named."""

import dataclasses
import re
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades.errors import UsageError
from spades.i18n import LANGUAGES, Texts
from spades.server.limits import read_network
from spades.server.settings import BY_NAME, SETTINGS, Settings, read_origin, read_settings

PAGE = Path(__file__).resolve().parents[2] / "docs" / "settings.md"
ROW = re.compile(
    r"^\| (?:`(--[a-z-]+)` )?\| `(SPADES_[A-Z_]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$",
    re.MULTILINE,
)
PASSWORD = "tr0ub4dor"


def refusal(**options):
    with pytest.raises(UsageError) as caught:
        read_settings(options, {})
    return caught.value


def test_without_anything_it_is_a_server_for_this_computer(tmp_path):
    settings = read_settings({}, {}, tmp_path)
    assert settings.bind_host == "127.0.0.1"
    assert settings.port == 8750
    assert settings.database == f"sqlite:///{tmp_path / 'tables.sqlite'}"
    assert (settings.origins, settings.trusted_proxies) == ((), ())
    assert settings.metrics == "local"
    assert settings.thinking_workers >= 1
    assert read_settings({"workers": 3}, {}).thinking_workers == 3


def test_an_option_wins_over_a_variable_and_a_variable_over_the_default():
    environ = {"SPADES_PORT": "1000", "SPADES_KEEP_DAYS": "7", "SPADES_LOG_FORMAT": ""}
    settings = read_settings({"port": 2000, "log_level": None}, environ)
    assert (settings.port, settings.keep_days) == (2000, 7)
    assert (settings.log_format, settings.log_level) == ("console", "info")


def test_an_option_given_several_times_and_a_list_in_one_are_the_same():
    want = ("https://a.example", "https://b.example")
    for text in ("https://a.example, https://b.example", ["https://a.example", want[1]]):
        assert read_settings({"origins": text}, {}).origins == want
    assert read_settings({"origins": ["https://a.example,https://b.example"]}, {}).origins == want


def test_texts_and_values_are_read_alike():
    alike: tuple[dict[str, Any], ...] = (
        {"port": "80", "lan": "yes", "trusted_proxies": "10.0.0.0/8, ::1", "metrics": "10.0.0.1"},
        {
            "port": 80,
            "lan": True,
            "trusted_proxies": [read_network("10.0.0.0/8"), read_network("::1")],
            "metrics": ["10.0.0.1"],
        },
    )
    for given_ in alike:
        settings = read_settings(given_, {})
        assert (settings.port, settings.lan) == (80, True)
        assert settings.trusted_proxies == (read_network("10.0.0.0/8"), read_network("::1"))
        assert settings.metrics == (read_network("10.0.0.1"),)


def test_the_command_has_every_option():
    from spades.cli.serve import command

    options = {one.name for one in SETTINGS if one.option}
    assert set(signature(command).parameters) >= options


def test_settings_can_be_built_from_settings():
    settings = read_settings({"origins": "https://a.example", "metrics": "10.0.0.0/8"}, {})
    assert dataclasses.replace(settings) == settings
    assert dataclasses.replace(settings, port=1).port == 1


WRONG: dict[str, list[Any]] = {
    "host": ["", "two words", "a/b", "http://x", "[::1", "1:2", "-x"],
    "port": ["-1", "65536", "x", "", "80.5", 80.5, True, "１２x"],
    "lan": ["perhaps", "", 2],
    "database": ["mysql://x", "sqlite:///", "postgresql://", "tables.sqlite", 7],
    "origins": [
        *("*", "null", "cards.example", "https://", "https://*.example", "ftp://a.example"),
        *("https://a.example/page", "https://a.example?x", "https://u@a.example"),
        *("https://a.example:x", "https://a.example:99999", "https://ä.example", "https://a b"),
    ],
    "trusted_proxies": ["proxy", "10.0.0.0/33", "10.0.0", "*"],
    "messages_per_second": ["-1", "nan", "inf", "x", True, None.__class__],
    "message_burst": ["0", "-3", "1.5"],
    "requests_per_second": ["-0.1"],
    "request_burst": ["0"],
    "tables_per_hour": ["-1"],
    "connections_per_address": ["-1", "many"],
    "connections": ["1e3"],
    "spectators_per_table": ["-1"],
    "keep_days": ["-1", "36501"],
    "metrics": ["public", "local, off", "10.0.0.0/8 off", [], ","],
    "metrics_token": [PASSWORD, "t" * 15, "t" * 201, "t" * 20 + " x", "ä" * 20],
    "log_format": ["JSON", "xml", ""],
    "log_level": ["loud", "INFO"],
    "workers": ["-1", "257"],
}


def test_every_setting_is_tried():
    assert set(WRONG) == set(BY_NAME) == {one.name for one in dataclasses.fields(Settings)}


@pytest.mark.parametrize("name", WRONG)
def test_what_does_not_fit_is_refused_by_name_with_what_would(name):
    setting = BY_NAME[name]
    for value in WRONG[name]:
        error = refusal(**{name: value})
        assert error.code == "serve.setting"
        assert error.facts["setting"] in (setting.option, setting.variable)
        assert error.facts["want"] == setting.want


def test_the_refusal_names_the_place_where_it_was_given():
    assert refusal(port="x").facts["setting"] == "--port"
    with pytest.raises(UsageError) as caught:
        read_settings({}, {"SPADES_PORT": "x"})
    assert caught.value.facts == {"setting": "SPADES_PORT", "value": "x", "want": "0…65535"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_says_how_to_mend_it(language):
    said = Texts(language).error(refusal(port="99999"))
    for part in ("99999", "--port", "0…65535"):
        assert part in said


def test_the_local_network_is_no_host_of_its_own():
    assert refusal(lan=True, host="192.168.1.2").facts == {"option": "--lan", "beside": "--host"}
    assert read_settings({"lan": True}, {}).bind_host == "0.0.0.0"


@pytest.mark.parametrize(
    "given_",
    [
        {"database": f"mysql://ana:{PASSWORD}@db/spades"},
        {"database": f"postgres//ana:{PASSWORD}@db"},
        {"metrics_token": PASSWORD},
    ],
)
def test_no_password_is_repeated(given_):
    error = refusal(**given_)
    assert PASSWORD not in str(error) + repr(error.facts) + Texts("en").error(error)


def test_no_secret_is_shown_with_the_settings():
    secrets = {"database": f"postgresql://ana:{PASSWORD}@db/x", "metrics_token": PASSWORD * 2}
    assert PASSWORD not in repr(read_settings(secrets, {}))
    assert BY_NAME["metrics_token"].option is None


# --- origins


def origins(port=8750, lan_address=None, **options):
    return set(read_settings(options, {}).origins_at(port, lan_address))


def test_only_the_servers_own_pages_and_those_named_may_talk_to_it():
    own = {"http://127.0.0.1:8750", "http://localhost:8750"}
    assert origins() == own
    assert origins(origins="https://cards.example") == own | {"https://cards.example"}
    assert origins(host="cards.example") == {"http://cards.example:8750"}
    assert origins(host="[::1]") == {"http://[::1]:8750", "http://localhost:8750"}
    assert origins(80) == {"http://127.0.0.1", "http://localhost"}


def test_in_the_local_network_its_address_there_is_an_origin_too():
    own = {"http://127.0.0.1:8750", "http://localhost:8750"}
    assert origins(lan=True, lan_address="192.168.1.2") == own | {"http://192.168.1.2:8750"}
    assert origins(lan=True) == own
    assert origins(host="192.168.1.2", lan_address="192.168.1.2") == {"http://192.168.1.2:8750"}


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("https://cards.example", "https://cards.example"),
        ("HTTPS://Cards.Example/", "https://cards.example"),
        ("https://cards.example:443", "https://cards.example"),
        ("http://cards.example:80/", "http://cards.example"),
        ("http://cards.example:443", "http://cards.example:443"),
        ("http://[::1]:8080", "http://[::1]:8080"),
        ("http://192.168.1.2:8750", "http://192.168.1.2:8750"),
    ],
)
def test_an_origin_is_kept_as_browsers_send_it(text, want):
    assert read_origin(text) == want
    assert read_origin(want) == want


@given(st.text(max_size=60))
def test_any_text_is_an_origin_or_is_refused(text):
    try:
        read = read_origin(text)
    except ValueError:
        return
    assert read_origin(read) == read
    assert read.startswith(("http://", "https://"))


# --- the page


def rows():
    return {variable: rest for option, variable, *rest in ROW.findall(PAGE.read_text("utf-8"))}


def test_the_page_has_every_setting_once_and_no_other():
    found = ROW.findall(PAGE.read_text(encoding="utf-8"))
    assert [row[:2] for row in found] == [(one.option or "", one.variable) for one in SETTINGS]
    named = set(re.findall(r"SPADES_[A-Z_]+", PAGE.read_text(encoding="utf-8")))
    assert named == {one.variable for one in SETTINGS} | {"SPADES_DATA"}


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda one: one.name)
def test_the_page_tells_the_default_and_what_fits(setting):
    default, fits, what = rows()[setting.variable]
    if default.startswith("`"):
        assert setting.read(default.strip("`")) == setting.read(setting.default)
    else:
        assert not setting.default
    assert fits == setting.want.replace(" | ", ", ")
    assert what
    zero_is_free = setting.name.startswith(("messages_", "requests_", "tables_", "connections"))
    assert ("0: no limit" in what) == zero_is_free
