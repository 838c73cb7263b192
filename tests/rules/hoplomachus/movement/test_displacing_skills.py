"""HR-TURN-9, HR-COMP-9, -11: skills that put a unit on a hex which their player chooses in the moment it happens."""

import json
from typing import Any

import pytest

from engine.content.problems import ContentError
from engine.kernel.chance.rolls import KeyedDice
from engine.kernel.play.game import Game, resume_game
from engine.kernel.positions.codec import Codec, unsound, written
from engine.systems.hoplomachus.abilities.types.ability_text import clauses, renderer_of
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.system import SYSTEM
from tests.support.abilities import GAMES
from tests.support.hoplomachus import arena, event_lines, game_with, own, place_of, scenario, tactic, until, with_dice
from tests.support.script import asked, offers, play, refused

Document = dict[str, Any]
STRUCK = {"damaged": {"who": "opponent", "how": "attack"}}
ASIDE = {"do": "displace", "away": 1, "on": "subject"}
GALE = {"when": STRUCK, "effects": [ASIDE]}
TOSS = {"when": STRUCK, "effects": [{"do": "displace", "away": 3, "from": "self", "on": "subject"}]}


def attacked(ability: Document, **more: Any) -> Game[Arena]:
    """A unit on D5 with this innate skill has attacked the one on D6, and hit."""
    cards = {"ana": {"attack": ["red"], "skills": [own("knack", ability)]}, "bo": {"health": 5}}
    game = with_dice(until(arena(**{"red": "ana@D5", "blue": "bo@D6", "cards": cards, **more}), "engagement"), 6)
    play(game, "red: attack unit=ana target=bo")
    return game


def hexes(game: Game[Arena]) -> set[str]:
    """The hexes on offer."""
    return {text.split("to=")[1].split()[0] for text in offers(game, "red")}


@pytest.mark.rule("HR-TURN-9", "HR-COMP-11")
def test_an_innate_skill_puts_a_unit_on_an_adjacent_hex_of_choice() -> None:
    """Its player chooses among the free ones; it is a displacement, and no move."""
    game = attacked(GALE, blue="bo@D6 by@D7")
    assert asked(game) == "red: displace"
    assert hexes(game) == {"C6", "C7", "E6", "E7"}
    assert refused(game, "red: displace unit=bo to=D7") == ["HR-TURN-9 put-on-free-hex"]
    assert refused(game, "red: displace unit=bo to=D8") == ["HR-COMP-11 put-exactly-so-far"]
    events = play(game, "red: displace unit=bo to=E6")
    assert event_lines(events, "unit-displaced", "unit-moved") == ["unit-displaced bo E6"]
    assert not game.state.units["bo"].moved


@pytest.mark.rule("HR-COMP-11")
def test_a_displacement_may_be_measured_from_another_unit() -> None:
    """Exactly so far from the unit whose skill it is."""
    game = attacked(TOSS)
    assert "D8" in hexes(game)
    assert "D2" in hexes(game)
    assert "D7" not in hexes(game)
    play(game, "red: displace unit=bo to=D2")
    assert place_of(game, "bo") == "D2"


@pytest.mark.rule("HR-TURN-9")
def test_without_a_free_hex_it_stays_undone_and_with_one_nobody_is_asked() -> None:
    crowd = "by@C6 bu@C7 ba@D7 be@E6"
    game = attacked(GALE, blue=f"bo@D6 {crowd}")
    assert place_of(game, "bo") == "E7"
    assert asked(game) != "red: displace"
    game = attacked(GALE, blue=f"bo@D6 {crowd} bi@E7")
    assert place_of(game, "bo") == "D6"


@pytest.mark.rule("HR-TURN-9", "HR-TURN-5")
def test_an_ability_that_could_put_nobody_anywhere_is_not_usable() -> None:
    """It is used where there is a free hex, and not where there is none."""
    hurl = {"when": "ability", "to": "opponent", "range": 1, "effects": [{"do": "displace", "away": 1}]}
    game = until(game_with(hurl), "ability")
    play(game, "red: ability unit=ana skill=knack target=bo")
    assert asked(game) == "red: displace"
    packed = until(game_with(hurl, blue="bo@D6 by@C6 bu@C7 ba@D7 be@E6 bi@E7"), "ability")
    assert refused(packed, "red: ability unit=ana skill=knack target=bo") == [
        "HR-TURN-9 puts-somebody-somewhere",
        "HR-TURN-5 would-help",
    ]
    assert "ability skill=knack target=by unit=ana" in offers(packed, "red")


@pytest.mark.rule("HR-TURN-9", "HR-COMP-11")
def test_a_skill_that_also_does_other_things_needs_a_hex_as_well() -> None:
    """Not usable at all without one, though it would hurt a unit."""
    toss = {"do": "displace", "away": 1}
    ability = {"when": "ability", "to": "opponent", "range": 1, "effects": [{"do": "hurt", "damage": 1}, toss]}
    packed = until(game_with(ability, blue="bo@D6 by@C6 bu@C7 ba@D7 be@E6 bi@E7"), "ability")
    assert refused(packed, "red: ability unit=ana skill=knack target=bo") == ["HR-TURN-9 puts-somebody-somewhere"]
    assert "ability skill=knack target=by unit=ana" in offers(packed, "red")
    nobody = {"do": "displace", "away": 1, "on": {"pieces": {"side": "allies", "within": 1}}}
    alone = {**ability, "effects": [{"do": "hurt", "damage": 1}, nobody]}
    assert "ability skill=knack target=bo unit=ana" in offers(until(game_with(alone), "ability"), "red")


