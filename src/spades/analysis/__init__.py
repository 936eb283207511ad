"""Players measured: single matches, duplicate pairs, arenas.

``play_match`` plays one match from a seed. ``play_arena`` plays many, each deal twice with the
seats swapped, in one process or several; ``summaries`` and ``summary_json`` tell what came out.
"""

from spades.analysis.arena import Result, pairing_of, play_arena
from spades.analysis.duplicate import Cast, Failed, Leg, Pairing
from spades.analysis.folder import RecordFolder
from spades.analysis.intervals import Estimate, estimate, estimate_rate
from spades.analysis.match import MOST_HANDS, Failure, Played, limited, play_match
from spades.analysis.summary import Summary, Trouble, summaries, summary_json
from spades.analysis.tally import Tally, tally

__all__ = [
    "MOST_HANDS",
    "Cast",
    "Estimate",
    "Failed",
    "Failure",
    "Leg",
    "Pairing",
    "Played",
    "RecordFolder",
    "Result",
    "Summary",
    "Tally",
    "Trouble",
    "estimate",
    "estimate_rate",
    "limited",
    "pairing_of",
    "play_arena",
    "play_match",
    "summaries",
    "summary_json",
    "tally",
]
