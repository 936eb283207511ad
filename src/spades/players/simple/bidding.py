"""Bids: how many tricks, when Nil, and when nothing but a Double Nil is left."""

from __future__ import annotations

from typing import Final

from spades.game.actions import BIDS, Decline, Look
from spades.game.view import View
from spades.players.player import Decision, because
from spades.players.simple.counting import expected_tricks, expected_tricks_of_two
from spades.players.simple.nilrisk import UNKNOWN_PARTNER, nil_risk, nil_risk_of_two
from spades.players.simple.standing import chance_to_win
from spades.rules.laws import DOUBLE_NIL, HIGHEST_BID, NIL

ROUNDING: Final = {4: 0.1, 2: -0.8}
"""Added to the expected tricks before the fraction is dropped, by the number of seats."""
NIL_MARGIN: Final = 0.0
"""Points by which a Nil has to look better than a count."""

DOUBLE_NIL_HOLDS: Final = {4: 0.85, 2: 0.15}
"""How often a Double Nil holds, by the number of seats, measured in self-play."""
FAR_BEHIND: Final = 150
"""Points behind below which Double Nil is no thought at all."""


# --- before the cards are seen


def choose_double_nil(view: View) -> Decision:
    """Asked for a Double Nil, with no card seen: bid it, or look (or decline)."""
    seat = view.seat
    assert seat is not None
    side = seat & 1
    deficit = view.scores[1 - side] - view.scores[side]
    if seat == view.to_act and double_nil_is_best(view):
        reason = because("bid-double-nil-behind", deficit=deficit)
        return Decision(BIDS[seat][DOUBLE_NIL], reason)
    if view.rules.seats == 2:
        return Decision(Decline(seat), because("decline-double-nil"))
    return Decision(Look(seat), because("look"))


def double_nil_is_best(view: View) -> bool:
    """Whether a Double Nil gives the better chance to win the match; only when far behind."""
    seat = view.seat
    assert seat is not None
    rules, side = view.rules, seat & 1
    mine, theirs = view.scores[side], view.scores[1 - side]
    if theirs - mine < FAR_BEHIND:
        return False
    if rules.seats == 4 and view.bids[seat ^ 2] in (NIL, DOUBLE_NIL):
        return False
    value = rules.double_nil_value
    holds = DOUBLE_NIL_HOLDS[rules.seats]
    # What else the side makes, and what the opponents do: (points, chance).
    own = ((55.0, 0.85), (-50.0, 0.15)) if rules.seats == 4 else ((65.0, 0.8), (-65.0, 0.2))
    beside = ((33.0, 0.75), (-30.0, 0.25)) if rules.seats == 4 else ((0.0, 1.0),)
    played = view.hand_number
    counted = gambled = 0.0
    for foe_points, foe_chance in own:
        after = theirs + foe_points
        for points, chance in own:
            wins = chance_to_win(view, mine + points, after, played)
            counted += foe_chance * chance * wins
        for points, chance in beside:
            made = chance_to_win(view, mine + points + value, after, played)
            lost = chance_to_win(view, mine + points - value, after, played)
            gambled += foe_chance * chance * (holds * made + (1.0 - holds) * lost)
    return gambled > counted


# --- with the cards in hand


def choose_bid(view: View) -> Decision:
    """Nil, or a number of tricks."""
    seat, hand = view.seat, view.hand
    assert seat is not None
    assert hand is not None
    expected = _expected(view, hand)
    bid = max(1, min(HIGHEST_BID, int(expected + ROUNDING[view.rules.seats])))
    risk = _risk(view, hand)
    if risk is not None and _nil_pays(view, risk, bid):
        return Decision(BIDS[seat][NIL], because("bid-nil", risk=round(100 * risk)))
    final = _for_the_score(view, expected, bid)
    if final != bid:
        code = "bid-enough" if final < bid else "bid-must-win"
        return Decision(BIDS[seat][final], because(code, bid=final))
    return Decision(BIDS[seat][bid], because("bid-count", tricks=bid))


def _expected(view: View, hand: int) -> float:
    if view.rules.seats == 2:
        return expected_tricks_of_two(hand)
    expected = expected_tricks(hand)
    seat = view.seat or 0
    if any(view.bids[foe] in (NIL, DOUBLE_NIL) for foe in ((seat + 1) % 4, (seat + 3) % 4)):
        # Tricks go into setting that Nil, or past it: leave room.
        expected -= 0.4
    return expected


def _risk(view: View, hand: int) -> float | None:
    """The risk of a Nil; None where it is out of the question."""
    if view.rules.seats == 2:
        return nil_risk_of_two(hand)
    seat = view.seat or 0
    partner_bid = view.bids[seat ^ 2]
    if partner_bid in (NIL, DOUBLE_NIL):
        return None
    return nil_risk(hand, UNKNOWN_PARTNER if partner_bid is None else partner_bid)


def _nil_pays(view: View, risk: float, bid: int) -> bool:
    value = view.rules.nil_value
    seat = view.seat or 0
    margin = NIL_MARGIN
    foes = ((seat + 1) % 4, (seat + 3) % 4) if view.rules.seats == 4 else (1 - seat,)
    if any(view.bids[foe] == DOUBLE_NIL for foe in foes):
        # Somebody has to set that Double Nil, and a Nil cannot.
        margin += 0.35 * view.rules.double_nil_value
    elif any(view.bids[foe] == NIL for foe in foes):
        margin += 0.15 * view.rules.nil_value
    return value * (1.0 - 2.0 * risk) > 9.0 * bid + margin


def _for_the_score(view: View, expected: float, bid: int) -> int:
    """The bid, less where less reaches the target, more where nothing less can win the match."""
    rules, seat = view.rules, view.seat or 0
    side = seat & 1
    mine, theirs = view.scores[side], view.scores[1 - side]
    partner_bid = view.bids[seat ^ 2] if rules.seats == 4 else None
    partner = partner_bid if partner_bid not in (None, NIL, DOUBLE_NIL) else 0
    assert partner is not None
    if partner_bid in (NIL, DOUBLE_NIL):
        return bid
    foes = ((seat + 1) % 4, (seat + 3) % 4) if rules.seats == 4 else (1 - seat,)
    foe_bids = [view.bids[foe] for foe in foes]
    foes_make = theirs + sum([_bid_points(view, foe_bid) for foe_bid in foe_bids])
    target = rules.target_score
    # Less: the target is reached anyway, the opponents are out of reach, no penalty threatens.
    least = max(1, -(-(target - mine) // 10) - partner)
    spare = int(expected) + 1 - least
    counted = view.bag_counts[side] + spare + 1
    if least < bid and foes_make < target and (rules.bag_limit == 0 or counted < rules.bag_limit):
        return least
    # More: all others have bid, and what they make would win against this bid.
    if None in foe_bids or (rules.seats == 4 and partner_bid is None):
        return bid
    if foes_make >= target and mine + 10 * (partner + bid) <= foes_make:
        wanted = (max(target, foes_make + 1) - mine + 9) // 10 - partner
        if bid < wanted <= min(HIGHEST_BID, int(expected) + 2):
            return wanted
    return bid


def _bid_points(view: View, bid: int | None) -> int:
    """What an opponent's bid brings when it is made; a guess for one not yet made."""
    if bid is None:
        return 50
    if bid == NIL:
        return view.rules.nil_value
    if bid == DOUBLE_NIL:
        return view.rules.double_nil_value
    return 10 * bid
