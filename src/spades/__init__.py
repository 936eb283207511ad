"""Spades: the rules, the players, the arena and the table.

The names that programs use stand here: ``spades.Rules``, ``spades.decide``, ``spades.replay`` and
the rest of ``__all__``. Each is fetched from its module when it is first asked for, so that
``import spades`` costs nothing. The modules below never import from here.

>>> import spades
>>> match = spades.fold([spades.start(spades.PRESETS["partnership"], first=3)])
>>> match.phase, str(spades.Card.parse("10d"))
('deal', 'TD')
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from spades.cards.card import ALL_CARDS, Card
    from spades.cards.hand import cards_of, hand_text, mask_of, parse_cards, parse_hand
    from spades.cards.shuffle import (
        deck_order,
        first_seat,
        fresh_seed,
        redraw_order,
        seed_from_text,
        shuffled,
    )
    from spades.errors import (
        IllegalAction,
        JournalError,
        NotationError,
        PlayerError,
        RecordError,
        RulesError,
        SpadesError,
        UsageError,
    )
    from spades.game.actions import (
        Action,
        Bid,
        Chance,
        Close,
        Deal,
        Decline,
        Exchange,
        Keep,
        Look,
        Pass,
        Play,
        Redraw,
        Refuse,
        Stock,
        parse_action,
    )
    from spades.game.decide import apply, decide, legal_actions, may_look, start
    from spades.game.events import Event, HandResult, MatchEnded, MatchStarted
    from spades.game.evolve import evolve, fold
    from spades.game.evolve_view import evolve_view
    from spades.game.pbn import parse_pbn, pbn_text
    from spades.game.position import deal_position, position_json, read_position
    from spades.game.projection import record_of
    from spades.game.record import Hand, Record, Replay, read_record, record_json, replay
    from spades.game.report import replay_json
    from spades.game.score import score_hand
    from spades.game.sheet import score_sheet
    from spades.game.state import State
    from spades.game.view import View, redact, view_of
    from spades.kernel.simulate import Simulation, simulate
    from spades.kernel.solution import CardValue, Solution
    from spades.kernel.solver import solve
    from spades.rules.laws import DOUBLE_NIL, NIL
    from spades.rules.ruleset import PARTNERSHIP, PRESETS, TWO_PLAYER, Rules

_NAMES = {
    "spades.cards.card": "ALL_CARDS Card",
    "spades.cards.hand": "cards_of hand_text mask_of parse_cards parse_hand",
    "spades.cards.shuffle": (
        "deck_order first_seat fresh_seed redraw_order seed_from_text shuffled"
    ),
    "spades.errors": (
        "IllegalAction JournalError NotationError PlayerError RecordError "
        "RulesError SpadesError UsageError"
    ),
    "spades.rules.laws": "DOUBLE_NIL NIL",
    "spades.rules.ruleset": "PARTNERSHIP PRESETS TWO_PLAYER Rules",
    "spades.game.actions": (
        "Action Bid Chance Close Deal Decline Exchange Keep Look Pass Play "
        "Redraw Refuse Stock parse_action"
    ),
    "spades.game.decide": "apply decide legal_actions may_look start",
    "spades.game.events": "Event HandResult MatchEnded MatchStarted",
    "spades.game.evolve": "evolve fold",
    "spades.game.evolve_view": "evolve_view",
    "spades.game.pbn": "parse_pbn pbn_text",
    "spades.game.position": "deal_position position_json read_position",
    "spades.game.projection": "record_of",
    "spades.game.record": "Hand Record Replay read_record record_json replay",
    "spades.game.report": "replay_json",
    "spades.game.score": "score_hand",
    "spades.game.sheet": "score_sheet",
    "spades.game.state": "State",
    "spades.game.view": "View redact view_of",
    "spades.kernel.simulate": "Simulation simulate",
    "spades.kernel.solution": "CardValue Solution",
    "spades.kernel.solver": "solve",
}
_HOME_OF = {name: home for home, names in _NAMES.items() for name in names.split()}

__all__ = [
    "ALL_CARDS",
    "DOUBLE_NIL",
    "NIL",
    "PARTNERSHIP",
    "PRESETS",
    "TWO_PLAYER",
    "Action",
    "Bid",
    "Card",
    "CardValue",
    "Chance",
    "Close",
    "Deal",
    "Decline",
    "Event",
    "Exchange",
    "Hand",
    "HandResult",
    "IllegalAction",
    "JournalError",
    "Keep",
    "Look",
    "MatchEnded",
    "MatchStarted",
    "NotationError",
    "Pass",
    "Play",
    "PlayerError",
    "Record",
    "RecordError",
    "Redraw",
    "Refuse",
    "Replay",
    "Rules",
    "RulesError",
    "Simulation",
    "Solution",
    "SpadesError",
    "State",
    "Stock",
    "UsageError",
    "View",
    "__version__",
    "apply",
    "cards_of",
    "deal_position",
    "decide",
    "deck_order",
    "evolve",
    "evolve_view",
    "first_seat",
    "fold",
    "fresh_seed",
    "hand_text",
    "legal_actions",
    "mask_of",
    "may_look",
    "parse_action",
    "parse_cards",
    "parse_hand",
    "parse_pbn",
    "pbn_text",
    "position_json",
    "read_position",
    "read_record",
    "record_json",
    "record_of",
    "redact",
    "redraw_order",
    "replay",
    "replay_json",
    "score_hand",
    "score_sheet",
    "seed_from_text",
    "shuffled",
    "simulate",
    "solve",
    "start",
    "view_of",
]

if not TYPE_CHECKING:  # to type checkers a module's __getattr__ has every name there is

    def __getattr__(name):
        """Fetch a public name from its module, once."""
        if name not in _HOME_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        home = _HOME_OF[name]
        try:
            value = getattr(import_module(home), name)
        except ImportError as error:
            if not home.startswith("spades.kernel."):
                raise
            from spades.errors import UsageError

            raise UsageError("kernel.missing", reason=str(error)) from error
        globals()[name] = value
        return value

    def __dir__():
        return sorted({*globals(), *__all__})
