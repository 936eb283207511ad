"""What the screen asks of the player now, and the answers that it offers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spades.cards import Card, cards_of
from spades.game.actions import Action, Bid, Decline, Exchange, Keep, Look, Pass, Refuse
from spades.game.decide import PASS_SIZE
from spades.game.view import View
from spades.i18n import Texts
from spades.players import Decision
from spades.rules.laws import DOUBLE_NIL, HIGHEST_BID, NIL, partner_of
from spades.table import Ask as TableAsk
from spades.table import asks
from spades.tui.stage import Stage


@dataclass(frozen=True, slots=True)
class Option:
    """One answer: its key on the keyboard, its words, and what it does."""

    key: str
    label: str
    action: Action | TableAsk
    shy: bool = False
    """Drawn faintly: nobody should take it for the usual thing to do."""
    risky: bool = False
    """Asks once more before it is done."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A question. ``cards``: how a card of the hand answers it."""

    kind: str
    """wait, look, double-nil, bid, keep, play, pass or exchange; at a table vote or back."""
    question: str
    options: tuple[Option, ...] = ()
    cards: str = ""
    """``play`` one, ``choose`` some, or nothing."""
    first: int | None = 0
    """The option that Enter takes before any was chosen; None: Enter takes none."""


WAIT: Final = Ask("wait", "")


def ask_of(stage: Stage, texts: Texts, chosen: int = 0) -> Ask:
    """The question to the player now; ``chosen``: how many cards are chosen for an exchange."""
    view, seat = stage.view, stage.seat
    names = stage.names(texts)
    if stage.match.lost is not None:
        return WAIT
    if seat is None:
        return Ask("wait", _whose_turn(view, names, texts))
    if (of_the_table := _of_the_table(stage, seat, names, texts)) is not None:
        return of_the_table
    if view.phase == "bidding" and not view.looked[seat]:
        return _look(stage, seat, names, texts)
    if not stage.my_turn:
        return Ask("wait", _whose_turn(view, names, texts))
    if view.phase == "draw":
        return _draw(view, seat, texts)
    if view.phase == "bidding":
        bids = tuple(
            Option(str(bid), texts.bid(bid), Bid(seat, bid)) for bid in range(NIL, HIGHEST_BID + 1)
        )
        return Ask("bid", texts.say("prompt-bid"), bids, first=None)
    if view.phase == "play":
        key = "prompt-card" if view.trick else "prompt-lead"
        return Ask("play", texts.say(key), cards="play")
    if view.phase == "exchange" and stage.seats == 4:
        more = texts.say("prompt-more-cards", count=max(PASS_SIZE - chosen, 0))
        asked = texts.say("prompt-pass", name=names[partner_of(seat)])
        return Ask("pass", f"{asked} {more}", cards="choose")
    if view.phase == "exchange":
        return Ask("exchange", texts.say("prompt-exchange", count=PASS_SIZE), cards="choose")
    return WAIT


def _whose_turn(view: View, names: Sequence[str], texts: Texts) -> str:
    if view.to_act is None:
        return ""
    you = view.to_act == view.seat
    return "" if you else texts.say("status-turn", you=False, name=names[view.to_act])


def _of_the_table(stage: Stage, seat: int, names: Sequence[str], texts: Texts) -> Ask | None:
    """What the table asks beside the game: to answer a proposal, to take one's seat back."""
    room = stage.match.room
    if room is None:
        return None
    proposal = room.proposal
    if proposal is not None and stage.match.asked:
        options = (
            Option("y", texts.say("ui-yes"), asks.Answer(seat, True)),
            Option("n", texts.say("ui-no"), asks.Answer(seat, False)),
        )
        asked = texts.say("join-vote", what=proposal.what, name=names[proposal.seat])
        return Ask("vote", asked, options, first=None)
    if room.seats[seat].sitter is not None and not stage.match.pending:
        back = Option("b", texts.say("join-take-seat-back"), asks.Back(seat))
        return Ask("back", texts.say("join-computer-plays"), (back,))
    return None


def _look(stage: Stage, seat: int, names: Sequence[str], texts: Texts) -> Ask:
    look = Option("l", texts.say("keys-look"), Look(seat))
    if not stage.my_turn:
        return Ask("look", _whose_turn(stage.view, names, texts), (look,))
    blind = Option("n", texts.say("keys-bid-double-nil"), Bid(seat, DOUBLE_NIL), True, True)
    return Ask("look", texts.say("prompt-look"), (look, blind))


def _draw(view: View, seat: int, texts: Texts) -> Ask:
    if view.asking:
        options = (
            Option("l", texts.say("keys-decline"), Decline(seat)),
            Option("n", texts.say("keys-bid-double-nil"), Bid(seat, DOUBLE_NIL), True, True),
        )
        return Ask("double-nil", texts.say("prompt-double-nil"), options)
    options = (
        Option("k", texts.say("keys-keep"), Keep(seat)),
        Option("r", texts.say("keys-refuse"), Refuse(seat)),
    )
    return Ask("keep", texts.say("prompt-keep", card=view.drawn), options, first=None)


def exchange_action(ask: Ask, seat: int, cards: Sequence[Card]) -> Action:
    """The cards chosen, as the action that the question asks for."""
    chosen = tuple(cards)
    return Pass(seat, chosen) if ask.kind == "pass" else Exchange(seat, chosen)


def suggestion_text(decision: Decision | None, texts: Texts) -> str:
    """What a computer player would do, and why, in a sentence or two."""
    if decision is None:
        return texts.say("suggestion-none")
    reason = texts.say(f"reason-{decision.reason.code}", **decision.reason.values())
    return f"{suggested(decision.action, texts)} {reason}"


def suggested(action: Action, texts: Texts) -> str:
    """An action as something to do."""
    match action:
        case Look():
            return texts.say("suggestion-look")
        case Decline():
            return texts.say("suggestion-decline")
        case Bid(_, bid):
            return texts.say("suggestion-bid", bid=bid)
        case Keep():
            return texts.say("suggestion-keep")
        case Refuse():
            return texts.say("suggestion-refuse")
        case Pass(_, cards):
            return texts.say("suggestion-pass", cards=cards)
        case Exchange(_, cards):
            key = "suggestion-exchange" if cards else "suggestion-exchange-none"
            return texts.say(key, cards=cards) if cards else texts.say(key)
        case _:
            return texts.say("suggestion-card", card=action.card)


# --- the hand in order

ORDERS: Final = {"alternate": (1, 0, 2, 3), "suits": (0, 1, 2, 3)}
"""Suits from left to right: in alternate colours (♦♣♥♠), or as in records (♣♦♥♠)."""


def sorted_hand(hand: int, order: str) -> tuple[Card, ...]:
    """A hand as it is held: suit by suit, each from high to low."""
    suits = ORDERS[order]
    return tuple(sorted(cards_of(hand), key=lambda card: (suits.index(card.suit), -card.rank)))
