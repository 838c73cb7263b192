"""The pages `resources/abilities-<game>.md` for authors: each operation, its keys, what they hold and mean."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

from engine.abilities.fields import ANY_NUMBER, Between, NameType
from engine.abilities.kinds import KindName, Op, Trigger
from engine.abilities.loading.ability_variants import WHEN
from engine.abilities.loading.form_descriptions import DefinitionForm, FormField, forms
from engine.abilities.loading.model_factory import ModelFactory
from engine.abilities.structure import field_types
from engine.abilities.structure.field_types import EVERY_KIND, Content
from engine.words import resources_folder, speak

TITLES = {"battleground": "Battleground", "hoplomachus": "Hoplomachus"}
INTRODUCTION = """\
[README.md](README.md) says how abilities are written; this page lists everything that they may hold. After each
key stands what it holds, and what it is if you leave it out; a key without `otherwise` must be there. Where a number
stands, most keys take an [amount](#amounts) too."""
HEADINGS: dict[KindName, str] = {
    "effect": "Effects",
    "condition": "Conditions",
    "selector": "Selectors",
    "amount": "Amounts",
    "trigger": "Moments",
    "cost": "Costs",
}
NAMED: dict[NameType, str] = {
    "piece": "the name of a piece",
    "pieces": "the name of several pieces",
    "place": "the name of a place",
    "number": "the name of a number",
    "word": "the name of a word",
    "dice": "the name of dice",
}
OPERATIONS: dict[KindName, str] = {
    "effect": "an effect",
    "condition": "conditions",
    "selector": "who: a name or a selector",
    "amount": "a number or an amount",
    "trigger": "a moment",
    "cost": "costs",
}
MOST_OPTIONS = 20
"""A list of more words than this is not written out: `hexsmith schema ability` lists them."""


def page_of(game: str) -> Path:
    """The file of a game's page."""
    return resources_folder() / f"abilities-{game}.md"


def reference(game: str, writing: ModelFactory) -> str:
    """The complete page of a game."""
    made = forms(writing)
    parts = [f"# What abilities of {TITLES[game]} may hold", INTRODUCTION, "## Shapes", *_shapes(writing, made)]
    for kind in EVERY_KIND:
        ops = writing.ops(kind)
        if ops:
            parts += [f"## {HEADINGS[kind]}", *(_operation(made[f"{kind}/{name}"], ops[name]) for name in ops)]
    named = [form for name, form in made.items() if name.startswith("part/")]
    if named:
        parts += ["## Parts", *(_entry(f"**{_last(form)}**", form) for form in named)]
    return "\n\n".join(parts) + "\n"


def _shapes(writing: ModelFactory, made: dict[str, DefinitionForm]) -> Iterator[str]:
    """The definitions allowed in one place of the documents, each once."""
    entries: dict[str, str] = {}
    for family, shapes in writing.families.items():
        for definition in shapes.definitions:
            form = made[f"{family}/{field_types.dashed(definition)}"]
            words = ", ".join(f'`"{word}"`' for word in shapes.words_for(definition))
            entries.setdefault(_last(form), _entry(_titled(form, words), form))
    yield from entries.values()


def _titled(form: DefinitionForm, words: str) -> str:
    title = f"**{speak(form.label, 'en')}**"
    return f"{title} (`{WHEN}`: {words})" if words else title


def _operation(form: DefinitionForm, op: type[Op]) -> str:
    """An operation, with the names that a moment defines for the parts after it."""
    names = op.gives if issubclass(op, Trigger) else ()
    gives = ", ".join(f"`{name}` ({_named(type_)})" for name, type_ in names)
    return _entry(f"**`{_last(form)}`** {speak(form.label, 'en')}." + (f" Names: {gives}." if gives else ""), form)


def _entry(title: str, form: DefinitionForm) -> str:
    return "\n".join([title, "", *(_line(field) for field in form.fields)]) if form.fields else title


def _line(field: FormField) -> str:
    otherwise = "" if field.required else f"; otherwise {_left_out(field.default)}"
    alone = " May be written instead of the whole object." if field.alone else ""
    return f"- `{field.key}`: {_content(field.holds, field.options)}{otherwise}. {speak(field.help, 'en')}{alone}"


def _left_out(default: Any) -> str:
    """The meaning of a key that is left out."""
    match default:
        case None | () | "":
            return "nothing"
        case True | False:
            return f"`{str(default).lower()}`"
        case int() | Fraction():
            return str(default)
        case str():
            return f'`"{default}"`'
        case _:
            name = getattr(default, "name", None)
            return f'`"{name}"`' if isinstance(name, str) else "what it usually is"


def _content(holds: Content, options: tuple[str, ...]) -> str:
    """The values of a key, in words."""
    match holds:
        case field_types.Number(bounds):
            return f"a number{_between(bounds)}"
        case field_types.WordChoice():
            return _one_of(options)
        case field_types.YesNo():
            return "`true` or `false`"
        case field_types.Label():
            return "a name of your own"
        case field_types.NewName(type_):
            return f"a name that you give to {_named(type_)}"
        case field_types.KnownName(types):
            return " or ".join(NAMED[each] for each in types)
        case field_types.Lines(long):
            return "a text in each language" if long else "a line in each language"
        case field_types.LengthInInches():
            return "a length"
        case field_types.Operation("amount", bounds):
            return OPERATIONS["amount"] + _between(bounds)
        case field_types.Operation(kind):
            return OPERATIONS[kind]
        case field_types.Part(definition):
            return f"an object, see [{field_types.dashed(definition)}](#parts)"
        case field_types.Several(of):
            return f"a list of: {_content(of, options)}"


def _named(type_: NameType) -> str:
    return NAMED[type_].removeprefix("the name of ")


def _between(bounds: Between) -> str:
    return "" if bounds == ANY_NUMBER else f", {bounds.least} to {bounds.most}"


def _one_of(options: tuple[str, ...]) -> str:
    if len(options) > MOST_OPTIONS:
        return f"one of {len(options)} words"
    return " or ".join(f'`"{each}"`' for each in options)


def _last(form: DefinitionForm) -> str:
    return form.name.split("/")[1]
