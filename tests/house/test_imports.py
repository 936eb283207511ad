"""What may be imported where, beyond the layers that import-linter holds."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "spades"

# Each costs a player more time at the prompt than dealing a hand does.
HEAVY = {
    *("alembic", "asyncpg", "joblib", "matplotlib", "numba", "numpy", "rich", "sqlalchemy"),
    *("textual", "typer"),
}

# The engine stands on Python alone.
ALLOWED: dict[str, set[str]] = {"errors": set(), "cards": set(), "rules": set(), "game": set()}


def imported(file: Path) -> set[str]:
    """Return the top-level names that a file imports, lazy imports included."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return {name.split(".")[0] for name in names}


def test_importing_spades_imports_nothing_heavy():
    code = "import sys, spades; print(*{name.split('.')[0] for name in sys.modules})"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not HEAVY & set(run.stdout.split())


@pytest.mark.parametrize("part", ALLOWED)
def test_the_laws_of_the_game_import_only_the_standard_library(part):
    files = [*SOURCE.glob(f"{part}.py"), *SOURCE.glob(f"{part}/**/*.py")]
    assert files
    for file in files:
        foreign = imported(file) - sys.stdlib_module_names - {"spades"} - ALLOWED[part]
        assert not foreign, file
