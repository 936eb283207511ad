"""No file of the repository names where things were fetched from, or whose machine made it."""

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Written in pieces, so that this file does not find itself.
REGISTRIES = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("anaconda", "org"),
        ("deb", "debian", "org"),
    )
]
FORBIDDEN = {
    "a registry": re.compile("|".join(map(re.escape, REGISTRIES)), re.IGNORECASE),
    "a path of somebody's machine": re.compile(r"(?<![\w.$}/-])/(?:root|work|Users)/"),
}
GENERATED = re.compile(r"(^|/)(uv\.lock|\.venv|__pycache__|node_modules|\.env)(/|$)|\.pyc$")


@cache
def files_of_the_repository(under: str = ".") -> tuple[str, ...]:
    """Return the files that are committed, or would be by `git add`."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", under]
    try:
        run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return tuple(name for name in run.stdout.split("\0") if (ROOT / name).is_file())


def test_nothing_generated_is_committed():
    assert not [name for name in files_of_the_repository() if GENERATED.search(name)]


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_names(what):
    found = [
        f"{name}: {match[0]}"
        for name in files_of_the_repository()
        for match in FORBIDDEN[what].finditer((ROOT / name).read_bytes().decode("latin-1"))
    ]
    assert not found
