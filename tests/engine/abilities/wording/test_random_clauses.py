"""Random abilities read as clauses too: made from the operations at random, in every language."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.abilities.wording.clauses import TextClause, in_one_line
from engine.systems.battleground.abilities import ability_text as of_battleground
from engine.systems.hoplomachus.abilities.types import ability_text as of_hoplomachus
from engine.systems.hoplomachus.content import Tactic
from engine.systems.hoplomachus.documents.ability_fields import LYING, SKILL
from engine.words import languages
from tests.support.abilities import GAMES, abilities
from tests.support.random_skills import ENVELOPE, skills, tactics
from tests.tools.wording_lint import faults

Said = Callable[[str], tuple[TextClause, ...]]
"""The clauses of something in a language."""
IN_ALL = 500
"""How many are worded in every run; ten times as many in a soak."""

LEFT_OVER = re.compile(r"\bnone\b|\bNone\b|[{}…]|\$\w|\(\s*\)|[“„«]\s*[”»]|: *(?:$|·|;)|; *(?:;|$)")
"""Empty slots, and what is left of a sentence that was not filled."""
QUOTES: Mapping[str, tuple[str, str]] = {"en": ("“", "”"), "it": ("«", "»"), "es": ("«", "»"), "pl": ("„", "”")}
NAME = re.compile(r"(.?)(?:name-\d+|label[- ]\d+)(.?)")
"""What authors call things, with what stands around it."""


def of_battleground_family(family: str) -> st.SearchStrategy[Said]:
    """An ability of a card, an item, a scenario, a bonus, a side mission."""
    slot = GAMES["battleground"].slot(family)

    def said(written: dict[str, Any]) -> Said:
        ability = slot.read(_without_own_words(written)).read()
        return lambda lang: of_battleground.clauses(ability, of_battleground.renderer_of(lang))

    return abilities(family, "battleground").map(said)


def of_skill(made: tuple[dict[str, Any], dict[str, Any]]) -> Said:
    """A skill with the values of its parameters on a chip."""
    ability, values = SKILL.read(_without_own_words(made[0]["ability"])).read(), made[1]
    return lambda lang: of_hoplomachus.clauses(ability, of_hoplomachus.renderer_of(lang), values)


def of_tactic(written: dict[str, Any]) -> Said:
    """The effects of a tactic, and the abilities that it gives."""
    card = Tactic.model_validate({"kind": "tactic", "id": "test/gift", **ENVELOPE, **written})
    given_ = [LYING.read(_without_own_words(each.plain())).read() for each in card.abilities]

    def said(lang: str) -> tuple[TextClause, ...]:
        renderer = of_hoplomachus.renderer_of(lang)
        effects = of_hoplomachus.effect_lines(card.at_once.effects, renderer)
        lying = (clause for ability in given_ for clause in of_hoplomachus.clauses(ability, renderer))
        return (*((TextClause("effect", effects),) if effects else ()), *lying)

    return said


def _without_own_words(written: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in written.items() if key != "wording"}


WHAT: Mapping[str, st.SearchStrategy[Said]] = {
    **{family: of_battleground_family(family) for family in GAMES["battleground"].families},
    "skill": skills().map(of_skill),
    "tactic": tactics().map(of_tactic),
}


def wrong_with(clause: TextClause, lang: str) -> Iterator[str]:
    """Faults that no sentence may have."""
    said = clause.text
    yield from faults(said, lang)
    yield from (f"left over: {each}" for each in LEFT_OVER.findall(said))
    for opened, closed in (("(", ")"), QUOTES[lang]):
        if said.count(opened) != said.count(closed):
            yield f"{opened} without {closed}"
    if clause.label != "player" and any(around != QUOTES[lang] for around in NAME.findall(said)):
        yield "an author’s name without quotation marks"


def reads_well(what: str, examples: int) -> None:
    """So many of them, in all languages."""

    @given(WHAT[what])
    @settings(max_examples=examples, suppress_health_check=list(HealthCheck), deadline=None)
    def check(said_in: Said) -> None:
        for lang in languages():
            clauses = said_in(lang)
            assert clauses
            for clause in clauses:
                assert clause.text, clause.label
                assert list(wrong_with(clause, lang)) == [], (lang, clause.text)
            assert in_one_line(clauses, lang)

    check()


@pytest.mark.slow
@pytest.mark.parametrize("what", WHAT)
def test_random_abilities_read_well(what: str) -> None:
    """No gap, no wrong contraction, no word twice, no bracket alone; authors’ names in quotation marks."""
    reads_well(what, -(-IN_ALL // len(WHAT)))


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("what", WHAT)
def test_thousands_of_random_abilities_read_well(what: str) -> None:
    """The same with five thousand."""
    reads_well(what, -(-10 * IN_ALL // len(WHAT)))
