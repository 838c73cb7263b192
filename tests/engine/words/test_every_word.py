"""Every word of the catalogue can be said in every language and is well formed there."""

import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast

from engine.abilities.wording.grammar import Determiner
from engine.words import TextValue, arguments, idioms, ids, languages, resources_folder, say
from engine.words.fluent_entries import cut_entries
from engine.words.message_patterns import chooses_by_number, nodes, parse
from tests.support.cases import all_cases
from tests.tools.wording_lint import PLURALS_NEEDED, faults, missing_plurals, wordings

WORDS = resources_folder() / "words"
FILES = sorted(WORDS.glob("*/*.ftl"))
TRANSLATIONS = [lang for lang in languages() if lang != "en"]
PROPER_NAMES = re.compile(r"Hexsmith|Python|Qt|JSON")
SAME = re.compile(r"Same as in English: \w+")

OF_OPERATIONS = ("ability-", "idiom-")
"""Before the names of sentences whose arguments are slots."""
NUMBERS = (0, 1, 2, 5, 22, 1_000_000, 2.5)
TEXTS = ("Łódź", "Ana", "zażółć gęślą jaźń")


def idioms_in(lang: str) -> Iterator[str]:
    """The sentences of idioms in a language, as Fluent."""
    yield from (each.sentences[lang].source for each in idioms().files)


def every_id() -> tuple[str, ...]:
    """The ids of all words, those of idioms too."""
    return (*sorted(ids()), *(each.id for each in idioms().files))


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    """The parsed sentences of a language, with their comments."""
    files = (*(path.read_text(encoding="utf-8") for path in FILES if path.parent.name == lang), *idioms_in(lang))
    parsed = (FluentParser().parse(text).body for text in files)
    return {entry.id.name: entry for entry in itertools.chain(*parsed) if isinstance(entry, ast.Message)}


def keys_of_choices(message: ast.Message) -> Iterator[str]:
    """The texts a sentence chooses by."""
    for node in nodes(message):
        if isinstance(node, ast.SelectExpression) and not chooses_by_number(node):
            yield from (variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier))


def samples(word_id: str, lang: str) -> Iterator[dict[str, TextValue]]:
    """Arguments for a sentence: every number in turn, every text, every text that it chooses by."""
    kinds = arguments(word_id, lang)
    texts = (*TEXTS, *keys_of_choices(messages("en")[word_id]))
    for turn in range(max(len(NUMBERS), len(texts))):
        number, words = NUMBERS[turn % len(NUMBERS)], itertools.cycle(texts[turn:] + texts[:turn])
        yield {name: number if kind == "number" else next(words) for name, kind in kinds.items()}


@pytest.mark.parametrize("lang", languages())
def test_every_word_can_be_said(lang: str) -> None:
    """With numbers of every plural class and texts of every choice; nothing of the template is left over."""
    for word_id in every_id():
        for values in samples(word_id, lang):
            said = say(word_id, lang, **values)
            assert said, word_id
            assert not re.search(r"[{}]|\?\?\?", said), (word_id, said)
            assert not faults(said, "any"), (word_id, said)


@pytest.mark.parametrize("lang", languages())
def test_wording(lang: str) -> None:
    """No two spaces, no `di il`, no `de el`: in any wording of any sentence."""
    wrong = [
        f"{word_id}: {', '.join(faults(wording, lang))}: {wording}"
        for word_id, message in messages(lang).items()
        if message.value
        for wording in wordings(message.value)
        if faults(wording, lang)
    ]
    assert wrong == []


@all_cases("path", FILES, by=lambda path: path.parent.name)
def test_files_are_fluent_from_end_to_end(path: Path) -> None:
    """The whole file parses, into just the entries that the program cuts out of it."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert [node.content for node in body if isinstance(node, ast.Junk)] == []
    entries = [node for node in body if isinstance(node, ast.Message | ast.Term)]
    cut = list(cut_entries(path))
    assert [entry.id.name for entry in entries] == [entry.id.removeprefix("-") for entry in cut]
    assert all(parse(short).equals(whole, ["span", "comment"]) for short, whole in zip(cut, entries, strict=True))


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_languages_have_the_same_words(lang: str) -> None:
    """No language lacks a sentence or has one of its own."""
    assert messages(lang).keys() == messages("en").keys()


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_languages_take_the_same_arguments(lang: str) -> None:
    """A translation neither forgets a value nor asks for one that English does not have."""
    differing = [
        f"{word_id}: {dict(arguments(word_id, lang))}, in English {dict(arguments(word_id))}"
        for word_id in every_id()
        if taken(word_id, lang) != taken(word_id, "en")
    ]
    assert differing == []


def taken(word_id: str, lang: str) -> set[str]:
    """The arguments of a sentence: of an operation's sentence the fields, in any form that a language requests."""
    names = set(arguments(word_id, lang))
    if not word_id.startswith(OF_OPERATIONS):
        return names
    parts = (name.split("_") for name in names)
    return {each[1] if each[0] in get_args(Determiner) and each[1:] else each[0] for each in parts}


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_english_left_in_a_translation(lang: str) -> None:
    """What reads the same in English is only proper names, or says why in a comment; no other comment says so."""
    english = messages("en")
    wrong = [
        f"{word_id}: {text(message)!r}: write '# Same as in English: <why>' above it, or translate it"
        for word_id, message in messages(lang).items()
        if says_why_it_is_the_same(message) != (text(message) == text(english[word_id]) and has_words(message))
    ]
    assert wrong == []


def says_why_it_is_the_same(message: ast.Message) -> bool:
    return bool(message.comment and SAME.search(message.comment.content or ""))


def has_words(message: ast.Message) -> bool:
    return bool(re.search(r"\w", PROPER_NAMES.sub("", text(message))))


def text(message: ast.Message) -> str:
    """All wordings of a sentence in one text."""
    return " / ".join(wordings(message.value)) if message.value else ""


@pytest.mark.parametrize("lang", languages())
def test_plurals_are_complete(lang: str) -> None:
    """A choice by plural names every class of the language and has `other` for the rest."""
    for word_id, message in messages(lang).items():
        assert not missing_plurals(message, lang), word_id
        for node in nodes(message):
            if isinstance(node, ast.SelectExpression) and chooses_by_number(node):
                default = next(variant.key for variant in node.variants if variant.default)
                assert isinstance(default, ast.Identifier), word_id


@pytest.mark.parametrize("lang", languages())
def test_plurals_needed_are_those_of_the_language(lang: str) -> None:
    """The table of plural classes agrees with CLDR, `many` of Italian and Spanish (whole millions) excepted."""
    classes = Locale.parse(lang).plural_form.tags | {"other"}
    assert classes - PLURALS_NEEDED[lang] == ({"many"} if lang in {"es", "it"} else set())


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_sentences_end_alike(lang: str) -> None:
    """A sentence that ends in a full stop, colon or question mark does so in every language."""
    for word_id in ids():
        values, english = next(samples(word_id, lang)), next(samples(word_id, "en"))
        assert ending(say(word_id, lang, **values)) == ending(say(word_id, "en", **english)), word_id


def ending(sentence: str) -> str:
    return sentence[-1] if sentence[-1] in ".:?!…" else ""


def test_names_are_plain() -> None:
    """Ids are lower case with hyphens; arguments are Python names, and none is called `lang`."""
    assert [word_id for word_id in ids() if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", word_id)] == []
    names = {name for word_id in ids() for name in arguments(word_id)}
    assert [name for name in names if not re.fullmatch(r"[a-z][a-z0-9_]*", name)] == []
    assert "lang" not in names
