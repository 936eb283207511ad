"""The JSON Schemas of what goes over a socket, from the types that the server reads and writes.

python tools/schemas.py           compare docs/schema/ with the types; exit code 1: they differ
python tools/schemas.py --write   write them anew
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from spades.server.protocol import FromClient, FromServer

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "schema"

TITLES: Final = {
    "from-client": ("What a client sends, one of these in each frame.", FromClient),
    "from-server": ("What the server sends, one of these in each frame.", FromServer),
}


def schemas() -> dict[str, str]:
    """Each file's name and text."""
    return {f"{name}.json": _text(title, kind) for name, (title, kind) in TITLES.items()}


def _text(title: str, kind: Any) -> str:
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        **msgspec.json.schema(kind),
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    differ = []
    for name, text in schemas().items():
        file = FOLDER / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            differ.append(name)
            if "--write" in arguments:
                file.write_text(text, encoding="utf-8")
    print(", ".join(differ) or "nothing differs")
    return 1 if differ and "--write" not in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
