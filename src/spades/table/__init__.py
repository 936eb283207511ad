"""The table where a match is played: commands in, events and answers out, no I/O."""

from spades.table.table import (
    Answer,
    Bring,
    Command,
    Concede,
    End,
    Entry,
    Input,
    Leave,
    Table,
    Told,
    Undo,
    open_table,
    restore,
    step,
)

__all__ = [
    "Answer",
    "Bring",
    "Command",
    "Concede",
    "End",
    "Entry",
    "Input",
    "Leave",
    "Table",
    "Told",
    "Undo",
    "open_table",
    "restore",
    "step",
]
