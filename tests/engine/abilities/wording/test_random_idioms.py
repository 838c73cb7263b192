"""Random abilities in short sentences: they read well, and tell apart whatever the literal sentences tell apart."""

import random
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic_core import ValidationError

from engine.abilities.wording.clauses import TextClause
from engine.systems.battleground.abilities import ability_text as of_battleground
from engine.systems.hoplomachus.abilities.types import ability_text as of_hoplomachus
from engine.words import languages
from tests.engine.abilities.wording.test_random_clauses import wrong_with
from tests.support.abilities import GAMES, abilities

FAMILIES = tuple((game, family) for game, writing in GAMES.items() for family in writing.families)
TEXTS: Mapping[str, Any] = {"battleground": of_battleground, "hoplomachus": of_hoplomachus}
TRIES = 12
WORDS = (
    *("attack", "defence", "ability", "melee", "ranged", "spell", "front", "rear", "higher", "level", "lower"),
    *(
        "self",
        "target",
        "bearer",
        "enemy",
        "ally",
        "friend",
        "character",
        "all-enemies",
        "all-allies",
        "army",
        "anybody",
    ),
    *("enemies", "allies", "characters", "friends", "own", "other", "mana", "focus", "guard", "ap", "buff", "debuff"),
    *(
        "strength",
        "mind",
        "dice",
        "threshold",
        "rerolls",
        "speed",
        "round",
        "game",
        "activation",
        "move",
        "push",
        "pull",
    ),
    *("stun", "curse", "haste", "protection", "wounds", "knock-out", "cover", "interruptions", "any", "none"),
)
"""Values for a field that is changed; those that do not fit are refused when the ability is read."""


def leaves(written: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all plain values of an ability, but for its own names and texts."""
    if isinstance(written, dict):
        for key, each in written.items():
            if key not in ("wording", "id", "as"):
                yield from leaves(each, (*way, key))
    elif isinstance(written, list):
        for place, each in enumerate(written):
            yield from leaves(each, (*way, place))
    else:
        yield way


def with_change(written: dict[str, Any], way: tuple[Any, ...], value: Any) -> dict[str, Any]:
    """The ability with another value at one place."""
    changed = deepcopy(written)
    holder: Any = changed
    for step in way[:-1]:
        holder = holder[step]
    holder[way[-1]] = value
    return changed


def other_values(value: Any, chance: random.Random) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int | float):
        yield from (value + 1, value - 1)
    else:
        yield from chance.sample(WORDS, TRIES)


def changed(game: str, family: str, written: dict[str, Any], chance: random.Random) -> Any | None:
    """The ability with one field changed, read; None if no change was allowed."""
    ways = list(leaves(written))
    chance.shuffle(ways)
    for way in ways[:TRIES]:
        holder: Any = written
        for step in way:
            holder = holder[step]
        for value in other_values(holder, chance):
            try:
                return GAMES[game].slot(family).read(with_change(written, way, value)).read()
            except ValidationError:
                continue
    return None


def worded(game: str, ability: Any, lang: str, *, is_short: bool) -> tuple[TextClause, ...]:
    texts = TEXTS[game]
    clauses: tuple[TextClause, ...] = texts.clauses(ability, replace(texts.renderer_of(lang), is_short=is_short))
    return clauses


def keeps_meaning(game: str, family: str, examples: int) -> None:
    """So many abilities, each beside itself with one field changed, in all languages."""

    @given(abilities(family, game), st.integers(0, 2**32))
    @settings(max_examples=examples, suppress_health_check=list(HealthCheck), deadline=None)
    def check(written: dict[str, Any], seed: int) -> None:
        written = {key: value for key, value in written.items() if key != "wording"}
        ability = GAMES[game].slot(family).read(written).read()
        other = changed(game, family, written, random.Random(seed))
        for lang in languages():
            short = worded(game, ability, lang, is_short=True)
            assert [fault for clause in short for fault in wrong_with(clause, lang)] == [], short
            literal = worded(game, ability, lang, is_short=False)
            if other is not None and worded(game, other, lang, is_short=False) != literal:
                assert worded(game, other, lang, is_short=True) != short, (lang, literal)

    check()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "family"), FAMILIES)
def test_a_changed_field_changes_the_short_text(game: str, family: str) -> None:
    keeps_meaning(game, family, 60)


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("game", "family"), FAMILIES)
def test_thousands_of_changed_fields_change_the_short_text(game: str, family: str) -> None:
    keeps_meaning(game, family, 1500)
