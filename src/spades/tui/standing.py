"""Where things stand, in sentences: for those who play line by line, and for those who listen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spades.cards import Card, cards_of
from spades.game.events import HandResult
from spades.game.state import Trick
from spades.game.view import View, playable
from spades.i18n import Texts
from spades.rules import Rules
from spades.rules.laws import next_seat, partner_of, side_of
from spades.tui.narrate import Names, contract_of, score_lines, side_name, taken_of


def hand_text(view: View, texts: Texts) -> str:
    """The seat's hand, suit by suit, from high to low."""
    if view.hand is None:
        return texts.say("status-hand-hidden")
    if not view.hand:
        return texts.say("status-hand-empty")
    return texts.say("status-hand", cards=by_suit(cards_of(view.hand), texts))


def by_suit(cards: Sequence[Card], texts: Texts) -> list[str]:
    """Cards as one text for each suit: ``A♣ 9♣``."""
    suits = sorted({card.suit for card in cards})
    return [texts.cards([card for card in cards if card.suit == suit]) for suit in suits]


def question(view: View, names: Names, texts: Texts) -> list[str]:
    """What the seat whose turn it is is asked, and what it may choose from."""
    seat = view.seat
    assert seat is not None
    if view.phase == "play":
        key = "prompt-card" if view.trick else "prompt-lead"
        legal = by_suit(cards_of(playable(view)), texts)
        return [texts.say("prompt-legal", cards=legal), texts.say(key)]
    if view.phase == "draw":
        if view.asking:
            return [_words(texts.say("prompt-double-nil"), "Enter, decline", "double nil")]
        held = [hand_text(view, texts)] if view.hand else []
        return [*held, _words(texts.say("prompt-keep", card=view.drawn), "keep", "refuse")]
    if view.phase == "bidding" and not view.looked[seat]:
        return [_words(texts.say("prompt-look"), "Enter, look", "double nil")]
    if view.phase == "bidding":
        return [hand_text(view, texts), texts.say("prompt-bid")]
    if view.phase == "exchange" and view.rules.seats == 4:
        asked = texts.say("prompt-pass", name=names[partner_of(seat)])
        return [hand_text(view, texts), asked]
    if view.phase == "exchange":
        asked = texts.say("prompt-exchange", count=3)
        return [hand_text(view, texts), _words(asked, "none")]
    return []


def _words(asked: str, *words: str) -> str:
    """A question with the words, the same in every language, that answer it."""
    return f"{asked} ({'; '.join(words)})"


def standing(view: View, names: Names, texts: Texts) -> list[str]:
    """The whole table as the seat sees it: scores, bids, tricks, the trick, the hand."""
    told = [*score_text(view, names, texts), texts.say("status-hand-number", hand=view.hand_number)]
    if not view.bids:
        return told
    told.append(_dealer(view, names, texts))
    for seat in range(view.rules.seats):
        told += _seat_text(view, seat, names, texts)
    for side in (0, 1):
        contract = contract_of(view.bids, side)
        if contract and view.phase in ("exchange", "play"):
            told.append(
                texts.say(
                    "status-contract",
                    side=side_name(side, view.seat, names, texts),
                    contract=contract,
                    taken=taken_of(view.bids, view.taken, side),
                )
            )
    if view.phase == "draw":
        told.append(texts.say("status-stock", count=view.stock_left))
    if view.passed:
        told.append(texts.say("status-passed", cards=cards_of(view.passed)))
    if view.received:
        told.append(texts.say("status-received", cards=cards_of(view.received)))
    if view.phase == "play":
        broken = "status-spades-broken" if view.spades_broken else "status-spades-not-broken"
        told += [texts.say(broken), trick_text(view, names, texts)]
    if view.discards:
        known = by_suit(cards_of(view.discards), texts)
        told.append(texts.say("status-discards-known", cards=known))
    if view.seat is not None:  # who looks on has no cards
        told.append(hand_text(view, texts))
    return told


def trick_text(view: View, names: Names, texts: Texts) -> str:
    """The trick on the table."""
    number = len(view.tricks) + 1
    if not view.trick or view.leader is None:
        return texts.say("status-trick-empty", trick=number)
    cards = _played(view.leader, view.trick, view, names, texts)
    return texts.say("status-trick", trick=number, cards=cards)


