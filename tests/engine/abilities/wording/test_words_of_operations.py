"""Every operation of every game is rendered in every language, with any numbers: no gap, no wrong form."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from engine.abilities.fields import authored_fields
from engine.abilities.game_interface import Vocabulary
from engine.abilities.wording.renderer import GRAMMARS, Renderer
from engine.abilities.wording.slots import slot_named
from engine.abilities.wording.word_ids import word_of
from engine.words import arguments, ids, languages, lexicon
from tests.support.ability_words import VOCABULARIES, every_op, every_part
from tests.support.cases import all_cases
from tests.support.op_samples import NUMBERS, samples
from tests.tools.wording_lint import faults

LEFT_OVER = re.compile(r"\bnone\b|\byes\b|[{}…]|\bNone\b|\(\)")
OPS = [
    (vocabulary, each)
    for vocabulary in VOCABULARIES
    for each in (*every_op(vocabulary), *every_part(vocabulary.system))
]
"""The operations of each game, and the parts inside them and inside abilities."""
NAMES = [f"{vocabulary.system}-{word_of(op)}" for vocabulary, op in OPS]


@pytest.mark.slow
@all_cases("vocabulary, op", OPS, by=lambda case: case[0].system)
def test_every_operation_is_said_in_every_language(vocabulary: Vocabulary, op: type[Any]) -> None:
    """With 0, 1, 2, 5, 22 and X; with each of its choices."""
    assert word_of(op) in ids(), f"{word_of(op)} has no sentence: write one in ability-….ftl of each language"
    wrong = dict.fromkeys(fault for lang in languages() for fault in faults_of(op, vocabulary, lang))
    assert list(wrong)[:5] == []


def faults_of(op: type[Any], vocabulary: Vocabulary, lang: str) -> Iterator[str]:
    """What is wrong with the sentences of an operation."""
    renderer = Renderer(lang, vocabulary.system)
    for number in NUMBERS:
        for sample in samples(op, number, vocabulary):
            text = renderer.sentence(sample)
            found = faults(text, lang) + LEFT_OVER.findall(text)
            if found or not text:
                yield f"{lang}: {', '.join(found)}: {text}"


@all_cases("vocabulary, op", OPS, by=lambda case: case[0].system)
def test_each_field_is_reported(vocabulary: Vocabulary, op: type[Any]) -> None:
    """Another value of a field makes another sentence, in every language: nothing that a card says is left out."""
    silent = {"on"} if not getattr(op, "needs_piece", True) or word_of(op) in ABOUT_NOBODY else set()
    made = list(samples(op, 5, vocabulary))[:: 7 if len(list(samples(op, 5, vocabulary))) > SOME else 1][:SOME]
    others = {name: values_of(name, op, vocabulary) for name in authored_fields(op)}
    unsaid = [
        (lang, name)
        for lang in languages()
        for name, values in others.items()
        if name not in silent
        and len(values) > 1
        and not is_reported(name, values, made, Renderer(lang, vocabulary.system))
    ]
    assert unsaid == []


SOME = 60
ABOUT_NOBODY = ("ability-battleground-effect-draw", "ability-battleground-effect-mark")
"""A player draws, a mark is placed on a hex: regardless of the target."""


def values_of(name: str, op: type[Any], vocabulary: Vocabulary) -> list[Any]:
    """The values that a field has in samples, each once."""
    found: list[Any] = []
    for number in (5, 22):
        for sample in samples(op, number, vocabulary):
            value = getattr(sample, name)
            if value not in found:
                found.append(value)
    return found


def is_reported(name: str, values: list[Any], made: list[Any], renderer: Renderer) -> bool:
    """Whether sentences differ by this field alone."""
    return any(len({renderer.sentence(replace(each, **{name: value})) for value in values}) > 1 for each in made)


@all_cases("vocabulary, op", OPS, by=lambda case: case[0].system)
def test_words_of_the_data_are_translated(vocabulary: Vocabulary, op: type[Any]) -> None:
    """No choice and no word of the game stands in another language as authors write it."""
    choices = {value for hint in get_type_hints(op, include_extras=True).values() for value in choices_in(hint)}
    words = {word for list_ in vocabulary.lists.values() for word in list_}
    wanted = {word for word in choices | words if word not in ALIKE}
    for lang in (each for each in languages() if each != "en"):
        renderer = Renderer(lang, vocabulary.system)
        for sample in samples(op, 5, vocabulary):
            text = renderer.sentence(sample)
            assert not wanted.intersection(re.findall(r"[\w-]+", text)), (lang, text)


ALIKE = frozenset({"mana", "test", "round", "focus"})
"""Words that other languages have too."""


def choices_in(hint: Any) -> Iterator[str]:
    """The words among which a field chooses."""
    if get_origin(hint) is Literal:
        yield from (value for value in get_args(hint) if isinstance(value, str))
    else:
        for inside in get_args(hint):
            yield from choices_in(inside)


@pytest.mark.parametrize("vocabulary", VOCABULARIES, ids=lambda each: each.system)
@pytest.mark.parametrize("lang", languages())
def test_the_vocabulary_is_in_the_lexicon(vocabulary: Vocabulary, lang: str) -> None:
    """Each statistic, number, counter, ground and scope of a game is a noun of each language."""
    known = lexicon()
    words = {
        word
        for list_ in ("statistics", "numbers", "counters", "changeable", "grounds", "scopes")
        for word in vocabulary.lists.get(list_, ())
    }
    assert [word for word in sorted(words) if known.noun(known.term(word, vocabulary.system), lang) is None] == []


@all_cases("vocabulary, op", OPS, by=lambda case: case[0].system)
def test_the_nouns_of_each_operation_are_in_the_lexicon(vocabulary: Vocabulary, op: type[Any]) -> None:
    """A noun that a slot names is in the lexicon of its language."""
    reported = authored_fields(op)
    for lang in languages():
        renderer = Renderer(lang, vocabulary.system)
        for name in arguments(word_of(op), lang):
            slot = slot_named(name, reported, GRAMMARS[lang].cases)
            if slot.noun and slot.noun not in reported:
                assert renderer.noun(slot.noun) is not None, (lang, name)
