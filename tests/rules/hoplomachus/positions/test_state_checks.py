"""Hand-written states, and whole random games of the stock scenario: nothing impossible, no crash."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.kernel.chance.deck import Deck, Holding
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.message import message
from engine.kernel.play.game import start_game
from engine.kernel.positions.codec import unsound
from engine.systems.hoplomachus.phases import InPhase
from engine.systems.hoplomachus.setup import Prepare
from engine.systems.hoplomachus.state import Played, with_side, with_unit
from engine.systems.hoplomachus.system import SYSTEM
from tests.rules.hoplomachus.stock.test_stock import skirmish
from tests.support.hoplomachus import arena, tactic, until
from tests.support.script import play

SOAK = [pytest.param(seed, marks=pytest.mark.soak) for seed in range(2, 302)]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 1, *SOAK])
def test_random_games_hold_together(seed: int) -> None:
    """Every state is sound, no unit is lost, and the supply is never overdrawn."""
    game, rng = start_game(SYSTEM, skirmish(), seed), Stream(seed, "promises")
    everybody = len(game.state.scenario.units)
    while game.decision is not None:
        state = game.state
        assert unsound(SYSTEM, state) is None
        sides = state.sides.values()
        held = sum(
            len(side.available) + len(side.holding.deck) + len(side.discard) + (side.prize is not None)
            for side in sides
        )
        assert held + len(state.units) == everybody
        game.apply(game.decision.choices[rng.next_below(len(game.decision.choices))])
    assert game.outcome is not None


def broken(**changes: Any) -> str:
    """Where a sound state of red's movement phase is found to be unsound after these changes."""
    blades = tactic("blades", {"do": "add-dice", "dice": ["green"]})
    game = arena(red="ana@B2 al", blue="bo@H8", tactics={"red": [blades]})
    play(game, "red: next-phase", "red: tactic tactic=test/blades on=ana")
    state = until(game, "movement").state
    assert unsound(SYSTEM, state) is None
    for key, change in changes.items():
        match key.split("__"):
            case ["unit", name]:
                state = with_unit(state, name, replace(state.units[name], **change))
            case ["side", seat]:
                state = with_side(state, seat, replace(state.sides[seat], **change))
            case _:
                state = state.but(**{key: change})
    found = unsound(SYSTEM, state)
    return "" if found is None else found[0]


def test_units_that_cannot_be_there() -> None:
    """Off the arena, two on a hex, without HP or with too many, of nobody, in two places."""
    assert broken(unit__ana={"at": 81}) == "$.units.ana.at"
    assert broken(unit__ana={"at": arena(red="ana@H8").state.units["ana"].at}) == "$.units.ana.at"
    assert broken(unit__ana={"hp": 0}) == "$.units.ana.hp"
    assert broken(unit__ana={"hp": 35}) == "$.units.ana.hp"
    assert broken(unit__ana={"seat": "green"}) == "$.units.ana.seat"
    assert broken(side__red={"discard": ("ana",)}) == "$.units.ana"
    assert broken(side__red={"discard": ("bo",)}) == "$.seats.red.discard[0]"


def test_sides_that_cannot_show() -> None:
    """HR-COMP-5: an inactive unit that is no hero, a hero in combat with another side up than its troop was given."""
    assert broken(unit__ana={"active": False}) == "$.units.ana.status"
    state = arena(red="red-hero@B2", blue="bo@H8").state
    assert unsound(SYSTEM, state) is None
    asleep = with_side(state, "red", replace(state.sides["red"], awake=False))
    assert unsound(SYSTEM, asleep) == ("$.units.red-hero.status", message("hoplomachus-not-at-this-point"))
    hero = replace(state.units["red-hero"], active=False)
    assert unsound(SYSTEM, with_unit(asleep, "red-hero", hero)) is None
    assert unsound(SYSTEM, with_unit(state, "red-hero", hero)) is not None


def test_units_that_cannot_lie_face_down() -> None:
    """HR-S-2, -3: heroes are not drawn, and no troop draws more than four units."""
    drawn, in_the_bag = Holding(("al", "red-hero"), Deck()), Holding(("al",), Deck((), ("red-hero",)))
    assert broken(side__red={"holding": drawn, "camp": ()}) == "$.seats.red.hand[1]"
    assert broken(side__red={"holding": in_the_bag, "camp": ()}) == "$.seats.red.bag[0]"
    state = arena(red="ana@B2 al am an ao ap", blue="bo@H8").state
    assert unsound(SYSTEM, state) is None
    four, five = Holding(("al", "am", "an", "ao"), Deck()), Holding(("al", "am", "an", "ao", "ap"), Deck())
    assert unsound(SYSTEM, with_side(state, "red", replace(state.sides["red"], holding=four))) is None
    found = unsound(SYSTEM, with_side(state, "red", replace(state.sides["red"], holding=five)))
    assert found == ("$.seats.red.hand", message("state-number-between", least=0, most=4))


@pytest.mark.rule("HR-COMP-6")
def test_no_tactic_lies_on_an_elite_unit() -> None:
    """A hero that has one on it comes from no game; a common unit may have it."""
    blades = tactic("blades", {"do": "add-dice", "dice": ["green"]})
    state = arena(red="ana@B2 red-hero@B4", blue="bo@H8", tactics={"red": [blades]}).state
    played = (Played("test/blades", "red"),)
    state = with_side(state, "red", replace(state.sides["red"], tactics=()))
    assert unsound(SYSTEM, with_unit(state, "ana", replace(state.units["ana"], tactics=played))) is None
    found = unsound(SYSTEM, with_unit(state, "red-hero", replace(state.units["red-hero"], tactics=played)))
    assert found == ("$.units.red-hero.tactics[0]", message("hoplomachus-not-at-this-point"))


def test_troops_that_cannot_be() -> None:
    """Tactics that are not the faction's, or lie somewhere twice; rewards without favour; another's faction."""
    assert broken(side__red={"spent": ("test/blades",)}) == "$.seats.red.spent[0]"
    assert broken(unit__bo={"tactics": (Played("test/blades", "blue"),)}) == "$.units.bo.tactics[0]"
    assert broken(side__red={"rewards": 1}) == "$.seats.red.rewards"
    assert broken(side__red={"favour": -1}) == "$.seats.red.favour"
    assert broken(side__red={"faction": "blue-faction"}) == "$.seats.red.faction"
    assert broken(side__red={"faction": None}) == "$.seats.red.faction"
    assert broken(side__red={"faction": "none"}) == "$.seats.red.faction"
    assert broken(sides={}) == "$.seats"


def test_turns_that_cannot_be() -> None:
    """An order that leaves a seat out, a turn of nobody, a phase of the other seat, no end of the turn below."""
    assert broken(order=("red",)) == "$.order"
    assert broken(active=None) == "$.active"
    assert broken(round=-1) == "$.round"
    agenda = until(arena(red="ana@B2", blue="bo@H8"), "movement").state.agenda
    assert broken(agenda=agenda) == ""
    assert broken(agenda=agenda[1:]) == "$.agenda[0]"
    assert broken(agenda=(*agenda, Prepare())) == f"$.agenda[{len(agenda)}]"
    asked = agenda[-1]
    assert isinstance(asked, InPhase)
    assert broken(agenda=(*agenda[:-1], replace(asked, seat="blue"))) == f"$.agenda[{len(agenda) - 1}].seat"
    assert broken(agenda=(*agenda[:-1], replace(asked, seat="green"))) == f"$.agenda[{len(agenda) - 1}].seat"
