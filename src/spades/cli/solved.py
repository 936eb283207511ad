"""A solution told: the table and its cards for people, ``spades-solution`` for programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from spades.cards import SIGNS, SUIT_MASK, SUITS, cards_of
from spades.game.position import missing_for_score, position_json
from spades.rules.laws import NO_CARD, side_of, trick_winner
from spades.rules.scoring import contract_part

if TYPE_CHECKING:
    from spades.cards import Card
    from spades.game.state import Playing
    from spades.i18n import Texts
    from spades.kernel.solution import CardValue, Solution

FORMAT: Final = "spades-solution"
VERSION: Final = 1

_COLUMN: Final = 26
"""Three of them stand side by side in 80 columns."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The question that a solution answers."""

    state: Playing
    goal: str
    cards: bool
    line: bool
    break_rule: bool

    @property
    def in_tricks(self) -> bool:
        """Whether values are tricks; else they are points."""
        from spades.kernel.solution import TRICKS

        return self.goal == TRICKS

    @property
    def total(self) -> int:
        """The tricks that are left, the one on the table included."""
        return self.state.hands[self.state.to_act].bit_count()


def all_proven(asked: Asked, solution: Solution) -> bool:
    """Whether all that was asked is known exactly."""
    return (
        solution.proven
        and all(card.proven for card in solution.cards)
        and (not asked.line or bool(solution.line))
    )


# --- for programs


def solution_json(asked: Asked, solution: Solution) -> dict[str, Any]:
    """The solution and its position as one JSON object; values are those of side 0."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "position": position_json(asked.state),
        "goal": asked.goal,
        "break_rule": asked.break_rule,
        "to_act": asked.state.to_act,
        "side": 0,
        "proven": solution.proven,
        **_values_json(solution.low, solution.high),
        "best": None if solution.best is None else str(solution.best),
        "cards": [_card_json(card) for card in solution.cards] if asked.cards else None,
        "line": [str(card) for card in solution.line] or None,
        "nodes": solution.nodes,
    }


def _values_json(low: float, high: float) -> dict[str, float | None]:
    return {
        "value": _number(low) if low == high else None,
        "low": _number(low),
        "high": _number(high),
    }


def _card_json(card: CardValue) -> dict[str, Any]:
    return {"card": str(card.card), "proven": card.proven, **_values_json(card.low, card.high)}


def _number(value: float) -> float:
    """A whole number without a fraction."""
    return int(value) if value == int(value) else value


# --- for people


def print_solution(
    asked: Asked, solution: Solution, players: Sequence[str] | None, texts: Texts
) -> None:
    """The hands round the table, where the hand stands, and what is known of its value."""
    from spades.cli.sheets import seat_names

    state = asked.state
    names = seat_names(players, len(state.hands), texts)
    lines = _four_hands(state, names, texts)
    if len(state.hands) == 2:
        lines = _beside([_block(state, seat, names, texts) for seat in (0, 1)])
    print("\n".join(lines), end="\n\n")
    _print_standing(asked, names, texts)
    print()
    _print_value(asked, solution, names, texts)
    if solution.cards:
        print()
        _print_cards(asked, solution, texts)
    if solution.line:
        print()
        _print_line(asked, solution, names, texts)


def _block(state: Playing, seat: int, names: Sequence[str], texts: Texts) -> list[str]:
    """A seat's name and its suits, spades first."""
    lines = [names[seat]]
    for suit in (3, 2, 1, 0):
        held = cards_of(state.hands[seat] & SUIT_MASK[suit])
        ranks = [texts.card(card)[:-1] for card in held] or ["-" if texts.ascii else "–"]
        sign = SUITS[suit] if texts.ascii else SIGNS[suit]
        spaced = f"{sign} {' '.join(ranks)}"
        lines.append(spaced if len(spaced) < _COLUMN else f"{sign} {''.join(ranks)}")
    return lines


def _beside(columns: Sequence[Sequence[str]]) -> list[str]:
    from rich.cells import cell_len, set_cell_size

    def cell(text: str) -> str:
        # A column is left between neighbours, however long a name is.
        if cell_len(text) >= _COLUMN:
            text = set_cell_size(text, _COLUMN - 1)
        return set_cell_size(text, _COLUMN)

    return ["".join(map(cell, row)).rstrip() for row in zip(*columns, strict=True)]


def _four_hands(state: Playing, names: Sequence[str], texts: Texts) -> list[str]:
    """North above, South below; between East and West the trick, each card at its seat."""
    if len(state.hands) != 4:
        return []
    nothing = [""] * 5
    north, east, south, west = (_block(state, seat, names, texts) for seat in range(4))
    above = _beside([nothing, north, nothing])
    below = _beside([nothing, south, nothing])
    return [*above, *_beside([west, _trick_on_table(state, texts), east]), *below]


def _trick_on_table(state: Playing, texts: Texts) -> list[str]:
    played = {(state.leader + turn) % 4: texts.card(card) for turn, card in enumerate(state.trick)}
    at = [played.get(seat, "") for seat in range(4)]
    return ["", f"{'':8}{at[0]}", f"{'':3}{at[3]:10}{at[1]}", f"{'':8}{at[2]}", ""]


