"""Each part of a text belongs to one field: whatever is changed, the spans of that field say something else."""

import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic_core import ValidationError

from engine.abilities.wording.spanned_clauses import SpannedClause
from engine.content.document_path import DocumentPath
from engine.systems.battleground.abilities import ability_text as of_battleground
from engine.systems.battleground.documents.ability_fields import ABILITY
from engine.words import languages
from tests.engine.abilities.wording.test_golden_texts import documents
from tests.engine.abilities.wording.test_random_idioms import FAMILIES, TEXTS, leaves, other_values, with_change, worded
from tests.support.abilities import GAMES, abilities

SORT = ("when",)
"""The path of the sort of an ability, which its labels say."""


NUMBER = re.compile(r"\d+|\b[XYZ]\b")


def spanned(game: str, ability: Any, lang: str, *, is_short: bool = True) -> tuple[SpannedClause, ...]:
    texts = TEXTS[game]
    made: tuple[SpannedClause, ...] = texts.clauses_with_spans(
        ability, replace(texts.renderer_of(lang), is_short=is_short)
    )
    return made


def said_of(clauses: tuple[SpannedClause, ...]) -> dict[DocumentPath, tuple[str, ...]]:
    """What the text says of each path."""
    found: dict[DocumentPath, list[str]] = {}
    for line in (line for clause in clauses for line in clause.lines):
        for span in line.spans:
            found.setdefault(span.path, []).append(line.text[span.start : span.end])
    return {path: tuple(texts) for path, texts in found.items()}


def nearest(path: DocumentPath, said: Mapping[DocumentPath, Any]) -> DocumentPath | None:
    """The deepest path with a span at or around a path."""
    around = (path[:length] for length in range(len(path), 0, -1))
    return next((each for each in around if each in said), None)


def changes(
    family: str, game: str, written: dict[str, Any], chance: random.Random
) -> Iterator[tuple[DocumentPath, Any]]:
    """Each value that can be changed, with one of the abilities that have another there."""
    for way in leaves(written):
        holder: Any = written
        for step in way:
            holder = holder[step]
        for value in other_values(holder, chance):
            try:
                yield way, GAMES[game].slot(family).read(with_change(written, way, value)).read()
            except ValidationError:
                continue
            break


def without_blank(game: str, family: str, written: dict[str, Any], lang: str, seed: int) -> list[DocumentPath]:
    """The paths of values whose change is heard in the text, but in none of their spans."""
    ability = GAMES[game].slot(family).read(written).read()
    said, text = said_of(spanned(game, ability, lang)), worded(game, ability, lang, is_short=True)
    lost: list[DocumentPath] = []
    for way, other in changes(family, game, written, random.Random(seed)):
        if worded(game, other, lang, is_short=True) == text or way == SORT:
            continue
        where = nearest(way, said)
        if where is None or said_of(spanned(game, other, lang)).get(where) == said[where]:
            lost.append(way)
    return lost


def stock() -> Iterator[tuple[str, dict[str, Any]]]:
    """The abilities of all cards of Battleground, without the words of their authors."""
    families = {"abilities": "ability", "ability": "ability", "bonus": "bonus", "mission": "mission"}
    for card in documents("battleground"):
        for key, family in families.items():
            held = card.plain().get(key)
            if card.kind in ("character", "fate", "glory", "item", "weapon") and held is not None:
                own = "item-ability" if card.kind == "item" else family
                for each in held if isinstance(held, list) else [held]:
                    yield own, {name: value for name, value in each.items() if name != "wording"}


def without_blanks_in_stock(abilities_: list[tuple[str, dict[str, Any]]], langs: tuple[str, ...]) -> list[Any]:
    return [
        (lang, written, path)
        for lang in langs
        for family, written in abilities_
        for path in without_blank("battleground", family, written, lang, 1)
    ]


@pytest.mark.slow
def test_values_of_the_stock_have_their_places_in_the_text() -> None:
    """Or are implied by the operation around them: then the whole sentence of that says something else."""
    found = list(stock())
    assert len(found) > 190
    for number, lang in enumerate(languages()):
        assert without_blanks_in_stock(found[number :: 4 * len(languages())], (lang,)) == []


@pytest.mark.soak
@pytest.mark.timeout(600)
def test_all_values_of_the_stock_have_their_places_in_all_languages() -> None:
    assert without_blanks_in_stock(list(stock()), languages()) == []


