"""The link for the others in the room: an address that they can reach, a code they can read."""

import socket
from typing import ClassVar

import pytest
import segno

from spades.server.address import BORDER, lan_address, qr_lines

LINK = "http://192.168.1.20:8750/t/AbCdEfGhIjKlMnOp"

HALVES = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}


def modules(lines):
    """The rows of modules that lines show: 1 where something is printed."""
    rows = []
    for line in lines:
        pairs = [HALVES[mark] for mark in line]
        rows += [[upper for upper, _ in pairs], [lower for _, lower in pairs]]
    return rows


def wanted(link):
    code = segno.make(link, micro=False, error="m", boost_error=False)
    return [list(row) for row in code.matrix_iter(border=BORDER)]


@pytest.mark.parametrize("link", [LINK, "http://[2001:db8::7]:80/", "x", "y" * 300])
def test_the_lines_are_the_code_of_the_link(link):
    lines = qr_lines(link)
    assert all(line.startswith("\x1b[30;107m") and line.endswith("\x1b[0m") for line in lines)
    rows = modules(line.removeprefix("\x1b[30;107m").removesuffix("\x1b[0m") for line in lines)
    assert rows[: len(wanted(link))] == wanted(link)
    assert not any(map(any, rows[len(wanted(link)) :]))


def test_without_colours_light_is_what_is_printed():
    rows = modules(qr_lines(LINK, colours=False))
    for row, want in zip(rows, wanted(LINK), strict=False):
        assert row == [1 - module for module in want]


def test_a_code_fits_on_a_terminal():
    lines = qr_lines(LINK, colours=False)
    assert len(lines) <= 24
    assert {len(line) for line in lines} <= set(range(80))


class Probe:
    """A datagram socket of a computer that would reach others from ``own``; it never sends."""

    own: ClassVar[dict[int, str]] = {}

    def __init__(self, family, kind):
        assert kind == socket.SOCK_DGRAM
        self.family = family

    def __enter__(self):
        return self

    def __exit__(self, *error):
        return None

    def connect(self, address):
        if self.family not in self.own:
            raise OSError("Network is unreachable")

    def getsockname(self):
        return (self.own[self.family], 50000)


@pytest.mark.parametrize(
    ("four", "six", "want"),
    [
        ("192.168.1.20", None, "192.168.1.20"),
        ("192.168.1.20", "2001:db8::7", "192.168.1.20"),
        (None, "2001:db8::7", "2001:db8::7"),
        ("127.0.0.1", "::1", None),
        ("0.0.0.0", None, None),
        (None, "fe80::1", None),
        (None, None, None),
    ],
)
def test_the_address_is_the_one_that_others_reach(monkeypatch, four, six, want):
    families = {socket.AF_INET: four, socket.AF_INET6: six}
    own = {int(family): address for family, address in families.items() if address}
    monkeypatch.setattr(Probe, "own", own)
    monkeypatch.setattr("spades.server.address.socket.socket", Probe)
    assert lan_address() == want


def test_this_computer_has_an_address_or_none():
    found = lan_address()
    assert found is None or socket.getaddrinfo(found, None)
