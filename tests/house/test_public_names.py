"""``import spades`` has every public name, each from its module, for programs and type checkers."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import spades

ROOT = Path(__file__).resolve().parents[2]
TREE = ast.parse((ROOT / "src" / "spades" / "__init__.py").read_text(encoding="utf-8"))


def told_to_type_checkers() -> dict[str, str]:
    """The names that the module imports under TYPE_CHECKING, with where from."""
    found: dict[str, str] = {}
    for block in TREE.body:
        if isinstance(block, ast.If):
            for node in block.body:
                if isinstance(node, ast.ImportFrom) and node.module:
                    found |= {alias.name: node.module for alias in node.names}
    return found


def test_type_checkers_and_programs_get_the_same_names_from_the_same_places():
    assert told_to_type_checkers() == spades._HOME_OF
    assert set(spades.__all__) == {*spades._HOME_OF, "__version__"}
    assert len(spades.__all__) == len(set(spades.__all__))


@pytest.mark.parametrize("name", [name for name in spades.__all__ if name != "__version__"])
def test_a_public_name_is_there_and_is_documented(name):
    value = getattr(spades, name)
    module = sys.modules[spades._HOME_OF[name]]
    assert value is getattr(module, name)
    if callable(value) and getattr(value, "__module__", "").startswith("spades"):
        assert value.__doc__


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="no attribute 'bridge'"):
        spades.bridge  # type: ignore[attr-defined]  # noqa: B018
    assert not hasattr(spades, "__path_of__")


def test_names_are_listed_before_they_are_fetched():
    code = "import spades; print(*dir(spades))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(spades.__all__) <= set(run.stdout.split())


def test_importing_spades_imports_none_of_its_parts():
    code = "import sys, spades; print(*[n for n in sys.modules if n.startswith('spades')])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["spades"]


def test_nothing_below_imports_from_the_root():
    for file in (ROOT / "src" / "spades").rglob("*.py"):
        part = file.relative_to(ROOT / "src" / "spades").parts[0]
        if part in ("cards", "rules", "game", "errors.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ImportFrom):
                    assert node.module != "spades", file
                if isinstance(node, ast.Import):
                    assert "spades" not in [alias.name for alias in node.names], file
