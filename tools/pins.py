"""Keep the exact versions that we test with: constraints.txt for pip, pyproject.toml for uv.

    python tools/pins.py --check      are both the same? (the default)
    python tools/pins.py --write      copy constraints.txt into pyproject.toml
    python tools/pins.py --resolve    ask uv for the newest set that fits, then write both

constraints.txt is the source. Its lines are plain `name==version`: a lock file would also name
the addresses that it was fetched from, which are nobody else's business.
"""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONSTRAINTS = ROOT / "constraints.txt"
PYPROJECT = ROOT / "pyproject.toml"

OLDEST_PYTHON = "3.11"  # a set that fits it fits the newer ones too
BLOCK = re.compile(r"^(constraint-dependencies = \[\n).*?^(\]\n)", re.MULTILINE | re.DOTALL)


def for_pip() -> list[str]:
    """Return the lines of constraints.txt."""
    return CONSTRAINTS.read_text(encoding="utf-8").splitlines()


def for_uv() -> list[str]:
    """Return `[tool.uv] constraint-dependencies`."""
    config = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))
    pins: list[str] = config["tool"]["uv"]["constraint-dependencies"]
    return pins


def write() -> None:
    """Copy constraints.txt into pyproject.toml."""
    lines = "".join(f'    "{pin}",\n' for pin in for_pip())
    text = PYPROJECT.read_text(encoding="utf-8")
    PYPROJECT.write_text(BLOCK.sub(rf"\g<1>{lines}\g<2>", text), encoding="utf-8")


def resolve() -> None:
    """Write constraints.txt anew: one version of each package, for every system and Python."""
    command = ["uv", "pip", "compile", "--quiet", "--no-config", "--all-extras", "--universal"]
    command += ["--fork-strategy=fewest", f"--python-version={OLDEST_PYTHON}"]
    command += ["--no-header", "--no-annotate", "--no-emit-index-url", str(PYPROJECT)]
    found = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    # A pin with a marker ("; sys_platform == …") pins as well without it.
    pins = [line.split(";")[0].strip() for line in found.splitlines()]
    CONSTRAINTS.write_text("\n".join(pins) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Do what the one argument says; return 1 when the two places differ."""
    match arguments:
        case ["--resolve"]:
            resolve()
            write()
        case ["--write"]:
            write()
        case [] | ["--check"]:
            pass
        case _:
            print(__doc__)
            return 2
    if for_pip() != for_uv():
        print("pyproject.toml differs from constraints.txt: run python tools/pins.py --write")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