def _print_standing(asked: Asked, names: Sequence[str], texts: Texts) -> None:
    from spades.cli.sheets import print_table

    state = asked.state
    number = 14 - asked.total
    if state.trick:
        print(texts.say("status-trick", trick=number, cards=list(state.trick)))
    else:
        print(texts.say("status-trick-empty", trick=number))
    print(texts.say("status-turn", you=False, name=names[state.to_act]))
    if asked.break_rule:
        print(texts.say("status-spades-broken" if state.broken else "status-spades-not-broken"))
    else:
        print(texts.say("solve-break-off"))
    missing = missing_for_score(state)
    if "bids" in missing:
        return
    bids = [bid for bid in state.opening.bids if bid is not None]
    rows = [
        [
            _side(side, names, texts),
            " + ".join(texts.bid(bid) for bid in bids[side::2]),
            str(sum(contract_part(bid) for bid in bids[side::2])),
            " + ".join("?" if missing else str(won) for won in state.taken[side::2]),
            str(state.match.bag_counts[side]),
        ]
        for side in (0, 1)
    ]
    heads = ("side", "bid", "contract", "taken", "bag-count")
    labels = [texts.say(f"sheet-{head}") for head in heads]
    print()
    print_table("", labels, rows, (2, 4))


def _print_value(asked: Asked, solution: Solution, names: Sequence[str], texts: Texts) -> None:
    mine = side_of(asked.state.to_act)
    low, high = _seen(solution.low, solution.high, asked)
    facts: dict[str, Any] = {"side": _side(mine, names, texts)}
    if asked.in_tricks:
        facts["total"] = asked.total
    else:
        facts["others"] = _side(1 - mine, names, texts)
    if not all_proven(asked, solution):
        print(texts.say("solve-stopped", what="rest" if solution.proven else "value"))
        print(texts.say("solve-more"))
    if solution.proven:
        facts["tricks" if asked.in_tricks else "amount"] = _amount(low, asked, texts)
        print(texts.say(f"solve-{asked.goal}", **facts))
    else:
        facts |= {"low": _amount(low, asked, texts), "high": _amount(high, asked, texts)}
        print(texts.say(f"solve-{asked.goal}-open", **facts))
    if solution.best is not None:
        key = "solve-best" if solution.proven else "solve-best-open"
        print(texts.say(key, card=solution.best))


def _print_cards(asked: Asked, solution: Solution, texts: Texts) -> None:
    """Every legal card, the best first; which is best is said in a word.

    Of equal ones the card that was named as the best stands first, then as cards are always listed.
    """
    from spades.cli.sheets import print_table

    best = _seen(solution.low, solution.high, asked)
    rows = []
    seen = [(_seen(card.low, card.high, asked), card) for card in solution.cards]
    for (low, high), card in sorted(
        seen, key=lambda pair: (pair[0], pair[1].card == solution.best), reverse=True
    ):
        value = _amount(low, asked, texts)
        if not card.proven:
            value = texts.say("solve-range", low=value, high=_amount(high, asked, texts))
        mark = ""
        if solution.proven and (low, high) == best:
            mark = texts.say("solve-mark")
        elif not solution.proven and card.card == solution.best:
            mark = texts.say("solve-mark-open")
        rows.append([texts.card(card.card), value, mark])
    labels = [texts.say("solve-card"), texts.say(f"solve-{asked.goal}-head"), ""]
    print_table("", labels, rows, (1,))


def _print_line(asked: Asked, solution: Solution, names: Sequence[str], texts: Texts) -> None:
    """The line trick by trick, the trick on the table with the cards that lie there."""
    from spades.cli.sheets import print_table

    seats = len(asked.state.hands)
    leader, cards = asked.state.leader, list(asked.state.trick)
    number = 14 - asked.total
    rows = []
    for card in solution.line:
        cards.append(card)
        if len(cards) == seats:
            winner = (leader + _winner(cards)) % seats
            told = texts.cards(cards)
            rows.append([str(number), names[leader], told, names[winner]])
            leader, cards, number = winner, [], number + 1
    heads = ("trick", "led", "cards", "taken")
    labels = [texts.say(f"solve-line-{head}") for head in heads]
    print_table(texts.say("solve-line"), labels, rows, (0,), whole=(2,))


def _winner(cards: Sequence[Card]) -> int:
    first, second, third, fourth = [*cards, NO_CARD, NO_CARD][:4]
    return trick_winner(first, second, third, fourth)


def _side(side: int, names: Sequence[str], texts: Texts) -> str:
    from spades.tui.narrate import public_side_name

    return public_side_name(side, names, texts)


def _seen(low: float, high: float, asked: Asked) -> tuple[float, float]:
    """Side 0's bounds as the side to act sees them."""
    if side_of(asked.state.to_act) == 0:
        return low, high
    whole = asked.total if asked.in_tricks else 0
    return whole - high, whole - low


def _amount(value: float, asked: Asked, texts: Texts) -> str:
    return str(int(value)) if asked.in_tricks else texts.signed(int(value))
