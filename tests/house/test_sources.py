"""What no module may do, for it would open a door: run what it was given, guess, hash weakly."""

import ast
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "spades"

COMPILED = {"kernel/link.py", "kernel/frozen.py"}
"""They read machine code back that they wrote and sealed themselves."""
ENGINES = {"players/process.py", "players/guard.py"}
"""They start the programs that the owner of the computer names."""
DEALT = ("cards", "table", "server", "store")
"""Where what is drawn at random has to be unforeseeable."""

FORBIDDEN = {
    "runs text as code": {"eval", "exec", "compile", "__import__"},
    "reads objects of any kind": {"pickle.loads", "pickle.load", "marshal.loads", "shelve.open"},
    "reads YAML or XML": {"yaml.load", "ElementTree.parse", "ElementTree.fromstring"},
    "starts a program": {"os.system", "os.popen", "subprocess.run", "subprocess.Popen"},
    "hashes weakly": {"hashlib.md5", "hashlib.sha1", "hashlib.new"},
    "asks other hosts": {"urllib.request.urlopen", "httpx.get", "requests.get", "urlopen"},
}
ALLOWED = {
    "runs text as code": COMPILED,
    "reads objects of any kind": COMPILED | {"testing/conformance.py"},
    "starts a program": ENGINES,
}


@cache
def trees():
    files = sorted(SOURCE.rglob("*.py"))
    return {
        file.relative_to(SOURCE).as_posix(): ast.parse(file.read_text(encoding="utf-8"))
        for file in files
    }


def calls(tree):
    """The names of what is called, as they are written."""
    return {ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}


def imported(tree):
    """The modules that are imported."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_module(what):
    found = {name for name, tree in trees().items() if calls(tree) & FORBIDDEN[what]}
    assert found <= ALLOWED.get(what, set())


def test_what_is_allowed_is_needed():
    for what, names in ALLOWED.items():
        for name in names & {"kernel/link.py", "kernel/frozen.py", "players/process.py"}:
            used = any(calls(trees()[name]) & FORBIDDEN[one] for one in ALLOWED)
            assert used, f"{name} no longer {what}"


def test_no_program_is_started_through_a_shell():
    for name, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                assert "shell" not in {word.arg for word in node.keywords}, name


def test_nothing_is_drawn_where_it_could_be_foreseen():
    """`random` can be foreseen; deals, tokens and codes come from `secrets` and from hashes."""
    for name, tree in trees().items():
        if name.split("/")[0] in DEALT:
            assert not {"random", "uuid"} & set(imported(tree)), name


TAKES_SQL = ("text", "execute", "exec_driver_sql", "executescript", "executemany")


def is_put_together(part):
    """Whether text is made of other text; pragmas take no bound values, and get constants."""
    if isinstance(part, ast.JoinedStr):
        return not ast.unparse(part).startswith(("f'PRAGMA ", 'f"PRAGMA '))
    if isinstance(part, ast.BinOp):
        return isinstance(part.op, ast.Mod)
    return isinstance(part, ast.Call) and ast.unparse(part.func).endswith(".format")


def test_no_statement_is_put_together_from_text():
    """The database is asked with bound values: what is text of SQL is a constant."""
    for name, tree in trees().items():
        for node in ast.walk(tree):
            if not (name.startswith("store/") and isinstance(node, ast.Call) and node.args):
                continue
            if ast.unparse(node.func).rpartition(".")[2] in TAKES_SQL:
                parts = ast.walk(node.args[0])
                assert not any(map(is_put_together, parts)), f"{name}:{node.lineno}"
