"""How others reach this computer: its address in the local network, and a link as a QR code."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

import segno

_ELSEWHERE: Final = (
    (socket.AF_INET, "192.0.2.1"),
    (socket.AF_INET6, "2001:db8::1"),
)
"""Addresses kept for examples: there is nobody, and the way there is the way to everywhere."""
_NOWHERE: Final = ("127.", "0.", "::", "fe80:")

_BLOCKS: Final = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
_BLACK_ON_WHITE: Final = "\x1b[30;107m"
_RESET: Final = "\x1b[0m"
BORDER: Final = 4
"""Modules of white around a code, as readers want it."""


def lan_address() -> str | None:
    """The address of this computer that others in its network use; None where it has none.

    Nothing is sent: a datagram socket that is connected only looks up which way it would go.
    """
    for family, somewhere in _ELSEWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((somewhere, 9))
                address = str(probe.getsockname()[0])
        except OSError:
            continue
        if not address.startswith(_NOWHERE):
            return address
    return None


def qr_lines(url: str, colours: bool = True) -> list[str]:
    """A link as lines of a QR code, to be printed one below the other.

    Black on white by the terminal's colours; without colours black is where nothing is printed,
    which is right on a dark terminal.
    """
    if colours:
        return [f"{_BLACK_ON_WHITE}{line}{_RESET}" for line in _lines(url, dark=True)]
    return list(_lines(url, dark=False))


def _lines(url: str, dark: bool) -> Iterator[str]:
    """Two rows of modules a line; ``dark``: whether a block is a dark module or a light one."""
    code = segno.make(url, micro=False, error="m", boost_error=False)
    rows = [[bool(module) == dark for module in row] for row in code.matrix_iter(border=BORDER)]
    below = [False] * len(rows[0])
    for upper, lower in zip_longest(rows[::2], rows[1::2], fillvalue=below):
        yield "".join(_BLOCKS[pair] for pair in zip(upper, lower, strict=True))
