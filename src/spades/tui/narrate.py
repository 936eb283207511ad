"""What happened, told as somebody at the table would call the game.

Events come in as a seat sees them (``Told.events_for``), so a sentence can tell no more than that
seat may know. All functions are pure; both front ends use them::

    view, sentences = narrate_all(told.events_for(rules, seat), view, names, texts)

``names`` are the players' names by seat; the seat whose view it is, is addressed as "you".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from spades.game.events import (
    BidMade,
    CardKept,
    CardPlayed,
    CardRefused,
    CardsPassed,
    CardsPutDown,
    CardsRedrawn,
    CardsSwapped,
    DoubleNilDeclined,
    Event,
    HandDealt,
    HandResult,
    HandScored,
    Hidden,
    Line,
    Looked,
    MatchEnded,
    MatchStarted,
    PassChosen,
    Rewound,
    StockSet,
    TrickTaken,
)
from spades.game.evolve_view import evolve_view
from spades.game.view import View
from spades.i18n import Texts
from spades.rules.laws import DOUBLE_NIL, NIL, side_of

Names = Sequence[str]


def narrate(
    event: Event | Rewound,
    before: View | None,
    after: View,
    names: Names,
    texts: Texts,
    by: int | None = None,
) -> list[str]:
    """The sentences of one event, between the views before and after it; some say nothing.

    ``before`` is None for MatchStarted alone. A card drawn to be kept or refused says nothing
    here: it is in the question that follows. ``by``: who took back, if not the view's own seat.
    """
    if isinstance(event, MatchStarted):
        return [texts.say("event-match-started", target=event.rules.target_score)]
    if isinstance(event, Rewound):
        seat = after.seat if by is None else by
        if seat is None:
            return []
        return [texts.say("event-undone", you=seat == after.seat, name=names[seat])]
    tell = _TELL.get(type(event))
    if tell is None:
        return []
    assert before is not None, "only MatchStarted comes without a view before it"
    return tell(event, _Scene(before, after, names, texts))


def narrate_all(
    events: Iterable[Event | Rewound], view: View | None, names: Names, texts: Texts
) -> tuple[View | None, list[str]]:
    """Fold a seat's events into its view and tell each; ``view`` is the one before them.

    After a Rewound the view cannot be folded on: take it from the match, and tell the Rewound by
    ``narrate`` alone.
    """
    seat = None if view is None else view.seat
    told: list[str] = []
    for event in events:
        assert not isinstance(event, Rewound), "after a Rewound the view comes from the match"
        before, view = view, evolve_view(view, event, seat)
        told += narrate(event, before, view, names, texts)
    return view, told


def score_lines(
    result: HandResult, seat: int | None, names: Names, texts: Texts, totals: bool = True
) -> list[str]:
    """A finished hand line by line, the reader's own side first; each side ends with its total."""
    first = 0 if seat is None else side_of(seat)
    told: list[str] = []
    for side in (first, 1 - first):
        told += side_lines(result, side, seat, names, texts)
        if totals:
            told.append(
                texts.say(
                    "line-total",
                    side=side_name(side, seat, names, texts),
                    amount=result.points[side],
                    score=result.scores[side],
                    bags=result.bag_counts[side],
                )
            )
    return told


def side_lines(
    result: HandResult, side: int, seat: int | None, names: Names, texts: Texts
) -> list[str]:
    """One side's lines of a finished hand; their amounts add up to ``result.points[side]``."""
    return [_line(line, result, side, seat, names, texts) for line in result.lines[side]]


def match_end_text(view: View, names: Names, texts: Texts) -> str:
    """How the match ended, from the side of the view's seat. The view's phase is ``over``."""
    winner, seat = view.winner, view.seat
    mine = None if seat is None else side_of(seat)
    if view.ended_by == "abandoned":
        return texts.say("match-abandoned")
    if winner is None:
        score, other = _scores(view, mine or 0)
        return texts.say("match-draw", score=score, other=other)
    if view.ended_by == "forfeit":
        loser = 1 - winner
        side = public_side_name(loser, names, texts)
        return texts.say("match-conceded", you=loser == mine, side=side)
    if view.ended_by == "accepted":
        side = public_side_name(winner, names, texts)
        return texts.say("match-accepted", you=winner == mine, side=side)
    if mine is None:
        score, other = _scores(view, winner)
        side = public_side_name(winner, names, texts)
        return texts.say("match-winner", side=side, score=score, other=other)
    score, other = _scores(view, mine)
    return texts.say("match-won" if winner == mine else "match-lost", score=score, other=other)


