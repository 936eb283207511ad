"""What lies in ``deploy/`` fits the program, and the programs that it is written for take it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from bench.nginx import NGINX, Nginx
from spades.server.settings import BY_NAME, SETTINGS, read_settings

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "spades.service"
DOCKERFILE = DEPLOY / "Dockerfile"

VARIABLES = {setting.variable for setting in SETTINGS} | {"SPADES_CACHE"}
OPTIONS = {setting.option for setting in SETTINGS}
FILES = sorted(path.name for path in DEPLOY.iterdir() if path.is_file())


def wanted(program):
    """Skip without the program, but not in CI."""
    if shutil.which(program) is None:
        assert not os.environ.get("CI"), f"no {program} is installed"
        pytest.skip(f"no {program}")
    return program


def unit():
    """The lines of the unit, by section: name and value."""
    sections: dict[str, list[tuple[str, str]]] = {}
    section: list[tuple[str, str]] = []
    for line in UNIT.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = sections.setdefault(line.strip("[]"), [])
        elif line and not line.startswith("#"):
            name, _, value = line.partition("=")
            section.append((name, value))
    return sections


def dockerfile():
    """The instructions of the Dockerfile: word and rest, continued lines joined."""
    text = re.sub(r"^#.*\n", "", DOCKERFILE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [tuple(line.split(maxsplit=1)) for line in lines if line]


def compose():
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def servers():
    return [one for name, one in compose()["services"].items() if name.startswith("server-")]


# --- names


@pytest.mark.parametrize("name", FILES)
def test_variables_are_settings_of_the_program(name):
    named = re.findall(r"\bSPADES_[A-Z_]+", (DEPLOY / name).read_text(encoding="utf-8"))
    assert set(named) <= VARIABLES


@pytest.mark.parametrize("name", FILES)
def test_options_are_options_of_the_program(name):
    text = (DEPLOY / name).read_text(encoding="utf-8")
    for rest in re.findall(r"spades serve\b([^\n`]*)", text):
        assert set(re.findall(r"--[a-z-]+", rest)) <= OPTIONS


def test_every_file_is_told_of():
    page = (DEPLOY / "README.md").read_text(encoding="utf-8")
    assert [name for name in FILES if f"`{name}`" not in page and name != "README.md"] == []


# --- values


def test_the_unit_s_settings_are_read_as_they_stand():
    given = dict(value.split("=", 1) for name, value in unit()["Service"] if name == "Environment")
    settings = read_settings({}, given)
    assert settings.database.startswith("sqlite:///")
    assert settings.log_format == "json"
    assert [str(network) for network in settings.trusted_proxies] == ["127.0.0.1/32"]
    assert settings.host == BY_NAME["host"].default, "only the proxy is to reach it"


def test_the_image_s_settings_are_read_as_they_stand():
    (env,) = [rest for word, rest in dockerfile() if word == "ENV"]
    settings = read_settings({}, dict(one.split("=", 1) for one in env.split()))
    assert settings.database == "sqlite:////var/lib/spades/tables.sqlite"
    assert ("EXPOSE", str(settings.port)) in dockerfile()
    assert settings.host == "0.0.0.0", "in a container 127.0.0.1 is the container"


def test_composed_servers_share_a_database_and_know_their_proxy():
    assert len(servers()) == 2
    for server in servers():
        settings = read_settings({}, server["environment"])
        assert settings.database.startswith("postgresql://")
        (network,) = settings.trusted_proxies
        assert (
            str(network.network_address)
            == (compose()["services"]["proxy"]["networks"]["front"]["ipv4_address"])
        )
        assert settings.origins == ("https://spades.example",)


def test_composed_nginx_knows_every_server():
    listed = compose()["configs"]["servers"]["content"]
    names = re.findall(r"^server ([a-z0-9-]+):(\d+)", listed, re.MULTILINE)
    (port,) = [rest for word, rest in dockerfile() if word == "EXPOSE"]
    assert names == [(name, port) for name in compose()["services"] if name.startswith("server-")]


def test_no_password_is_in_the_files():
    for name in FILES:
        text = (DEPLOY / name).read_text(encoding="utf-8")
        assert not re.search(r"postgresql://[^\s:@]+:(?!\$\{POSTGRES_PASSWORD)[^\s@]+@", text)
    assert "POSTGRES_PASSWORD:?" in (DEPLOY / "compose.yaml").read_text(encoding="utf-8")


# --- stopping


def test_whoever_stops_a_server_gives_it_time():
    """All of them send SIGTERM, and wait longer than a server takes to close."""
    service = dict(unit()["Service"])
    assert service["KillSignal"] == "SIGTERM"
    assert int(service["TimeoutStopSec"]) >= 20
    assert ("STOPSIGNAL", "SIGTERM") in dockerfile()
    assert all(int(server["stop_grace_period"].removesuffix("s")) >= 20 for server in servers())


def test_a_wrong_setting_is_not_tried_again():
    assert dict(unit()["Service"])["RestartPreventExitStatus"] == "2"


# --- what a server may do


def test_nothing_runs_as_root():
    assert dict(unit()["Service"])["User"] == "spades"
    words = [word for word, _ in dockerfile()]
    assert ("USER", "spades") in dockerfile()
    assert "RUN" not in words[words.index("USER") :], "nothing is built by the server's user"


def test_the_unit_is_confined():
    service = dict(unit()["Service"])
    assert service["ProtectSystem"] == "strict"
    assert service["NoNewPrivileges"] == "yes"
    assert service["CapabilityBoundingSet"] == ""
    assert service["IPAddressDeny"] == "any"
    assert service["UMask"] == "0077"


def test_the_image_holds_no_history_and_no_tests():
    copied = [rest for word, rest in dockerfile() if word == "COPY" and "--from" not in rest]
    assert copied == ["pyproject.toml constraints.txt README.md LICENSE ./", "src src"]


# --- the programs themselves


@pytest.mark.parametrize("name", ["spades.service", "spades@8751.service"])
def test_systemd_takes_the_unit(name, tmp_path):
    """For one process and for one of several; the command is put where it is here."""
    wanted("systemd-analyze")
    text = UNIT.read_text(encoding="utf-8")
    copy = tmp_path / name
    copy.write_text(
        text.replace("/opt/spades/bin/spades", shutil.which("true") or ""), encoding="utf-8"
    )
    run = subprocess.run(
        ["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False
    )
    said = [line for line in run.stderr.splitlines() if line.startswith(name)]
    assert (run.returncode, said) == (0, [])


def test_nginx_takes_the_configuration(tmp_path):
    wanted(NGINX)
    Nginx(tmp_path, [8751, 8752]).check()


@pytest.mark.slow
def test_the_image_s_installation_works_in_a_fresh_environment(tmp_path):
    """What the Dockerfile copies and runs to build, in a folder of the test's own."""
    build = dockerfile()[: [word for word, _ in dockerfile()].index("FROM", 1)]
    place = {"/opt/spades": str(tmp_path / "opt"), "/build": str(tmp_path / "build")}
    here = ROOT
    for word, rest in build:
        for old, new in place.items():
            rest = rest.replace(old, new)
        if word == "WORKDIR":
            here = Path(rest)
            here.mkdir()
        elif word == "COPY":
            *sources, target = rest.split()
            for source in sources:
                copy(ROOT / source, here / target)
        elif word == "RUN":
            run(rest, here)
    spades = tmp_path / "opt" / "bin" / "spades"
    assert "--database" in run(f"{spades} serve --help", tmp_path)
    run(f"{spades.with_name('python')} -c 'import asyncpg, spades.store.postgres'", tmp_path)


def copy(source, target):
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(source, target)


def run(line, here):
    """A shell line with this Python as `python`; what it said. It may not fail."""
    names = here / "names"
    names.mkdir(exist_ok=True)
    if not (names / "python").exists():
        (names / "python").symlink_to(sys.executable)
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    clean["PATH"] = f"{names}{os.pathsep}{clean['PATH']}"
    done = subprocess.run(
        line, shell=True, cwd=here, env=clean, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