@pytest.mark.slow
@pytest.mark.parametrize(("game", "family"), FAMILIES)
def test_each_value_of_random_abilities_has_its_place_in_the_text(game: str, family: str) -> None:
    @given(abilities(family, game), st.integers(0, 2**32), st.sampled_from(languages()))
    @settings(max_examples=12, suppress_health_check=list(HealthCheck), deadline=None)
    def check(written: dict[str, Any], seed: int, lang: str) -> None:
        written = {key: value for key, value in written.items() if key != "wording"}
        assert without_blank(game, family, written, lang, seed) == []

    check()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "family"), FAMILIES)
def test_marks_leave_the_text_as_it_is(game: str, family: str) -> None:
    """In short and in literal sentences, and every span is inside its line."""

    @given(abilities(family, game), st.sampled_from(languages()), st.booleans())
    @settings(max_examples=25, suppress_health_check=list(HealthCheck), deadline=None)
    def check(written: dict[str, Any], lang: str, is_short: bool) -> None:
        ability = GAMES[game].slot(family).read(written).read()
        plain, marked = worded(game, ability, lang, is_short=is_short), spanned(game, ability, lang, is_short=is_short)
        assert [each.lines for each in plain] == [tuple(line.text for line in each.lines) for each in marked]
        for line in (line for clause in marked for line in clause.lines):
            assert all(0 <= each.start <= each.end <= len(line.text) for each in line.spans)

    check()


def is_written(written: Any, path: DocumentPath) -> bool:
    """Whether an author wrote anything there."""
    for step in path:
        try:
            written = written[step]
        except (KeyError, IndexError, TypeError):
            return False
    return True


@pytest.mark.slow
def test_cards_say_the_same_in_all_languages() -> None:
    """The same numbers, and the same parts of the data: each part is named in all four or in none."""
    for family, written in stock():
        ability = GAMES["battleground"].slot(family).read(written).read()
        found = []
        for lang in languages():
            clauses = spanned("battleground", ability, lang)
            text = " ".join(line.text for clause in clauses for line in clause.lines)
            named = {path for path in said_of(clauses) if is_written(written, path)}
            found.append(([clause.label for clause in clauses], sorted(NUMBER.findall(text)), named))
        assert all(each == found[0] for each in found), written


def test_a_sentence_is_made_of_blanks() -> None:
    """Also through idioms: what an idiom implies belongs to its conditions."""
    strength = {"modify": "strength", "by": 2, "if": {"test": "attack", "weapon": "melee"}}
    effects = [{"do": "wound"}, {"do": "lose", "counter": "mana"}, {"do": "modify", "gives": [strength], "on": "self"}]
    ability = ABILITY.read({"when": "active", "to": "enemy", "range": 6, "effects": effects}).read()
    target, effect = spanned("battleground", ability, "en")
    assert target.lines[0].text == "a visible enemy within 6″"
    assert (target.lines[0].at(("to",)), target.lines[0].at(("range",))) == (("a visible enemy",), ("6″",))
    (line,) = effect.lines
    assert line.text == "The target suffers 1 wound and loses 1 mana. +2 strength on melee attacks this activation."
    gives = ("effects", 2, "gives", 0)
    assert {path: line.at(path) for path in (each.path for each in line.spans)} == {
        ("effects", 0): ("The target suffers 1 wound",),
        ("effects", 0, "on"): ("The target",),
        ("effects", 0, "wounds"): ("1 wound",),
        ("effects", 1): ("loses 1 mana",),
        ("effects", 1, "on"): ("loses",),
        ("effects", 1, "amount"): ("1 mana",),
        ("effects", 1, "counter"): ("1 mana",),
        ("effects", 2): ("+2 strength on melee attacks this activation",),
        ("effects", 2, "on"): ("+2 strength on melee attacks",),
        ("effects", 2, "gives"): ("+2 strength on melee attacks",),
        gives: ("+2 strength on melee attacks",),
        (*gives, "by"): ("+2",),
        (*gives, "modify"): ("strength",),
        (*gives, "if"): ("on melee attacks",),
        (*gives, "if", "test"): ("on melee attacks",),
        (*gives, "if", "weapon"): ("on melee attacks",),
    }


def test_an_author_s_own_words_have_no_blanks() -> None:
    ability = ABILITY.read({"when": "active", "effects": [{"do": "heal"}], "wording": {"en": "Rest."}}).read()
    assert of_battleground.clauses_with_spans(ability, of_battleground.renderer_of("en")) == (
        SpannedClause("own", (("Rest.", ()),)),  # type: ignore[arg-type]
    )
