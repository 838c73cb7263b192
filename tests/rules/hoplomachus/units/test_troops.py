"""Troops and teams, health chips, camps and discards; which rule goes before which (HR-TROOP, HR-RULE)."""

from dataclasses import dataclass, replace

import pytest

from engine.kernel.data.record import record
from engine.kernel.play.game import resume_game
from engine.kernel.rules.triggers import TriggeredStep
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Step
from engine.systems.hoplomachus.combat.damage import DamageDealt, Deal
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.system import SYSTEM
from engine.systems.hoplomachus.units.health import hp_gain_events, hp_supply
from tests.support.hoplomachus import arena, done, event_lines, tactic, until, with_unit
from tests.support.script import asked, offers, play, refused


@record(frozen=True, slots=True)
class Give(Step[Arena]):
    """A unit gains HP, or heals them, in a step of its own."""

    unit: str
    hp: int
    healing: bool
    rule: str

    def run(self, state: Arena) -> Do[Arena]:
        return Do(hp_gain_events(state, self.unit, self.hp, self.rule, healing=self.healing))


STUN = tactic("stun", {"do": "fatigue"}, until="next-turn")


@pytest.mark.rule("HR-TROOP-1")
def test_allies_do_not_attack_each_other() -> None:
    """Nor does a Special take one; seats of one team are allies."""
    cards = {"ana": {"skills": ["sure-hit:1"]}}
    game = until(arena(red="ana@B2 al@B3", blue="bo@B1", cards=cards), "engagement")
    assert offers(game, "red")[0] == "attack target=bo unit=ana"
    assert refused(game, "red: attack unit=ana target=al") == ["HR-TROOP-1 at-an-opponent"]
    special = "red: special unit=ana skill=sure-hit target=al"
    assert refused(game, special) == ["HR-TROOP-1 at-an-opponent"]
    team = [{"id": "red", "team": "us"}, {"id": "blue", "team": "us"}]
    friends = arena(red="ana@B2", blue="bo@B1", seats=team)
    assert friends.state.allied("ana", "bo")


@pytest.mark.rule("HR-TROOP-2")
def test_hp_come_from_a_supply() -> None:
    """34 of each colour, where the scenario says nothing else; what units have is not in the supply."""
    game = arena(red="ana@B2 al@B3", blue="bo@H8")
    assert (hp_supply(game.state, "red"), hp_supply(game.state, "blue")) == (34 - 6, 34 - 3)
    hurt, _ = done(game, Deal(None, None, False, (("ana", 2),)))
    assert hp_supply(hurt.state, "red") == 34 - 4
    gone, _ = done(game, Deal(None, None, False, (("ana", 3),)))
    assert hp_supply(gone.state, "red") == 34 - 3


@pytest.mark.rule("HR-TROOP-2")
def test_a_unit_that_cannot_be_supplied_is_not_deployed() -> None:
    game = arena(red="ana@B2 al", blue="bo@H8", cards={"al": {"health": 4}}, options={"hp_chips": 6})
    assert refused(game, "red: deploy unit=al at=A1") == ["HR-TROOP-2 health-in-supply"]
    assert offers(game, "red") == ["next-phase"]
    enough = arena(red="ana@B2 al", blue="bo@H8", cards={"al": {"health": 4}}, options={"hp_chips": 7})
    play(enough, "red: deploy unit=al at=A1")


@pytest.mark.rule("HR-TROOP-2")
def test_healing_and_gaining() -> None:
    """Healing never goes above health, gaining may; both take only what the supply has."""
    game = with_unit(arena(red="ana@B2", blue="bo@H8", options={"hp_chips": 8}), "ana", hp=1)
    for hp, healing, after in ((1, True, 2), (9, True, 3), (4, False, 5), (9, False, 8)):
        assert done(game, Give("ana", hp, healing, "HR-TROOP-2"))[0].state.units["ana"].hp == after
    scarce = with_unit(arena(red="ana@B2 al@B4", blue="bo@H8", options={"hp_chips": 6}), "al", hp=5)
    scarce = with_unit(scarce, "ana", hp=1)
    assert done(scarce, Give("ana", 9, True, "HR-TROOP-2"))[0].state.units["ana"].hp == 1
    above = with_unit(arena(red="ana@B2", blue="bo@H8"), "ana", hp=5)
    assert done(above, Give("ana", 1, True, "HR-TROOP-2"))[0].state.units["ana"].hp == 5


@pytest.mark.rule("HR-TROOP-2")
def test_full_healing() -> None:
    """ "Fully heal": the HP equal the health."""
    balm = tactic("balm", {"do": "heal"})
    game = with_unit(arena(red="ana@B2", blue="bo@H8", tactics={"red": [balm]}), "ana", hp=1)
    play(game, "red: tactic tactic=test/balm on=ana")
    assert game.state.units["ana"].hp == 3


