"""What is seen on figures and hexes is explained: what it does, until when and by whom; and what a move risks."""

from dataclasses import replace
from typing import Any

import pytest

from editor.game_text.display_names import DisplayNames
from editor.presenters.battleground import PRESENTER
from engine.kernel.play.game import Game
from engine.systems.battleground.abilities.events import ScenarioActed
from engine.systems.battleground.events import CardsCleared
from engine.systems.battleground.state import Battle, Mark, Token
from engine.words import languages
from tests.support.battleground import battle, with_figure
from tests.support.battleground_moves import acting, focused, on_guard
from tests.support.play_sessions import session_at, words_of

EN = DisplayNames("en", {"red": "Red", "blue": "Blue", "ana": "Ana", "bo": "Bo", "cy": "Cy"})


def told(game: Game[Battle], id_: str, naming: DisplayNames = EN) -> dict[str, str]:
    return {each.name: each.text for each in PRESENTER.states(game.state, id_, naming)}


def risks(game: Game[Battle], to: str) -> str:
    assert game.decision is not None
    move = next(each for each in game.decision.choices if each.kind == "move" and each["to"] == to)
    return PRESENTER.dangers(game.state, move, EN)


@pytest.mark.parametrize("lang", languages())
def test_every_badge_and_mark_of_a_figure_is_explained(lang: str) -> None:
    """A buff with its effect, its end and its giver; no name is said twice."""
    naming = replace(EN, lang=lang)
    game = with_figure(focused(on_guard(battle(), "ana"), "ana"), "ana", buff=Token("haste", "blue"), activated=True)
    shown = {each.name for piece in PRESENTER.board(game.state, naming).pieces for each in piece.badges}
    found = told(game, "ana", naming)
    assert shown < found.keys()
    (haste,) = (text for name, text in found.items() if "Blue" in text)
    assert "+2" in haste
    assert not any(text.startswith(name) for name, text in found.items())
    assert all(text.endswith(".") for text in found.values())


def test_a_guard_says_why_it_would_not_interrupt_who_acts() -> None:
    """Behind it, out of its sight, or out of its reach; and that it would."""
    lines: dict[str, Any] = {"red": "ana@E20:n", "size": "9x40", "pieces": {"tall": "E15"}}
    said = []
    for place in ("E18", "E25", "E14", "I2"):
        game = acting(on_guard(battle(blue=f"bo@{place}:n", **lines), "ana"), "bo")
        said.append(told(game, "ana")["Guard"].partition("reach. ")[2])
    assert said == [
        "Bo is in danger where it stands.",
        "Bo isn’t in front of it now.",
        "It doesn’t see Bo now.",
        "Bo is out of its reach now.",
    ]
    assert told(battle(), "ana") == {}


def test_an_objective_says_who_could_claim_it_or_why_nobody_can() -> None:
    lines: dict[str, Any] = {"objectives": "o1@E5"}
    assert told(battle(red="ana@E5", **lines), "E5") == {"Objective 1": "Ana could claim it now."}
    assert "Nobody stands at it." in told(battle(red="ana@A1", **lines), "E5")["Objective 1"]
    both = told(battle(red="ana@E5", blue="bo@E6", **lines), "E5")["Objective 1"]
    assert both.startswith("Ana can’t claim it now. An enemy stands next to Ana.")


def test_the_end_of_a_round_says_why_an_objective_is_not_claimed() -> None:
    """Only of objectives beside which somebody stands."""
    cleared = CardsCleared(rules=("BG-ROUND-13",))
    state = battle(red="ana@E5", blue="bo@E6", objectives="o1@E5 o2@A9").state
    assert PRESENTER.remark(state, cleared, EN) == "Objective 1 stays unclaimed. An enemy stands next to Ana."
    assert PRESENTER.remark(battle(red="ana@E5", objectives="o1@E5").state, cleared, EN) == ""


def test_points_by_the_mission_are_told_with_their_reason() -> None:
    """In the words of the mission, whether written by its author or generated."""
    session = session_at("battleground/castle-siege")
    state, naming = session.game.state, words_of(session)
    for ability, reason in (("hold-the-courtyard-red", "in the courtyard: 11"), ("water-of-the-castle", "When: ")):
        acted = ScenarioActed(seat="red", ability=f"scenario:{ability}")
        assert reason in PRESENTER.remark(state, acted, naming)


def test_a_mark_on_a_hex_is_explained_by_its_card() -> None:
    """With who laid it."""
    session = session_at("battleground/drowned-altar")
    state, naming = session.game.state, words_of(session)
    at = state.scenario.terrain.grid.name(next(iter(state.objectives.values())))
    place = state.scenario.terrain.grid.place(at)
    mark = next(iter(state.scenario.ability_index.marks))
    laid = state.but(marks={f"blue/{mark}": Mark(name=mark, seat="blue", at=place)})
    (text,) = (each.text for each in PRESENTER.states(laid, at, naming) if each.rules == ("BG-FX-5",))
    assert text.endswith("Laid by Blue.")
    assert "within" in text


def test_a_move_says_who_strikes_on_the_way_and_who_interrupts_at_its_end() -> None:
    game = acting(battle(red="ana@B5:n", blue="bo@B6:n cy@H5:n", size="9x9"), "ana")
    assert risks(game, "B3") == "Bo may strike as you leave."
    watched = acting(on_guard(battle(red="ana@B3:n", blue="bo@B8:n cy@H8:n", size="9x9"), "bo"), "ana")
    assert risks(watched, "B5") == "On guard, Bo interrupts you there."
    assert risks(acting(battle(red="ana@A1", blue="bo@I9"), "ana"), "A2") == ""
