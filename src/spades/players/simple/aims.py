"""What a seat wants from the tricks that are left: its contract, a set, no bags, or all it gets."""

from __future__ import annotations

from typing import Final

from spades.players.simple.chances import worth
from spades.players.simple.situation import Situation, cards_in

NEED: Final = "need"
"""The side's contract still needs tricks, and can get them."""
SET: Final = "set"
"""The contract is safe or lost, and the opponents can still be set for less than it costs."""
DUCK: Final = "duck"
"""A trick more would be a bag, or would only keep a bag from the opponents."""
FREE: Final = "free"
"""A trick more costs nothing: bags are off."""

BAG_COST: Final = 11.0
"""Points that a bag costs on the way to a penalty of 100 for ten, its own point taken off."""


class Aim:
    """``kind``, and whether every trick that is left is needed for it (``must``)."""

    __slots__ = ("kind", "must", "wants")

    def __init__(self, kind: str, must: bool) -> None:
        self.kind = kind
        self.must = must
        self.wants = kind != DUCK


def aim_of(now: Situation) -> Aim:
    """What this seat plays for now, its own Nil and those of others apart."""
    left = now.left
    if not now.spoiled and 0 < now.need <= left:
        return Aim(NEED, now.need == left)
    # Tricks that the opponents can lose and still make their contract.
    slack = left - now.foe_need
    if now.foe_need > 0 and slack >= 0 and _worth_setting(now, slack):
        return Aim(SET, slack + 1 >= left)
    if now.bags_matter or now.spoiled:
        return Aim(DUCK, False)
    return Aim(FREE, False)


def _worth_setting(now: Situation, slack: int) -> bool:
    """Whether the chance to set the opponents is worth the bags that trying costs."""
    wanted = slack + 1
    if wanted > now.left:
        return False
    expected = sum([worth(now, card) for card in cards_in(now.hand)])
    if now.partner >= 0 and not now.partner_nil:
        expected += 0.25 * now.left
    if now.spoiled and now.need > 0:
        # The tricks that this seat wins are not its partner's.
        expected -= 0.5 * now.need
    likely = min(1.0, max(0.0, expected / wanted)) ** 2
    gain = 20.0 * now.foe_contract * likely
    lost = not now.spoiled and now.need > now.left
    cost = BAG_COST * wanted if now.bags_matter and not lost else 0.0
    return gain > cost and expected >= 0.5 * wanted