@pytest.mark.rule("HR-TACTIC-2")
def test_a_tactic_may_put_a_unit_on_a_hex() -> None:
    game = arena(red="ana@D5", blue="bo@D6", tactics={"red": [tactic("gust", ASIDE | {"on": "target"})]})
    play(game, "red: tactic tactic=test/gust on=bo", "red: displace unit=bo to=D7")
    assert place_of(game, "bo") == "D7"


def test_the_question_is_saved_and_goes_on() -> None:
    state = attacked(GALE).state
    again = Codec(SYSTEM, state).decode(json.loads(json.dumps(written(SYSTEM, state))))
    assert unsound(SYSTEM, again) is None
    game: Game[Arena] = resume_game(SYSTEM, again, KeyedDice())
    play(game, "red: displace unit=bo to=D7")
    assert place_of(game, "bo") == "D7"


@pytest.mark.parametrize(
    "effect", [{"do": "displace", "on": "subject"}, {"do": "displace", "from": "self"}, {"do": "displace", "away": 0}]
)
def test_a_displacement_that_is_none(effect: Document) -> None:
    """Somebody chose no hex, nothing is measured, or nobody goes anywhere."""
    with pytest.raises(ContentError):
        scenario(cards={"ana": {"skills": [own("knack", {"when": STRUCK, "effects": [effect]})]}})


@pytest.mark.parametrize(
    ("lang", "aside", "toss"),
    [
        (
            "en",
            "put the target on a free hex at distance 1 from where it stands",
            "put the target on a free hex at distance 3 from this unit",
        ),
        (
            "it",
            "metti il bersaglio su un esagono libero a distanza 1, misurata da dove si trova",
            "metti il bersaglio su un esagono libero a distanza 3, misurata da questa unità",
        ),
        (
            "es",
            "coloca al objetivo en una casilla libre a distancia 1, medida desde donde está",
            "coloca al objetivo en una casilla libre a distancia 3, medida desde esta unidad",
        ),
        (
            "pl",
            "postaw cel na wolnym heksie w odległości 1 od miejsca, w którym stoi",
            "postaw cel na wolnym heksie w odległości 3 od tej jednostki",
        ),
    ],
)
def test_how_a_displacement_reads(lang: str, aside: str, toss: str) -> None:
    slot = GAMES["hoplomachus"].slot("ability")
    effects = ({"do": "displace", "away": 1}, {"do": "displace", "away": 3, "from": "self"})
    skills = (slot.read({"when": "ability", "to": "opponent", "effects": [each]}).read() for each in effects)
    assert [clauses(skill, renderer_of(lang))[-1].text for skill in skills] == [aside, toss]


BESIDE: Document = {"do": "displace", "away": 1}
FOES: Document = {"there-are": {"who": {"pieces": {"side": "enemies"}}}}
PACKED = "bo@D6 by@C6 bu@C7 ba@D7 be@E6 bi@E7"
"""No hex beside Bo is free, nor beside any other but By, Ba, Be and Bi."""
INSIDE: list[list[Document]] = [
    [{"do": "if", "if": FOES, "then": [BESIDE]}],
    [{"do": "if", "if": {"not": FOES}, "then": [{"do": "daze"}], "else": [BESIDE]}],
    [{"do": "repeat", "times": 2, "effects": [BESIDE]}],
    [{"do": "for-each", "of": "target", "effects": [BESIDE]}],
    [{"do": "repeat", "times": 1, "effects": [{"do": "for-each", "of": "target", "effects": [BESIDE]}]}],
    [{"do": "choose", "as": "one", "from": "target"}, {**BESIDE, "on": "one"}],
]


@pytest.mark.rule("HR-TURN-9", "HR-COMP-11")
@pytest.mark.parametrize("effects", INSIDE)
def test_a_displacement_inside_another_effect_needs_a_hex_as_well(effects: list[Document]) -> None:
    """Where that is all that the skill does."""
    ability = {"when": "ability", "to": "opponent", "range": 1, "effects": effects}
    assert "ability skill=knack target=bo unit=ana" in offers(until(game_with(ability), "ability"), "red")
    packed = until(game_with(ability, blue=PACKED), "ability")
    refusals = refused(packed, "red: ability unit=ana skill=knack target=bo")
    assert "HR-TURN-9 puts-somebody-somewhere" in refusals
    assert "ability skill=knack target=by unit=ana" in offers(packed, "red")


@pytest.mark.rule("HR-TURN-9")
def test_a_displacement_among_nested_effects_with_others_is_left_to_its_turn() -> None:
    """What the others do may free a hex."""
    inside = {"do": "if", "if": FOES, "then": [BESIDE]}
    ability = {"when": "ability", "to": "opponent", "range": 1, "effects": [{"do": "hurt", "damage": 1}, inside]}
    assert "ability skill=knack target=bo unit=ana" in offers(until(game_with(ability, blue=PACKED), "ability"), "red")
