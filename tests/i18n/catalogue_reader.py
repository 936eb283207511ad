"""The catalogues as Fluent's own parser sees them, whole: what our shortcut must equal."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from spades.i18n.catalogue import catalogue_files


@dataclass
class Selector:
    """A selector on a variable: its variants' keys, and which of them are numbers."""

    variable: str
    keys: tuple[str, ...]
    default: str


@dataclass
class Entry:
    key: str
    file: str
    node: ast.Message
    variables: set[str] = field(default_factory=set)
    selectors: list[Selector] = field(default_factory=list)
    references: list[str] = field(default_factory=list)
    prose: str = ""
    """The words alone, without what is filled in."""

    @property
    def text(self) -> str:
        """The pattern as it stands in the file."""
        return FluentSerializer().serialize_entry(self.node).partition("=")[2].strip()

    def values(self, variable: str) -> tuple[str, ...]:
        """The words and numbers that selectors compare the variable with."""
        return tuple(
            key for each in self.selectors if each.variable == variable for key in each.keys
        )


class _Walk(Visitor):
    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.entry.prose += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.entry.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference), self.entry.key
        keys = [_key(variant) for variant in node.variants]
        default = next(_key(variant) for variant in node.variants if variant.default)
        self.entry.selectors.append(Selector(node.selector.id.name, tuple(keys), default))
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entry.references.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.entry.references.append("-" + node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.entry.references.append(node.id.name + "()")


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


@cache
def resources(language: str) -> dict[str, ast.Resource]:
    """Every file of a language, parsed whole."""
    return {
        name: FluentParser(with_spans=False).parse(source)
        for name, source in catalogue_files(language).items()
    }


@cache
def entries(language: str) -> dict[str, Entry]:
    """Every message of a language by key; a key that comes twice fails here."""
    found: dict[str, Entry] = {}
    for file, resource in resources(language).items():
        for node in resource.body:
            if isinstance(node, ast.Message):
                assert node.id.name not in found, f"{language}/{file}: {node.id.name} comes twice"
                entry = Entry(node.id.name, file, node)
                _Walk(entry).visit(node)
                found[entry.key] = entry
    return found


def junk(language: str) -> list[str]:
    """What the parser could not read."""
    return [
        f"{language}/{file}: {(node.content or '')[:60]!r}"
        for file, resource in resources(language).items()
        for node in resource.body
        if isinstance(node, ast.Junk)
    ]
