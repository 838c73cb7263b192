"""A deck on the table, a die with symbols, teams: rules SD-1 to SD-4."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.content.checks.document_checks import check_document
from engine.content.kinds.position import Position
from engine.content.kinds.scenario import Scenario
from engine.content.loading.scenario_reader import whole_scenario
from engine.kernel.chance.rolls import ByHand
from engine.kernel.data.choice import choice
from engine.kernel.play.game import Game, start_game
from engine.kernel.state.outcome import Outcome
from engine.probes.shared_deck import CONTENT, SYSTEM, Table
from engine.registry import declarations
from engine.session.context import GameContext
from engine.session.documents import load_playable
from engine.session.luck import Luck
from engine.session.start_game import start_of_position, start_of_scenario, start_session
from tests.support.script import asked, play


def quest(name: str, value: int) -> dict[str, Any]:
    return {"kind": "quest", "schema": "1.0", "id": name, "system": "shared-deck", "value": value}


SEATS = [{"id": "ana", "team": "one"}, {"id": "bo", "team": "two"}, {"id": "cy", "team": "one"}]
DECK = {"kind": "deck", "schema": "1.0", "id": "road", "system": "shared-deck", "pile": "quests"}
DOCUMENTS: Mapping[str, dict[str, Any]] = {
    "hill": quest("hill", 3),
    "road": {**DECK, "cards": ["hill", {"kind": "quest", "id": "ford", "value": 5}]},
}
SCENARIO = {"kind": "scenario", "schema": "1.1", "id": "trip", "system": "shared-deck", "seats": SEATS}
CONTEXT = GameContext(DOCUMENTS.__getitem__, with_probes=True)


def game() -> Game[Table]:
    """A game by hand without a scenario."""
    return start_game(SYSTEM, {}, ByHand())


@pytest.mark.rule("SD-1")
@pytest.mark.parametrize("pile", ["road", ["hill", "hill", DOCUMENTS["hill"]]])
def test_the_deck_on_the_table_is_the_scenarios(pile: object) -> None:
    """By the name of a deck or card by card; each is put in its place, as those of an army are."""
    scenario = load_playable(CONTEXT, {**SCENARIO, "piles": {"quests": pile}}, Scenario, "$")
    table = SYSTEM.setup(scenario)
    assert table.quests.rest == (("ford", "hill") if pile == "road" else ("hill",))
    assert table.values["hill"] == 3
    assert (table.seats, table.team("ana"), table.team("cy")) == (("ana", "bo", "cy"), "one", "one")


@pytest.mark.rule("SD-1")
def test_every_seat_in_turn_turns_up_a_quest_in_no_order() -> None:
    started = game()
    assert started.decision is not None
    assert {each["result"] for each in started.decision.choices} == {f"quest-{number}" for number in range(1, 7)}
    for seat in ("red-1", "blue-1", "red-2", "blue-2", "red-1"):
        assert asked(started) == "chance: draw"
        first = started.decision.choices[0]["result"]
        play(started, f"chance: {first}", f"{seat}: leave")
        assert first not in started.state.quests.rest


@pytest.mark.rule("SD-2")
@pytest.mark.parametrize(("faces", "points"), [("1", 0), ("2", 0), ("3", 4), ("4", 4), ("5", 8), ("6 6 5", 8)])
def test_a_die_shows_symbols(faces: str, points: int) -> None:
    """The kernel throws numbers; the content names the faces."""
    started = game()
    play(started, "chance: quest-4", "red-1: throw", f"chance: {faces}")
    assert started.state.points["red-1"] == points
    assert CONTENT.symbols("wild", (1, 3, 5, 6)) == ("blank", "success", "double", "again")


@pytest.mark.rule("SD-3")
def test_a_player_who_leaves_a_quest_scores_nothing() -> None:
    started = game()
    play(started, "chance: quest-6", "red-1: leave")
    assert set(started.state.points.values()) == {0}
    assert "quest-6" not in started.state.quests.rest


@pytest.mark.rule("SD-4")
def test_the_team_with_most_points_together_wins() -> None:
    started = game()
    for number, (seat, face) in enumerate((("red-1", 3), ("blue-1", 5), ("red-2", 3), ("blue-2", 1)), 3):
        play(started, f"chance: quest-{number}", f"{seat}: throw", f"chance: {face}")
    play(started, "chance: quest-1", "red-1: leave", "chance: quest-2", "blue-1: leave")
    points = {"red-1": 3, "blue-1": 8, "red-2": 5, "blue-2": 0}
    assert started.outcome == Outcome("draw", "SD-4", (), points)


@pytest.mark.rule("SD-4")
def test_a_team_concedes_as_one() -> None:
    started = game()
    play(started, "chance: quest-1")
    started.apply(choice("concede"), "blue-2")
    assert started.outcome == Outcome("win", "SD-4", ("red-1", "red-2"))


def test_a_saved_game_holds_the_deck_and_goes_on() -> None:
    """The scenario in it is whole; the teams and values are taken from it again."""
    start = start_of_scenario(CONTEXT, {**SCENARIO, "piles": {"quests": "road"}}, {}, "$")
    session = start_session(start, Luck(3))
    position = session.position()
    assert [card["id"] for card in position["scenario"]["piles"]["quests"]] == ["hill", "ford"]  # type: ignore[index, call-overload, union-attr]
    whole = load_playable(CONTEXT, position, Position, "$", in_play=True)
    again, luck = start_of_position(CONTEXT, whole, "$")
    assert start_session(again, luck).game.state == session.game.state
    assert again.state.team("cy") == "one"


def test_a_pile_that_the_game_does_not_lay_is_refused() -> None:
    problems = load_problems({**SCENARIO, "piles": {"spells": []}})
    assert problems == [("$.piles.spells", "content-unknown-key")]


def load_problems(document: dict[str, Any]) -> list[tuple[str, str]]:
    """What is wrong with a document."""
    found = check_document(document, CONTEXT.declarations, CONTEXT.resolve).problems
    return [(each.path, each.code) for each in found]


def test_a_scenario_with_piles_is_read_as_any_other() -> None:
    plain = {**SCENARIO, "piles": {"quests": [quest("hill", 3)]}}
    assert whole_scenario(plain, declarations(with_probes=True)).teams() == {"ana": "one", "bo": "two", "cy": "one"}