def side_name(side: int, seat: int | None, names: Names, texts: Texts) -> str:
    """A side as its reader calls it: Us and Them; You and a name; for a spectator the names."""
    if seat is None:
        return public_side_name(side, names, texts)
    if len(names) == 4:
        return texts.say("side-us" if side == side_of(seat) else "side-them")
    return texts.say("seat-you") if side == seat else names[side]


def public_side_name(side: int, names: Names, texts: Texts) -> str:
    """A side as everybody calls it: the partners' names, or the player's."""
    if len(names) == 2:
        return names[side]
    return texts.say("side-partners", first=names[side], second=names[side + 2])


def contract_of(bids: Sequence[int | None], side: int) -> int:
    """The side's contract as bid so far."""
    return sum(bid for bid in bids[side::2] if bid is not None and NIL < bid < DOUBLE_NIL)


def taken_of(bids: Sequence[int | None], tricks: Sequence[int], side: int) -> int:
    """The tricks that count towards the side's contract: those of its Nil bidders do not."""
    return sum(
        won
        for bid, won in zip(bids[side::2], tricks[side::2], strict=True)
        if bid is None or NIL < bid < DOUBLE_NIL
    )


def _scores(view: View, side: int) -> tuple[int, int]:
    return view.scores[side], view.scores[1 - side]


def _line(
    line: Line, result: HandResult, side: int, seat: int | None, names: Names, texts: Texts
) -> str:
    told: dict[str, Any] = {"amount": line.amount}
    if line.seat is None:
        told["side"] = side_name(side, seat, names, texts)
    else:
        told |= {"you": line.seat == seat, "name": names[line.seat]}
    if line.what == "contract":
        contract = contract_of(result.bids, side)
        if contract == 0:
            return texts.say("line-contract-none", side=told["side"])
        taken = taken_of(result.bids, result.tricks, side)
        key = "line-contract-made" if taken >= contract else "line-contract-failed"
        return texts.say(key, contract=contract, taken=taken, **told)
    if line.what == "bags":
        return texts.say("line-bags", count=result.bags[side], **told)
    if line.what == "bag_penalty":
        return texts.say("line-bag-penalty", **told)
    made = "made" if line.seat is not None and result.tricks[line.seat] == 0 else "failed"
    return texts.say(f"line-{line.what.replace('_', '-')}-{made}", **told)


# --- each event


class _Scene:
    """What the sentences of one event are made from."""

    def __init__(self, before: View, after: View, names: Names, texts: Texts) -> None:
        self.before = before
        self.after = after
        self.seat = after.seat
        self.names = names
        self.texts = texts

    def who(self, seat: int) -> dict[str, Any]:
        """A seat as ``$you`` and ``$name``."""
        return {"you": seat == self.seat, "name": self.names[seat]}

    def say(self, key: str, seat: int, **told: Any) -> list[str]:
        """One sentence of what a seat did."""
        return [self.texts.say(key, **self.who(seat), **told)]


def _dealt(event: HandDealt, scene: _Scene) -> list[str]:
    view = scene.after
    return scene.say("event-hand-dealt", view.dealer, hand=view.hand_number)


def _stock_set(event: StockSet, scene: _Scene) -> list[str]:
    view = scene.after
    return scene.say("event-draw-begins", view.dealer, hand=view.hand_number)


def _looked(event: Looked, scene: _Scene) -> list[str]:
    return scene.say("event-looked", event.seat)


def _declined(event: DoubleNilDeclined, scene: _Scene) -> list[str]:
    return scene.say("event-double-nil-declined", event.seat)


