"""The clauses of an ability's text: each a label and one or more lines, never nested deeper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Literal, NamedTuple, TypeAlias

from engine.abilities.ability_types import Acting, Limit
from engine.abilities.kinds import Conditions, Effect, Trigger
from engine.abilities.piece_sides import Sides, sides
from engine.abilities.wording.field_roles import marks_of
from engine.abilities.wording.phrases import Phrase
from engine.abilities.wording.referents import BY, ITS_NAMES, SUBJECT, noun_for
from engine.abilities.wording.renderer import BETWEEN, PIECE, Renderer
from engine.kernel.data.record import record
from engine.words import say
from engine.words.marks import capitalised, unmarked

ClauseLabel: TypeAlias = Literal[
    "player", "when", "cost", "target", "test", "if", "always", "effect", "instead", "limit", "reward", "own"
]
"""The label of a clause; `own` stands for the author's own text, which has no label."""


@record(frozen=True, slots=True)
class TextClause:
    """One clause of an ability's text."""

    label: ClauseLabel
    lines: tuple[str, ...]
    is_sentence: bool = False
    """Whether its lines are sentences that stand without their label."""

    @property
    def text(self) -> str:
        """The lines of the clause as a single one."""
        return BETWEEN.join(self.lines)


class AbilityText(NamedTuple):
    """The text of one ability of a document: its title, its clauses, and the ability, if it is not effects alone."""

    title: str
    clauses: tuple[TextClause, ...]
    ability: Any = None

    def lines(self, lang: str) -> tuple[str, ...]:
        """Each clause on a line of its own."""
        return tuple(line_by_line(self.clauses, lang))


def label_of(clause: TextClause, lang: str) -> str:
    """The label before a clause; empty for the author's own text."""
    return "" if clause.is_sentence else name_of(clause, lang)


def name_of(clause: TextClause, lang: str) -> str:
    """The name of a clause where each has one, as in tables; empty for the author's own text."""
    return "" if clause.label == "own" else say(f"ability-label-{clause.label}", lang)


def sentence(text: str) -> str:
    """A text with a capital letter and a full stop."""
    end = "" if unmarked(text).rstrip("”»").endswith((".", "!", "?", "…")) else "."
    return f"{capitalised(text)}{end}"


def sentences(label: ClauseLabel, *lines: str) -> TextClause:
    """A clause without a label, whose lines are sentences in a row."""
    return TextClause(label, (" ".join(map(sentence, lines)),), is_sentence=True)


def in_one_line(clauses: tuple[TextClause, ...], lang: str) -> str:
    """All clauses in one line."""
    return " · ".join(_labelled(clause, clause.text, lang) for clause in clauses)


def line_by_line(clauses: tuple[TextClause, ...], lang: str) -> Iterator[str]:
    """Each clause on a line of its own; if it has several lines, they are listed below its label."""
    for clause in clauses:
        if len(clause.lines) == 1:
            yield _labelled(clause, clause.text, lang)
        elif clause.is_sentence:
            yield from clause.lines
        else:
            yield f"{label_of(clause, lang)}:"
            yield from (f"  – {line}" for line in clause.lines)


def _labelled(clause: TextClause, text: str, lang: str) -> str:
    label = label_of(clause, lang)
    return say("ability-clause", lang, label=label, text=text) if label else text


def own_wording(ability: Any, lang: str) -> tuple[TextClause, ...]:
    """The author's own text in this language, if there is any."""
    wording = dict(ability.wording).get(lang)
    return (TextClause("own", (wording,)),) if wording else ()


def condition_clause(conditions: Conditions, renderer: Renderer) -> Iterator[TextClause]:
    """The clause of conditions."""
    if conditions:
        yield TextClause("if", (renderer.join_conditions(conditions),))


def effect_clause(
    effects: tuple[Effect[Any], ...], renderer: Renderer, optional_in: Any = None
) -> Iterator[TextClause]:
    """The clause of effects, one per line; `optional_in` is their ability if its player may decline."""
    yield from acting_clause("effect", (), effects, renderer, optional_in)


def acting_clause(
    label: ClauseLabel,
    before: tuple[str, ...],
    effects: tuple[Effect[Any], ...],
    renderer: Renderer,
    optional_in: Any = None,
) -> Iterator[TextClause]:
    """The clause of effects with a label, one effect per line; on a single line if the player of an ability may
    decline."""
    may = optional_in is not None
    in_a_row = (may or renderer.in_a_row) and len(before) + len(effects) > 1
    lines = (*before, *replace(renderer, in_a_row=in_a_row).row(effects))
    if lines and renderer.is_short:
        joined = (_optional(lines, renderer, optional_in),) if may else lines
        yield TextClause(label, (BETWEEN.join(joined),)) if label == "instead" else sentences(label, *joined)
    elif lines and may:
        yield TextClause(label, (_optional(lines, renderer, optional_in),))
    elif lines:
        yield TextClause(label, lines)


def _optional(lines: tuple[str, ...], renderer: Renderer, ability: Any) -> str:
    """Effects that the player of an ability may decline."""
    return renderer.field_text(say("ability-optional", renderer.lang, effects=BETWEEN.join(lines)), ability, "may")


def limit_clause(limit: Limit | None, renderer: Renderer) -> Iterator[TextClause]:
    """The clause of a limit of uses."""
    if limit is not None:
        text = renderer.render(limit)
        yield sentences("limit", text) if renderer.is_short else TextClause("limit", (text,))


def with_plural_names(ability: Acting, renderer: Renderer) -> Renderer:
    """The renderer with those names of the ability marked that stand for several pieces."""
    several = {
        getattr(effect, name): _several(getattr(effect, name), renderer)
        for effect in ability.every_effect
        for name, mark in marks_of(type(effect)).items()
        if mark == "binding" and not effect.names_one
    }
    return renderer.knowing(several)


def knowing_subject(when: Trigger[Any], renderer: Renderer) -> Renderer:
    """The renderer after the trigger was mentioned: its subject is now "this piece" or "that piece"."""
    named = {name: when.sides_of(name) for name, _ in when.gives if name in ITS_NAMES}
    own = {name: renderer.one(PIECE, "this") for name, whom in named.items() if whom == sides("self")}
    that = {SUBJECT: renderer.one(noun_for(named[SUBJECT]), "that")} if SUBJECT in named else {}
    return renderer.knowing({**that, **_that_other(named, renderer), **own})


def _that_other(named: Mapping[str, Sides], renderer: Renderer) -> dict[str, Phrase]:
    """The one by whom it happens, as "that enemy" where no other enemy was mentioned."""
    nouns = {name: noun_for(whom) for name, whom in named.items()}
    by = nouns.pop(BY, PIECE)
    is_clear = renderer.is_short and by != PIECE and by not in nouns.values()
    return {BY: renderer.one(by, "that")} if is_clear else {}


def _several(name: str, renderer: Renderer) -> Phrase:
    """The phrase for each of the pieces that an author's name stands for."""
    each = renderer.phrase(PIECE, "each")
    return Phrase(lambda asked: f"{each.inflected(asked)} {renderer.quoted(name)}", each.gender)
