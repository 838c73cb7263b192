"""BG-FX-4, -5: what tokens and marks do is done by the one that bears them: its surroundings, and its numbers."""

from typing import Any

import pytest

from engine.systems.battleground.abilities.ability_text import clauses, renderer_of
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.documents.ability_fields import ABILITY
from tests.rules.battleground.fights import Document, fight, of_kind
from tests.support.ability_documents import warned
from tests.support.script import play

NEAR: Document = {"pieces": {"side": "all", "within": 2}}
WALL = {"tall": "D4 E4 F4"}
HERE: dict[str, Any] = {"red": "ana@E11:n", "blue": "bo@E5 by@D5 bu@E3", "pieces": WALL, "now": {"bo": {"wounds": 3}}}
"""Around Bo an ally on this side of the wall, and one behind it; nobody near Ana."""
SURROUNDINGS: list[tuple[Document, list[str]]] = [
    ({"do": "wound", "on": NEAR}, ["bo", "by"]),
    ({"do": "wound", "on": {"pieces": {"side": "enemies", "within": 2}}}, ["bo", "by"]),
    ({"do": "wound", "on": "self"}, ["bo"]),
    ({"do": "wound", "on": "bearer"}, ["bo"]),
    ({"do": "wound", "on": {"nearest": {"of": {"pieces": {"side": "enemies", "where": {"wounded": False}}}}}}, ["by"]),
    ({"do": "if", "if": {"there-are": {"who": NEAR, "least": 2}}, "then": [{"do": "wound"}]}, ["bo"]),
    ({"do": "if", "if": {"there-are": {"who": NEAR, "least": 3}}, "then": [{"do": "wound"}]}, []),
    ({"do": "if", "if": {"within": {"who": "self", "of": NEAR, "distance": 1}}, "then": [{"do": "wound"}]}, ["bo"]),
    ({"do": "if", "if": {"has": {"who": "self", "counter": "wounds"}}, "then": [{"do": "wound"}]}, ["bo"]),
]
"""Effects about the surroundings of the bearer, and who is wounded by them."""


def hurt_by(ability: Document, *choices: str) -> list[str]:
    """Who is wounded when Ana uses this ability and then others of hers, in the order of the scenario."""
    clean = {"id": "clean", "when": "active", "to": "enemy", "range": 20, "effects": [{"do": "remove-effect"}]}
    cure = {"id": "cure", "when": "active", "to": "enemy", "range": 20, "effects": [{"do": "heal"}]}
    game = fight(stats={"ana": {"abilities": [ability, clean, cure]}}, size="9x20", **HERE)
    *before, last = choices
    play(game, *before)
    return [line.split()[1] for line in of_kind(play(game, last), "wounds-suffered")]


def giving(*effects: Document, to: str = "enemy") -> Document:
    """An ability with these effects."""
    return {"id": "give", "when": "active", "to": to, "range": 20, "effects": list(effects)}


GIVE, CLEAN, CURE = (f"red: use ability=test/ana:{name} target=bo" for name in ("give", "clean", "cure"))


@pytest.mark.rule("BG-ABIL-2", "BG-FX-4")
@pytest.mark.parametrize(("effect", "hurt"), SURROUNDINGS)
def test_the_removal_of_a_token_acts_around_its_bearer(effect: Document, hurt: list[str]) -> None:
    """Those near it, if it sees them, and itself."""
    debuff = {"do": "debuff", "name": "bomb", "removed": [effect]}
    assert hurt_by(giving(debuff), GIVE, CLEAN) == hurt


@pytest.mark.rule("BG-ABIL-2", "BG-FX-4")
@pytest.mark.parametrize(("effect", "hurt"), SURROUNDINGS)
def test_a_waiting_token_acts_around_its_bearer(effect: Document, hurt: list[str]) -> None:
    """Those near it, if it sees them, and itself."""
    debuff = {"do": "debuff", "name": "bomb", "when": {"heal": {"who": "self"}}, "effects": [effect]}
    assert hurt_by(giving(debuff), GIVE, CURE) == hurt