@pytest.mark.rule("HR-TROOP-3")
def test_only_what_is_in_camp_is_available() -> None:
    """Not what is discarded; each troop has its own camp and discard."""
    game = arena(red="ana@B2 al", blue="bo@H8 by")
    dead, _ = done(game, Deal(None, "blue", False, (("ana", 3),)))
    assert dead.state.sides["red"].discard == ("ana",)
    assert dead.state.sides["blue"].discard == ()
    assert refused(dead, "red: deploy unit=ana at=A1") == ["HR-TROOP-3 is-available"]
    assert refused(dead, "red: deploy unit=by at=A1") == []


@pytest.mark.rule("HR-TROOP-3")
def test_own_units_elsewhere_are_refused_by_the_rule() -> None:
    """In combat, in the bag, on the track: none is in camp; units of others are not even meant."""
    game = arena(red="ana@B2 al am an ao ap aq", blue="bo@H8 by")
    side = game.state.sides["red"]
    for name in ("ana", *side.holding.deck.rest, side.prize):
        assert refused(game, f"red: deploy unit={name} at=A1") == ["HR-TROOP-3 is-available"]
    assert refused(game, "red: deploy unit=bo at=A1") == []


@pytest.mark.rule("HR-TROOP-4")
def test_a_tactic_is_no_unit() -> None:
    """One that lies on a unit is neither blocking, nor a target, nor a unit in combat."""
    blades = tactic("blades", {"do": "add-dice", "dice": ["green"]})
    game = arena(red="ana@B2", blue="bo@B3", tactics={"red": [blades]})
    play(game, "red: tactic tactic=test/blades on=ana")
    assert set(game.state.units) == {"ana", "bo"}
    assert refused(until(game, "engagement"), "red: attack unit=ana target=test/blades") == []


@pytest.mark.rule("HR-RULE-1")
def test_component_text_makes_exceptions_and_cannot_is_never_overridden() -> None:
    """First Strike lifts the daze, and nothing lifts fatigue; "may" is a choice."""
    cards = {"al": {"skills": ["first-strike"]}}
    game = arena(red="ana@B2 al", blue="bo@B1", cards=cards, tactics={"red": [STUN]})
    play(game, "red: deploy unit=al at=A1")
    free = until(game.branch(), "engagement")
    assert "attack target=bo unit=al" in offers(free, "red")
    assert "next-phase" in offers(free, "red")
    play(game, "red: tactic tactic=test/stun on=al")
    assert refused(until(game, "engagement"), "red: attack unit=al target=bo") == [
        "HR-TURN-11 not-fatigued",
        "HR-TURN-3 not-dazed-in-engagement",
    ]


@pytest.mark.rule("HR-RULE-1", "HR-S-4", "HR-FAVOUR-2")
def test_the_mode_goes_before_the_general_rules() -> None:
    """Skirmish refills the camp after the five phases that every player turn has."""
    game = arena(red="ana@B2 al ay az ax ac", blue="bo@H8")
    play(game, "red: deploy unit=" + game.state.sides["red"].holding.hand[0] + " at=A1")
    until(game, "movement", "blue")
    assert len(game.state.sides["red"].holding.hand) == 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Cheered(Event[Arena]):
    """The crowd cheered."""

    what: str

    def evolve(self, state: Arena) -> Arena:
        return state


@dataclass(frozen=True, slots=True)
class Rival(TriggeredStep[Arena]):
    """A trigger of a rival unit: the game has no seat, so a player says what comes first."""

    @property
    def group(self) -> str:
        return "rivals" if self.label in ("a", "b") else self.seat

    def ordered_by(self, state: Arena) -> str:
        return state.from_active()[0] if self.group == "rivals" else self.seat

    def run(self, state: Arena) -> Do[Arena]:
        return Do((Cheered(what=self.label),))


@pytest.mark.rule("HR-RULE-2", "HR-TURN-8")
def test_the_players_order_what_rivals_trigger() -> None:
    """In rival turns the rivals' come first, ordered by a player; then those of each seat by that seat."""
    triggers = (Rival("blue", "c"), Rival("blue", "d"), Rival("rivals", "a"), Rival("rivals", "b"), Rival("red", "e"))
    system = replace(
        SYSTEM,
        precedence=lambda state: ("rivals", *state.from_active()),
        listeners={DamageDealt: (lambda state, event: triggers,)},
    )
    game = until(arena(red="ana@B2", blue="bo@H8"), "movement")
    state = game.state.but(agenda=(*game.state.agenda, Deal(None, None, False, (("ana", 1),))))
    game = resume_game(system, state)
    assert asked(game) == "red: order"
    assert offers(game, "red") == ["order next=a", "order next=b"]
    play(game, "red: order next=b")
    assert asked(game) == "blue: order"
    events = play(game, "blue: order next=d")
    assert event_lines([each for each in game.events if each.name() == "cheered"]) == [
        f"cheered {what}" for what in ("b", "a", "e", "d", "c")
    ]
    assert event_lines(events, "cheered") == ["cheered d", "cheered c"]