def last_trick_text(view: View, names: Names, texts: Texts) -> str:
    """The trick before, and who took it."""
    if not view.tricks:
        return texts.say("status-last-trick-none")
    last: Trick = view.tricks[-1]
    return texts.say(
        "status-last-trick",
        cards=_played(last.leader, last.cards, view, names, texts),
        you=last.winner == view.seat,
        name=names[last.winner],
    )


def score_text(view: View, names: Names, texts: Texts) -> list[str]:
    """The scores and bags, the reader's own side first, and what is played to."""
    first = 0 if view.seat is None else side_of(view.seat)
    told = [
        texts.say(
            "status-score",
            side=side_name(side, view.seat, names, texts),
            score=view.scores[side],
            bags=view.bag_counts[side],
        )
        for side in (first, 1 - first)
    ]
    return [*told, texts.say("status-target", target=view.rules.target_score)]


def sheet(
    results: Iterable[HandResult], view: View, names: Names, texts: Texts, before: int = 0
) -> list[str]:
    """All finished hands, after ``before`` others that are not known; then the scores."""
    told: list[str] = []
    for number, result in enumerate(results, before + 1):
        told.append(texts.say("replay-hand", hand=number))
        told += score_lines(result, view.seat, names, texts)
    return [*(told or [texts.say("sheet-empty")]), *score_text(view, names, texts)]


def rules_text(rules: Rules, texts: Texts) -> list[str]:
    """The game, and how its rules differ from the classic ones, in two sentences."""
    game = texts.say("game-name", game=rules.game)
    changes = rules.differences()
    if not changes:
        return [game, texts.say("menu-rules-classic")]
    named = [
        f"{texts.rule_name(name)}: {texts.rule_value(name, value)}"
        for name, value in changes.items()
    ]
    return [game, texts.say("menu-rules-changed", rules=named)]


def all_rules(rules: Rules, texts: Texts) -> list[str]:
    """Every rule of the table, one a line."""
    told = []
    for name in rules.__dataclass_fields__:
        value = getattr(rules, name)
        if value is None and name in ("exchange_order", "discard_view"):
            continue  # a rule of the other game
        told.append(f"{texts.rule_name(name)}: {texts.rule_value(name, value)}")
    return told


def table_text(view: View, names: Names, kinds: Sequence[str], texts: Texts) -> list[str]:
    """Who sits where, from the left round the table."""
    seat = view.seat
    assert seat is not None, "a spectator sits nowhere"
    if len(names) == 2:
        other = 1 - seat
        return [_sits("seat-opponent", other, names, kinds, texts)]
    left = next_seat(seat, 4)
    places = {left: "seat-left", partner_of(seat): "seat-partner", partner_of(left): "seat-right"}
    return [_sits(place, other, names, kinds, texts) for other, place in places.items()]


def _sits(place: str, seat: int, names: Names, kinds: Sequence[str], texts: Texts) -> str:
    level = texts.say("opponent-name", opponent=kinds[seat])
    return f"{texts.say(place)}: {names[seat]} ({level})"


def _dealer(view: View, names: Names, texts: Texts) -> str:
    key = "status-dealer" if view.rules.seats == 4 else "status-first-drawer"
    return texts.say(key, you=view.dealer == view.seat, name=names[view.dealer])


def _seat_text(view: View, seat: int, names: Names, texts: Texts) -> list[str]:
    you = seat == view.seat
    name = texts.say("seat-you") if you else names[seat]
    bid = view.bids[seat]
    if bid is not None:
        return [texts.say("status-bid-taken", name=name, bid=bid, taken=view.taken[seat])]
    told = [texts.say("status-bid-none", you=you, name=names[seat])]
    if view.phase == "bidding" and view.rules.seats == 4 and not you:
        looked = "status-looked" if view.looked[seat] else "status-not-looked"
        told.append(texts.say(looked, you=you, name=names[seat]))
    return told


def _played(
    leader: int, cards: Sequence[Card], view: View, names: Names, texts: Texts
) -> list[str]:
    """The cards of a trick, each after the name of who played it."""
    seats = view.rules.seats
    told = []
    for turn, card in enumerate(cards):
        seat = (leader + turn) % seats
        name = texts.say("seat-you") if seat == view.seat else names[seat]
        told.append(f"{name} {texts.card(card)}")
    return told