@pytest.mark.rule("BG-ABIL-2", "BG-FX-5")
@pytest.mark.parametrize(("effect", "hurt"), SURROUNDINGS)
def test_a_mark_acts_around_the_character_that_it_affects(effect: Document, hurt: list[str]) -> None:
    """Those near that character, not those near the mark or near the one that laid it."""
    mark = {"do": "mark", "name": "pit", "range": 20, "when": {"heal": {"who": "self"}}, "effects": [effect]}
    assert hurt_by(giving(mark, to="hex"), "red: use ability=test/ana:give at=E8", CURE) == hurt


@pytest.mark.rule("BG-COMP-1", "BG-FX-4")
def test_the_bearer_of_a_token_is_no_ally_of_its_own() -> None:
    """Of those of the one that gave it."""
    allies = {"pieces": {"side": "allies"}}
    buff = {"do": "buff", "name": "link", "removed": [{"do": "wound", "on": allies}]}
    clean = {"id": "clean", "when": "active", "to": "ally", "effects": [{"do": "remove-effect"}]}
    game = fight(red="ana@E5:n al@E6 an@E7", stats={"ana": {"abilities": [giving(buff, to="ally"), clean]}})
    play(game, "red: use ability=test/ana:give target=al")
    events = play(game, "red: use ability=test/ana:clean target=al")
    assert [line.split()[1] for line in of_kind(events, "wounds-suffered")] == ["ana", "an"]


@pytest.mark.rule("BG-ABIL-1", "BG-FX-4", "BG-FX-5")
@pytest.mark.parametrize(("what", "to"), [("modify", "enemy"), ("buff", "enemy"), ("buff", "hex"), ("mark", "hex")])
def test_the_target_of_a_changed_number_is_that_of_a_test(what: str, to: str) -> None:
    """So the text says, in each language, and a number that is read outside tests is reported."""
    said = ("of the target of the test", "bersaglio della prova", "objetivo de la prueba", "celu testu")
    near = {"there-are": {"who": {"pieces": {"side": "enemies", "within": 2, "of": "target"}}}}
    kinds: dict[str, Document] = {
        "modify": {},
        "buff": {"name": "q", "on": "self"},
        "mark": {"name": "q", "range": 2},
    }
    own = kinds[what]

    def written(**modifier: Any) -> Document:
        gives = [{"modify": "toughness", "by": 2, "if": near, **modifier}]
        return {**giving({"do": what, **own, "gives": gives}, to=to), "cost": {"ap": 1}}

    for lang, words in zip(("en", "it", "es", "pl"), said, strict=True):
        assert words in clauses(ABILITY.read(written()).read(), renderer_of(lang))[-1].text, lang
    place, code = "$.effects[0].gives[0].if.there-are.who.pieces.of", "battleground-target-outside-tests"
    assert (place, code) in [(at, found) for at, found, _ in warned(written(modify="speed"))]
    assert code not in [found for _, found, _ in warned(written())]


@pytest.mark.rule("BG-FX-4")
def test_a_number_that_a_token_changes_is_not_about_the_token_that_acts() -> None:
    """The owner of what runs is not that of another ability that is read meanwhile: the scenario has none."""
    whole: Document = {"when": "always", "modify": "toughness", "by": 2, "if": {"there-are": {"who": NEAR}}}
    bump = {"do": "gain", "counter": "mana", "amount": {"statistic": {"of": "self", "name": "toughness"}}, "on": "self"}
    debuff = {"do": "debuff", "name": "bomb", "when": {"heal": {"who": "self"}}, "effects": [bump]}
    cure = {"id": "cure", "when": "active", "to": "enemy", "range": 20, "effects": [{"do": "heal"}]}
    game = fight(stats={"ana": {"abilities": [giving(debuff), cure]}}, size="9x20", abilities=[whole], **HERE)
    play(game, GIVE, CURE)
    assert game.state.figures["bo"].mana == statistic(game.state, "bo", "toughness") == 3
