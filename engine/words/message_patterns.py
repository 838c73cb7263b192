"""Parsed Fluent messages: which arguments they take, which others they refer to, and the same with marks."""

import re
from collections.abc import Iterator, Mapping, Sequence

from fluent.syntax import FluentParser, ast

from engine.words.fluent_entries import FluentEntry
from engine.words.marks import of_argument
from engine.words.message_types import MissingWord, VariableKind

PLURALS = frozenset({"zero", "one", "two", "few", "many"})


PLAIN = re.compile(r"([a-z][a-z0-9-]*) *= *([^\s{}\"][^\n\r{}]*?)[ \n\r]*\Z")
"""A message of one line without anything to be put in: most of them, which need not be parsed."""


def parse(entry: FluentEntry) -> ast.Message | ast.Term:
    """The syntax tree of one entry."""
    if plain := PLAIN.match(entry.source):
        return ast.Message(ast.Identifier(plain[1]), ast.Pattern([ast.TextElement(plain[2])]))
    body = FluentParser().parse(entry.source).body
    if len(body) == 1 and isinstance(body[0], ast.Message | ast.Term):
        return body[0]
    place = f"{entry.path.parent.name}/{entry.path.name}:{entry.line}"
    raise MissingWord(f"the word {entry.id!r} is not written as Fluent asks: {place}")


def kinds_of_variables(message: ast.Message | ast.Term) -> dict[str, VariableKind]:
    """The variables of one sentence; a number where NUMBER or a choice by amount or plural needs one."""
    if isinstance(message, ast.Term):
        return {}
    kinds: dict[str, VariableKind] = {}
    for node in nodes(message):
        if isinstance(node, ast.VariableReference):
            kinds.setdefault(node.id.name, "text")
        elif isinstance(node, ast.SelectExpression) and chooses_by_number(node):
            kinds |= dict.fromkeys(_variables(node.selector), "number")
        elif isinstance(node, ast.FunctionReference):
            kinds |= dict.fromkeys(_variables(node.arguments), "number")
    return kinds


def chooses_by_number(node: ast.SelectExpression) -> bool:
    """Whether a variant is for an amount or for a plural class."""
    return any(isinstance(variant.key, ast.NumberLiteral) for variant in node.variants) or chooses_by_plural(node)


def chooses_by_plural(node: ast.SelectExpression) -> bool:
    """Whether a variant is for a plural class; `other` alone may also be a default."""
    return any(isinstance(variant.key, ast.Identifier) and variant.key.name in PLURALS for variant in node.variants)


def references(message: ast.Message | ast.Term) -> frozenset[str]:
    """The ids of the sentences this one refers to; those of Fluent's private terms begin with a hyphen."""
    found = set()
    for node in nodes(message):
        if isinstance(node, ast.MessageReference):
            found.add(node.id.name)
        elif isinstance(node, ast.TermReference):
            found.add(f"-{node.id.name}")
    return frozenset(found)


def with_marks(message: ast.Message | ast.Term, names: Sequence[str]) -> ast.Message:
    """A message that marks what its arguments put into it."""
    places = {name: place for place, name in enumerate(names)}
    pattern = None if message.value is None else ast.Pattern(list(_elements(message.value, places)))
    return ast.Message(message.id, pattern)


def _elements(pattern: ast.Pattern, places: Mapping[str, int]) -> Iterator[ast.TextElement | ast.Placeable]:
    for element in pattern.elements:
        before, after = "", ""
        inside = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(inside, ast.VariableReference):
            before, after = of_argument(places[inside.id.name], is_chosen=False)
        elif isinstance(inside, ast.SelectExpression):
            if isinstance(inside.selector, ast.VariableReference):
                before, after = of_argument(places[inside.selector.id.name], is_chosen=True)
            element = ast.Placeable(ast.SelectExpression(inside.selector, list(_variants(inside, places))))
        yield from (ast.TextElement(before), element, ast.TextElement(after)) if before else (element,)


def _variants(select: ast.SelectExpression, places: Mapping[str, int]) -> Iterator[ast.Variant]:
    for each in select.variants:
        yield ast.Variant(each.key, ast.Pattern(list(_elements(each.value, places))), each.default)


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """The node and all nodes below it."""
    yield node
    for child in vars(node).values():
        for part in child if isinstance(child, list) else (child,):
            if isinstance(part, ast.BaseNode):
                yield from nodes(part)


def _variables(node: ast.BaseNode) -> Iterator[str]:
    return (part.id.name for part in nodes(node) if isinstance(part, ast.VariableReference))
