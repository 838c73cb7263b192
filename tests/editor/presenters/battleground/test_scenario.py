"""What a scenario does by itself, as the table tells it: its sheet, beside the map, on the map."""

import pytest

from editor.game_text.display_names import DisplayNames
from editor.presenters.battleground import PRESENTER
from editor.presenters.battleground.scenario import scenario
from engine.kernel.play.game import start_game
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from engine.words import languages
from tests.rules.battleground.abilities.types.test_scenario_abilities import LAVA, WOUND, acts, document
from tests.rules.battleground.fights import Document

HEAT = acts({"move": {"who": "character"}}, WOUND, id="heat", name={"en": "Heat", "pl": "Żar"}, **{"if": LAVA})
BONUS: Document = {"do": "score", "points": 5}


def goal(seat: str) -> Document:
    """What each side has for itself, by the same name."""
    return acts({"round-ends": {}}, BONUS, id=f"goal-{seat}", name={"en": "Goal"}, seat=seat)


def shown(*abilities: Document, lang: str = "en") -> tuple[Battle, DisplayNames]:
    """The start of a game with these abilities of the scenario, and how its things are called."""
    made = {**document(*abilities, roles={"lava": "E6"}), "name": {"en": "Lava", "pl": "Lawa"}}
    return start_game(SYSTEM, made, 0).state, DisplayNames.of(made, lang)


def test_a_scenario_that_does_nothing_has_no_sheet() -> None:
    assert scenario(*shown()) is None


@pytest.mark.parametrize("lang", languages())
def test_the_sheet_of_a_scenario_lists_its_abilities(lang: str) -> None:
    """The clauses of each ability follow its name."""
    view, naming = shown(HEAT, lang=lang)
    sheet = scenario(view, naming)
    assert sheet is not None
    assert sheet.title == ("Lawa" if lang == "pl" else "Lava")
    names = [fact.name for fact in sheet.facts]
    assert "Żar" in names if lang == "pl" else "Heat" in names
    below = sheet.facts[names.index("Żar" if lang == "pl" else "Heat") + 1 :]
    assert len(below) == 3
    assert all(fact.name and fact.text for fact in below)
    assert str(view.scenario.rounds) in [fact.text for fact in sheet.facts]


def test_of_two_with_one_name_it_is_said_whose_they_are() -> None:
    """Else nobody could tell them apart where they are to be put in order."""
    view, naming = shown(goal("red"), goal("blue"), HEAT)
    assert [naming.name(f"scenario:{each}") for each in ("goal-red", "goal-blue", "heat")] == [
        "Goal (Red)",
        "Goal (Blue)",
        "Heat",
    ]
    red, blue = (
        next(fact.text for fact in side.facts if fact.name == "Mission") for side in PRESENTER.sides(view, naming)
    )
    assert red.replace("\u2068", "").replace("\u2069", "") == "Goal (Red) and Heat"
    assert "Goal (Blue)" in blue
    assert "Goal (Red)" not in blue


def test_those_without_a_name_are_listed_once() -> None:
    """They go by the name of the scenario, all of them."""
    unnamed = [{key: part for key, part in HEAT.items() if key != "name"} | {"id": each} for each in ("one", "two")]
    view, naming = shown(*unnamed, HEAT)
    red = next(fact.text for side in PRESENTER.sides(view, naming) for fact in side.facts if fact.name == "Mission")
    assert red.replace("\u2068", "").replace("\u2069", "") == "Lava and Heat"


def test_beside_the_map_of_other_games_nothing_is_said_of_it() -> None:
    view, naming = shown()
    assert not [fact for side in PRESENTER.sides(view, naming) for fact in side.facts if fact.name == "Mission"]


def test_a_hex_says_in_which_region_it_is() -> None:
    """As the map shows it; deployment zones are reported as such."""
    view, naming = shown(HEAT)
    facts = {
        place: [fact.text for fact in sheet.facts if fact.name == "Region"]
        for place in ("E6", "E7", "A1")
        if (sheet := PRESENTER.piece(view, place, naming)) is not None
    }
    assert facts == {"E6": ["Lava"], "E7": [], "A1": []}


def test_regions_are_drawn_with_their_names() -> None:
    """Once each; deployment zones are those of seats."""
    view, naming = shown(HEAT)
    (lava,) = (zone for zone in PRESENTER.board(view, naming).zones if zone.seat is None)
    assert (lava.name, "E6" in lava.places, "E7" in lava.places) == ("Lava", True, False)
