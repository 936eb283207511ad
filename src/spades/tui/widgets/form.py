"""A form of one line a field: up and down between them, left and right through the values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.widget import Widget

from spades.tui.canvas import fit
from spades.tui.desk import Desk


@dataclass(frozen=True, slots=True)
class Field:
    """A line of the form.

    With ``values`` one of them is chosen; with ``typed`` it is written; else it is a thing to do,
    and ``value`` may say how things stand.
    ``words`` are the values as they are shown.
    """

    key: str
    label: str
    value: object = None
    values: tuple[object, ...] = ()
    words: tuple[str, ...] = ()
    typed: bool = False
    help: str = ""
    gap: bool = False
    """An empty line before it."""

    @property
    def shown(self) -> str:
        """The value in words."""
        if self.values:
            return self.words[self.values.index(self.value)]
        return "" if self.value is None else str(self.value)


class Form(Widget, can_focus=True):
    """Fields from top to bottom. The screen owns the values and gives them anew on a change."""

    @dataclass
    class Changed(Message):
        """A field has another value."""

        key: str
        value: object

    @dataclass
    class Chosen(Message):
        """A thing to do was chosen."""

        key: str

    @dataclass
    class Moved(Message):
        """The cursor is on another field."""

        field: Field

    def __init__(self, desk: Desk, id: str = "form") -> None:  # noqa: A002 - Textual's word
        super().__init__(id=id)
        self._desk = desk
        self._fields: Sequence[Field] = ()
        self.cursor = 0

    def show(self, fields: Sequence[Field], at: str | None = None) -> None:
        """Show these fields; ``at``: go to this one."""
        self._fields = fields
        for index, field in enumerate(fields):
            if field.key == at:
                self.cursor = index
        self.cursor = min(self.cursor, len(fields) - 1)
        self.refresh(layout=True)
        self._tell_moved()

    @property
    def has_fields(self) -> bool:
        """Whether there is anything in it yet."""
        return bool(self._fields)

    @property
    def field(self) -> Field:
        """The field under the cursor."""
        return self._fields[self.cursor]

    def _rows(self) -> list[int]:
        """Each field's line."""
        rows, y = [], 0
        for field in self._fields:
            y += field.gap
            rows.append(y)
            y += 1
        return rows

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """One line a field, and the gaps."""
        return self._rows()[-1] + 1 if self._fields else 1

    def render(self) -> Text:
        """Labels on the left, values on the right of them, the cursor's line marked."""
        palette, ascii_only = self._desk.palette, self._desk.texts.ascii
        widest = max((cell_len(field.label) for field in self._fields if field.shown), default=0)
        label_width = min(widest, self.size.width * 3 // 5)
        left, right = "<>" if ascii_only else "‹›"
        lines: list[Text] = []
        for at, field in enumerate(self._fields):
            if field.gap:
                lines.append(Text(""))
            here = at == self.cursor
            mark = (">" if ascii_only else "▶") if here else " "
            style = palette.lamp if here else palette.ink
            line = Text(f"{mark} ", style, no_wrap=True, end="")
            if not field.values and field.value is None:
                line.append(field.label, style)
                lines.append(line)
                continue
            label = fit(field.label, label_width)
            line.append(label + " " * (label_width - cell_len(label) + 2), style)
            room = self.size.width - line.cell_len - 4
            shown = fit(field.shown, room)
            if here and field.typed:
                line.append(shown + "_", palette.cursor)
            elif here and field.values:
                line.append(f"{left} {shown} {right}", palette.cursor)
            else:
                line.append(f"  {shown}", palette.faint)
            lines.append(line)
        return Text("\n").join(lines)

    def on_key(self, event: events.Key) -> None:
        """Move, change, write, or choose."""
        if not self._fields:
            return
        field, key = self.field, event.key
        typed = event.character if event.character and event.character.isprintable() else ""
        if key in ("down", "tab"):
            self._go(self.cursor + 1)
        elif key in ("up", "shift+tab"):
            self._go(self.cursor - 1)
        elif key in ("home", "pageup"):
            self._go(0)
        elif key in ("end", "pagedown"):
            self._go(len(self._fields) - 1)
        elif key in ("left", "right") and field.values:
            self._step(1 if key == "right" else -1)
        elif field.typed and key == "backspace":
            self.post_message(self.Changed(field.key, str(field.value)[:-1]))
        elif field.typed and typed:
            self.post_message(self.Changed(field.key, str(field.value) + typed))
        elif key == "enter":
            self._choose()
        elif key == "space" and field.values:
            self._step(1)
        else:
            return
        event.stop()

    def _choose(self) -> None:
        field = self.field
        if field.values:
            self._step(1)
        elif field.typed:
            self._go(self.cursor + 1)
        else:
            self.post_message(self.Chosen(field.key))

    def _go(self, to: int) -> None:
        self.cursor = to % len(self._fields)
        self.refresh()
        self._tell_moved()

    def _tell_moved(self) -> None:
        if not self._fields or not self.is_attached:
            return
        self.post_message(self.Moved(self.field))
        row = self._rows()[self.cursor]
        self.call_after_refresh(self.scroll_to_region_of, row)

    def scroll_to_region_of(self, row: int) -> None:
        """Keep the cursor's line in sight."""
        if self.parent is not None and isinstance(self.parent, Widget):
            region = Region(0, self.virtual_region.y + row, self.size.width, 1)
            self.parent.scroll_to_region(region, animate=False)

    def _step(self, by: int) -> None:
        field = self.field
        at = field.values.index(field.value)
        self.post_message(self.Changed(field.key, field.values[(at + by) % len(field.values)]))

    def on_click(self, event: events.Click) -> None:
        """A click goes to the field, and to its next value or deed if it is there already."""
        event.stop()
        rows = self._rows()
        if event.y in rows:
            at = rows.index(event.y)
            same = at == self.cursor
            self._go(at)
            field = self.field
            if not field.typed and (same or not field.values):
                self._choose()