def _bid(event: BidMade, scene: _Scene) -> list[str]:
    return scene.say("event-bid-made", event.seat, bid=event.bid)


def _kept(event: CardKept, scene: _Scene) -> list[str]:
    face_down = event.discarded is None
    if event.seat == scene.seat:
        key = "event-card-kept" if face_down else "event-card-kept-seen"
        return scene.say(key, event.seat, card=event.card, discarded=event.discarded)
    key = "event-card-kept-hidden" if face_down else "event-card-kept-open"
    return scene.say(key, event.seat, discarded=event.discarded)


def _refused(event: CardRefused, scene: _Scene) -> list[str]:
    if event.seat == scene.seat:
        key = "event-card-refused"
        return scene.say(key, event.seat, card=event.card, discarded=event.discarded)
    key = "event-card-refused-hidden" if event.discarded is None else "event-card-refused-open"
    return scene.say(key, event.seat, discarded=event.discarded)


def _pass_chosen(event: PassChosen, scene: _Scene) -> list[str]:
    if event.seat == scene.seat:
        return scene.say("event-pass-chosen", event.seat, cards=event.cards)
    return scene.say("event-pass-chosen-hidden", event.seat)


def _passed(event: CardsPassed, scene: _Scene) -> list[str]:
    return _one_pass(event.seat, event.to, event.cards, scene)


def _swapped(event: CardsSwapped, scene: _Scene) -> list[str]:
    return [
        *_one_pass(event.partner, event.seat, event.taken, scene),
        *_one_pass(event.seat, event.partner, event.given, scene),
    ]


def _one_pass(giver: int, taker: int, cards: Hidden, scene: _Scene) -> list[str]:
    names, texts = scene.names, scene.texts
    if giver == scene.seat:
        return [texts.say("event-cards-passed", cards=cards, name=names[taker])]
    if taker == scene.seat:
        return [texts.say("event-cards-received", cards=cards, name=names[giver])]
    told = {"name": names[giver], "partner": names[taker]}
    return [texts.say("event-cards-passed-hidden", **told)]


def _put_down(event: CardsPutDown, scene: _Scene) -> list[str]:
    cards = [card for card in event.cards if card is not None]
    count = len(event.cards)
    return scene.say("event-cards-put-down", event.seat, count=count, cards=cards)


def _redrawn(event: CardsRedrawn, scene: _Scene) -> list[str]:
    cards = [card for card in event.cards if card is not None]
    if not cards:
        return []
    key = "event-cards-redrawn" if event.seat == scene.seat else "event-cards-redrawn-open"
    return scene.say(key, event.seat, cards=cards)


def _played(event: CardPlayed, scene: _Scene) -> list[str]:
    key = "event-card-played" if scene.before.trick else "event-card-led"
    told = scene.say(key, event.seat, card=event.card)
    if scene.after.spades_broken and not scene.before.spades_broken:
        told.append(scene.texts.say("event-spades-broken"))
    return told


def _taken(event: TrickTaken, scene: _Scene) -> list[str]:
    return scene.say("event-trick-taken", event.seat, trick=len(scene.after.tricks))


def _scored(event: HandScored, scene: _Scene) -> list[str]:
    texts = scene.texts
    over = texts.say("event-hand-scored", hand=scene.before.hand_number)
    return [over, *score_lines(event.result, scene.seat, scene.names, texts)]


def _ended(event: MatchEnded, scene: _Scene) -> list[str]:
    return [match_end_text(scene.after, scene.names, scene.texts)]


_TELL: Final[dict[type[Event], Callable[[Any, _Scene], list[str]]]] = {
    HandDealt: _dealt,
    StockSet: _stock_set,
    Looked: _looked,
    DoubleNilDeclined: _declined,
    BidMade: _bid,
    CardKept: _kept,
    CardRefused: _refused,
    PassChosen: _pass_chosen,
    CardsPassed: _passed,
    CardsSwapped: _swapped,
    CardsPutDown: _put_down,
    CardsRedrawn: _redrawn,
    CardPlayed: _played,
    TrickTaken: _taken,
    HandScored: _scored,
    MatchEnded: _ended,
}
