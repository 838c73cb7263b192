"""Relative clauses for the conditions of a selector, such as "enemies who have wounds"."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.abilities.context import BEARER
from engine.abilities.kinds import Condition, Conditions
from engine.abilities.wording.grammar import Grammar, PhraseForm
from engine.abilities.wording.phrases import Phrase, Unknowns
from engine.abilities.wording.referents import loop_names, within
from engine.words import say
from engine.words.marks import ANY_MARK, unmarked
from engine.words.nouns import NOMINATIVE

if TYPE_CHECKING:
    from engine.abilities.wording.renderer import Renderer

END = "\N{INVISIBLE SEPARATOR}"
"""A placeholder for the end of a relative clause, until the following text is known."""
_BEFORE_AN_ASIDE = re.compile(rf"{END}+( \([^()]*\))")
_BEFORE_MARKS = re.compile(rf"{END}+({ANY_MARK}+)")
_BEFORE_A_STOP = re.compile(rf"{END}+(?=$|[,;:.)])")


def restriction(renderer: Renderer, definition: Any, field: str, gender: str, asked: PhraseForm) -> str:
    """The conditions of a selector as a relative clause after the noun that they restrict."""
    form = f"{'each' if _is_several(asked) else 'alone'}-{'f' if gender == 'f' else 'm'}"
    conditions: Conditions = getattr(definition, field)
    pronoun = say("ability-relative", renderer.lang, form=form)
    about = (*loop_names(definition), BEARER)
    relative: list[str] = []
    others: list[str] = []
    for each in renderer.sorted(conditions):
        text = _relative(renderer, each, about, Phrase(lambda _: pronoun, gender))
        if text is not None:
            relative.append(text)
        else:
            whole = within(renderer, definition, field).render(each)
            others.append(say("ability-such-that", renderer.lang, said=whole, form=form))
    return say("list-of", renderer.lang, items=(*relative, *others)) + END


def closed(text: str, grammar: Grammar) -> str:
    """A complete sentence: each placeholder is replaced by the punctuation that its language requires there."""
    if END not in text:
        return text
    text = _BEFORE_MARKS.sub(rf"\1{END}", text)
    behind_asides = _BEFORE_AN_ASIDE.sub(rf"\1{END}", text)
    return _BEFORE_A_STOP.sub("", behind_asides).replace(END, grammar.clause_end)


def _is_several(asked: PhraseForm) -> bool:
    """Whether the noun is in the plural."""
    return asked.number in ("many", "these") if asked.how_many is None else asked.how_many != 1


def _relative(renderer: Renderer, condition: Condition[Any], about: tuple[str, ...], pronoun: Phrase) -> str | None:
    """A condition as a relative clause, if it begins with its subject, which becomes a pronoun; None for any other."""
    cases: list[str] = []

    def heard(asked: PhraseForm) -> str:
        cases.append(asked.case)
        return str(pronoun)

    listening = replace(renderer.knowing(dict.fromkeys(about, replace(pronoun, inflected=heard))), unknowns=Unknowns())
    begins = unmarked(listening.render(condition)).startswith(f"{pronoun} ")
    if not begins or cases != [NOMINATIVE]:
        return None
    return renderer.knowing(dict.fromkeys(about, pronoun)).render(condition)
