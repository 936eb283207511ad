"""How much one sender may ask for, and who a sender is.

The clock is passed in, so that what is refused hangs on the numbers alone. Memory is bounded by
what is really going on: a sender who has been quiet is forgotten. A sender is an address; anybody
can write an ``X-Forwarded-For``, so it is believed only as far as proxies wrote it that the host
has named: read from the right, up to the first address that is none of theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Final

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

UNKNOWN: Final = "unknown"
"""The sender where the transport tells no address."""
MOST_KEYS: Final = 100_000
"""Senders that are told apart at a time; all further ones share one bucket."""

_TOLERANCE: Final = 1e-9
_MOST_HOPS: Final = 20
_LONGEST: Final = 64
"""Characters of one hop; no address with a port and a zone is as long."""


class Bucket:
    """A bucket of ``burst`` tokens, full at first, that fills at ``rate`` tokens a second.

    With a rate of 0 there is no limit.
    """

    __slots__ = ("_full_at", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._full_at = float("-inf")

    def take(self, now: float, tokens: float = 1.0) -> bool:
        """Take tokens, if they are there; whether they were. ``now`` is in seconds.

        A clock that goes backwards empties the bucket at worst.
        """
        if not self.rate:
            return True
        if self.wait(now, tokens):
            return False
        self._full_at = self._fills_at(now) + tokens / self.rate
        return True

    def wait(self, now: float, tokens: float = 1.0) -> float:
        """In how many seconds so many tokens will be there; 0: they are."""
        if not self.rate:
            return 0.0
        wait = self._fills_at(now) - now + (tokens - self.burst) / self.rate
        return wait if wait > _TOLERANCE else 0.0

    def is_full(self, now: float) -> bool:
        """Whether it is as if nothing had ever been taken."""
        return self._full_at <= now

    def _fills_at(self, now: float) -> float:
        # Kept, or a clock that was set back would have to catch up first.
        self._full_at = min(self._full_at, now + self.burst / self.rate)
        return max(self._full_at, now)


class Limits:
    """A bucket for each sender, by any key: an address, a connection, a table."""

    def __init__(self, rate: float, burst: float, most: int = MOST_KEYS) -> None:
        self.rate = rate
        self.burst = burst
        self._most = most
        self._buckets: dict[str, Bucket] = {}
        self._others = Bucket(rate, burst)
        self._sweep_at = 1

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float, tokens: float = 1.0) -> bool:
        """As ``Bucket.take``, of this sender."""
        if not self.rate:
            return True
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._sweep_at:
                self.sweep(now)
            if len(self._buckets) >= self._most:
                return self._others.take(now, tokens)
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
        return bucket.take(now, tokens)

    def wait(self, key: str, now: float, tokens: float = 1.0) -> float:
        """As ``Bucket.wait``, of this sender."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._others if len(self._buckets) >= self._most else None
        return 0.0 if bucket is None else bucket.wait(now, tokens)

    def forget(self, key: str) -> None:
        """This sender is gone for good, as a closed connection is."""
        self._buckets.pop(key, None)

    def sweep(self, now: float) -> None:
        """Forget the buckets that are full again.

        It is done by itself whenever there are twice as many as were left the last time: so it
        costs each sender little, and there are never much more than twice those in use.
        """
        self._buckets = {key: one for key, one in self._buckets.items() if not one.is_full(now)}
        self._sweep_at = 2 * len(self._buckets) + 1


class Places:
    """At most ``most`` things at a time for each key, such as connections of an address.

    With ``most`` 0 there is no limit.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._taken)

    def taken(self, key: str) -> int:
        """How many there are now."""
        return self._taken.get(key, 0)

    def take(self, key: str) -> bool:
        """One more, if there may be; whether there is. Whoever got it gives it back once."""
        count = self.taken(key)
        if self.most and count >= self.most:
            return False
        self._taken[key] = count + 1
        return True

    def give_back(self, key: str) -> None:
        """One less."""
        count = self.taken(key)
        if count > 1:
            self._taken[key] = count - 1
        else:
            self._taken.pop(key, None)


# --- who it is


def read_network(text: str) -> Network:
    """An address or a range of them, ``10.0.0.0/8``. Raises ValueError."""
    return ip_network(text.strip(), strict=False)


def read_address(text: str) -> Address | None:
    """An address as a proxy or a socket writes it: with a port, in brackets, with a zone.

    None where it is none. An IPv4 address in the clothes of an IPv6 one is an IPv4 address.

    >>> read_address("[2001:db8::1]:4711"), read_address("::ffff:10.0.0.1"), read_address("it")
    (IPv6Address('2001:db8::1'), IPv4Address('10.0.0.1'), None)
    """
    text = text.strip()
    if len(text) > _LONGEST:
        return None
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def is_in(address: Address, networks: Sequence[Network]) -> bool:
    """Whether an address lies in one of the ranges."""
    return any(address in network for network in networks)


def client_address(
    peer: str | None, forwarded: Sequence[str], trusted: Sequence[Network]
) -> Address | None:
    """The address that a request came from; None where it cannot be told.

    ``peer``: the other end of the connection. ``forwarded``: the values of all
    ``X-Forwarded-For`` headers, in their order. ``trusted``: the proxies that are believed.
    """
    address = read_address(peer or "")
    hops = [hop for value in forwarded for hop in value.split(",")]
    for hop in reversed(hops[-_MOST_HOPS:]):
        if address is None or not is_in(address, trusted):
            break
        named = read_address(hop)
        if named is None:  # a proxy that we believe does not know either
            break
        address = named
    return address


def sender(address: Address | None) -> str:
    """The key under which an address is counted: IPv6 by its /64, which one household has whole.

    >>> sender(read_address("2001:db8::1:2:3:4")), sender(read_address("192.0.2.7"))
    ('2001:db8::/64', '192.0.2.7')
    """
    if address is None:
        return UNKNOWN
    if isinstance(address, IPv6Address):
        return str(ip_network((int(address), 64), strict=False))
    return str(address)
