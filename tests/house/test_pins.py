"""The pins are complete, plain, and the same for pip and for uv."""

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import pins

PINNED = dict(line.split("==") for line in pins.for_pip())


def declared() -> list[Requirement]:
    project = tomllib.loads(pins.PYPROJECT.read_text(encoding="utf-8"))["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    return [Requirement(line) for group in groups for line in group]


def test_pip_and_uv_get_the_same_pins():
    assert pins.for_uv() == pins.for_pip()


def test_each_pin_is_a_plain_name_and_version():
    for line in pins.for_pip():
        assert re.fullmatch(r"[a-z0-9-]+==[0-9][0-9a-z.]*", line), line
    assert list(PINNED) == sorted(PINNED)
    assert len(PINNED) == len(pins.for_pip())


def test_each_declared_range_admits_its_pin():
    for requirement in declared():
        assert requirement.specifier.contains(PINNED[canonicalize_name(requirement.name)]), (
            requirement
        )


def test_whatever_an_install_brings_is_pinned():
    seen: set[str] = set()
    todo = declared()
    while todo:
        requirement = todo.pop()
        name = canonicalize_name(requirement.name)
        if name in seen or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        seen.add(name)
        try:
            todo += map(Requirement, requires(name) or [])
        except PackageNotFoundError:  # of an extra that is not installed here
            continue
    assert seen <= set(PINNED)
