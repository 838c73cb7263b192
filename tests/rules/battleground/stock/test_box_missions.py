"""The four missions: fair maps, full armies, objectives that differ, games that bots play to the end."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.bots.autoplay import play_on
from engine.bots.bot import bot_named
from engine.content.checks.document_checks import check_document
from engine.content.envelope import Document as Envelope
from engine.content.kinds.scenario import Scenario
from engine.content.maps.hex_map import HexMap
from engine.content.place_names import expand
from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.lattice import centre
from engine.geometry.hex.symmetry import mirror_about
from engine.kernel.play.game import Game, start_game
from engine.systems.battleground.abilities.triggers.scenario_triggers import scenario_reacts
from engine.systems.battleground.checks.checks_by_kind import scenario_problems
from engine.systems.battleground.combat.wounds import KnockedOut
from engine.systems.battleground.content import CONTENT
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from engine.systems.battleground.victory.outcome import points
from engine.words import languages, say
from tests.rules.battleground.whole_box import FOLDER, Document
from tests.support.battleground import DECLARED, changed, place_of, scenario
from tests.support.script import play

MISSIONS = ("first-game", "drowned-altar", "break-through", "castle-siege")
MAPS = ("wasteland", "drowned-temple", "crystal-pass", "castle-courtyard")
OTHERS = MISSIONS[1:]
PASSES = ("red: pass", "blue: pass")


def stock(name: str) -> Document:
    """A document by the end of its name."""
    (path,) = FOLDER.rglob(f"{name}.json")
    found: Document = json.loads(path.read_text(encoding="utf-8"))
    return found


@cache
def mission(name: str) -> Document:
    """A mission with everything that it names."""
    found = check_document(
        DocumentResolver(with_files=False)(f"battleground/{name}"), DECLARED, DocumentResolver(with_files=False)
    )
    assert isinstance(found.document, Scenario)
    assert {each.severity for each in found.problems} <= {"warning"}
    return found.document.plain()


def placed(name: str, **places: str) -> Game[Battle]:
    """A mission at its first selection of cards, with some figures elsewhere."""
    made = json.loads(json.dumps(mission(name))) | {"first": "red"}
    for army in made["armies"]:
        for figure in army["figures"]:
            figure["at"] = places.get(figure["id"].replace("-", "_"), figure["at"])
    return start_game(SYSTEM, made, 0)


def standing(game: Game[Battle]) -> tuple[int, int]:
    """The victory points of both armies."""
    return points(game.state, "red"), points(game.state, "blue")


def test_there_are_four_maps_and_four_missions_each_on_its_own() -> None:
    assert sorted(path.stem for path in (FOLDER / "maps").glob("*.json")) == sorted(MAPS)
    assert sorted(path.stem for path in (FOLDER / "scenarios").glob("*.json")) == sorted(MISSIONS)
    assert sorted(stock(name)["map"] for name in MISSIONS) == sorted(f"battleground/{name}" for name in MAPS)


@pytest.mark.rule("BG-MAP-1", "BG-MAP-6")
@pytest.mark.parametrize("name", MAPS)
def test_a_map_is_the_same_from_both_sides(name: str) -> None:
    """Terrain, zones and objectives, mirrored about the middle column."""
    board = HexMap.model_validate(stock(name))
    grid, terrain = board.sheet(), board.terrain()
    mirror = mirror_about(grid, grid.hex_of(grid.place("M1")), 0)
    tokens = sum(1 << grid.place(token.at) for token in board.objectives)
    for hexes in (terrain.tall, terrain.low, terrain.difficult, terrain.ladder, *_raised(terrain.platforms), tokens):
        assert mirror.hexes(grid, hexes) == hexes
    west, east = (sum(1 << hex_ for hex_ in _hexes(grid, zone.hexes)) for zone in board.zones)
    assert mirror.hexes(grid, west) == east


@pytest.mark.rule("BG-COMP-7")
def test_all_platforms_have_one_shape() -> None:
    """So that those of one box build any of the maps."""
    boards = [HexMap.model_validate(stock(name)) for name in MAPS]
    sheets = [(board.sheet(), piece) for board in boards for piece in board.pieces]
    shapes = [_shape(grid, piece.classes(grid).get("platform", 0)) for grid, piece in sheets]
    assert len({shape for shape in shapes if shape}) == 1


def _shape(grid: Grid, hexes: int) -> tuple[int, ...]:
    """How far its hexes lie from each other, whichever way the piece is laid."""
    centres = combinations((centre(grid, hex_) for hex_ in members(hexes)), 2)
    return tuple(sorted((x - other_x) ** 2 + 3 * (y - other_y) ** 2 for (x, y), (other_x, other_y) in centres))


@pytest.mark.rule("BG-MAP-6")
@pytest.mark.parametrize("name", MISSIONS)
def test_both_armies_begin_in_mirrored_places(name: str) -> None:
    """But for those who come later."""
    scenario_ = stock(name)
    grid = HexMap.model_validate(stock(scenario_["map"].partition("/")[2])).sheet()
    mirror = mirror_about(grid, grid.hex_of(grid.place("M1")), 0)
    west, east = (
        {grid.hex_of(grid.place(each["at"])) for each in army["placements"] if not each.get("reserve")}
        for army in scenario_["armies"]
    )
    mirrored = {mirror.hex(grid, hex_) for hex_ in west}
    assert mirrored <= east
    assert len(east - mirrored) == sum(each.get("reserve", False) for each in scenario_["armies"][0]["placements"])


def _raised(platforms: tuple[int, ...]) -> tuple[int, ...]:
    return (sum(platforms),) if platforms else ()


def _hexes(grid: Grid, names: tuple[str, ...]) -> list[int]:
    return [grid.place(name) for name in expand(grid, names)]


@pytest.mark.rule("BG-MAP-6")
@pytest.mark.parametrize("name", MAPS)
def test_every_hex_of_a_map_can_be_walked_to(name: str) -> None:
    """No part of the ground is inaccessible, and objectives are where a figure can stand."""
    board = HexMap.model_validate(stock(name))
    terrain = board.terrain()
    ground = terrain.standing & ((1 << terrain.grid.size) - 1)
    reached = edge = ground & -ground
    while edge:
        near = {terrain.grid.neighbour(hex_, direction) for hex_ in members(edge) for direction in range(6)}
        edge = sum(1 << hex_ for hex_ in near if hex_ is not None) & ground & ~reached
        reached |= edge
    assert reached == ground
    assert all(ground >> terrain.grid.place(token.at) & 1 for token in board.objectives)


@pytest.mark.rule("BG-SETUP-3")
@pytest.mark.parametrize("name", OTHERS)
def test_both_armies_of_a_mission_are_full_ones(name: str) -> None:
    """Nearly all of the points are spent, by the format of the army lists, whose check finds nothing."""
    for side in stock(name)["armies"]:
        army = stock(side["army"].partition("/")[2])
        assert army["format"] == "battleground/standard-150"
        assert check_document(army, DECLARED, DocumentResolver(with_files=False)).problems == ()
    for army in mission(name)["armies"]:
        assert 145 <= sum(figure["card"]["cost"] + _worth(figure) for figure in army["figures"]) <= 150
        assert (len(army["deck"]), len(army["glory"])) == (20, 2)


def _worth(figure: Document) -> int:
    return sum(card["cost"] for card in figure["equipment"])


@pytest.mark.rule("BG-COMP-9")
def test_all_characters_of_the_box_fight_in_the_missions() -> None:
    seen = {figure["card"]["id"] for name in MISSIONS for army in mission(name)["armies"] for figure in army["figures"]}
    assert len(seen) == 10


def test_the_missions_have_objectives_of_their_own() -> None:
    """Each has abilities that no other has; the first game has none."""
    abilities = {name: json.dumps(stock(name).get("abilities"), sort_keys=True) for name in MISSIONS}
    assert len(set(abilities.values())) == 4
    assert "abilities" not in stock("first-game")


@pytest.mark.parametrize("name", OTHERS)
def test_bots_play_a_mission_to_its_end(name: str) -> None:
    game = start_game(SYSTEM, mission(name), 5)
    players = dict(zip(game.state.seats, map(bot_named, ("greedy", "random")), strict=True))
    play_on(game, players, 5, 5_000)
    assert game.outcome is not None


@pytest.mark.rule("BG-MAP-6", "BG-WIN-1")
@pytest.mark.parametrize(
    ("places", "scored"),
    [
        ({"orko": "L14", "he_man": "N16", "evil_lyn": "M15"}, (10, 0)),
        ({"orko": "L14", "evil_lyn": "M15", "mer_man": "M16"}, (0, 10)),
        ({"orko": "L14", "evil_lyn": "M15"}, (0, 0)),
        ({"orko": "L13"}, (0, 0)),
    ],
)
def test_the_side_with_more_characters_at_the_altar_scores(places: dict[str, str], scored: tuple[int, int]) -> None:
    """At the end of a round; nobody where both have as many."""
    game = placed("drowned-altar", **places)
    play(game, *PASSES)
    assert standing(game) == scored


@pytest.mark.rule("BG-MAP-6", "BG-WIN-1")
def test_each_character_beyond_the_pass_scores() -> None:
    """The raiders more than the runners."""
    game = placed("break-through", he_man="V16", stratos="W15", mer_man="D16")
    play(game, *PASSES)
    assert standing(game) == (28, 21)


@pytest.mark.rule("BG-ABIL-6", "BG-MAP-6")
def test_an_army_that_is_wholly_through_the_pass_wins_at_once() -> None:
    game = placed("break-through", he_man="V16", stratos="W15", ram_man="V17")
    play(game, *PASSES)
    assert game.outcome is not None
    assert game.outcome.winners == ("red",)


@pytest.mark.rule("BG-SETUP-4")
def test_the_champion_returns_to_the_castle_in_the_second_round() -> None:
    """At the gate, which is nearer to the objectives than his army began."""
    game = placed("castle-siege")
    assert "he-man" not in game.state.figures
    play(game, *PASSES, "red: place at=E14")
    assert place_of(game, "he-man") == "E14"


@pytest.mark.rule("BG-MAP-6", "BG-WIN-1")
def test_each_character_in_the_courtyard_of_the_castle_scores() -> None:
    """11 for each defender and 10 for each besieger, at the end of a round and for both sides at once."""
    game = placed("castle-siege", ram_man="M12", man_at_arms="N18", skeletor="L14", trap_jaw="L11")
    play(game, *PASSES)
    assert standing(game) == (22, 10)


@pytest.mark.rule("BG-WIN-1", "BG-ABIL-6")
@pytest.mark.parametrize(("lead", "winners"), [(59, None), (60, ("blue",))])
def test_a_lead_of_sixty_points_decides_the_siege(lead: int, winners: tuple[str, ...] | None) -> None:
    """By 60 victory points at the end of a round."""
    game = placed("castle-siege")
    sides = {**game.state.sides, "blue": replace(game.state.sides["blue"], points=lead)}
    game = changed(game, sides=sides)
    play(game, *PASSES)
    assert (game.outcome and game.outcome.winners) == winners


@pytest.mark.rule("BG-WOUND-1", "BG-WIN-1")
@pytest.mark.parametrize(("beaten", "acts"), [("skeletor", ["skeletor-is-beaten"]), ("tri-klops", [])])
def test_the_knock_out_of_the_leader_of_the_siege_is_rewarded(beaten: str, acts: list[str]) -> None:
    """Nobody else is worth more than its cost."""
    event = KnockedOut(figure=beaten, by="ram-man", rules=("BG-WOUND-1",))
    found = scenario_reacts(event.evolve(placed("castle-siege").state), event)
    assert [each.label.partition(":")[2] for each in found] == acts


@pytest.mark.rule("BG-WOUND-1")
def test_a_figure_that_is_named_as_knocked_out_is_in_an_army() -> None:
    """By its place and the nearest name."""
    scored = {
        "when": {"knock-out": {"by": "army"}},
        "if": {"knocked-out": "boo"},
        "effects": [{"do": "score", "points": 1}],
    }
    made = scenario(abilities=[scored])
    (found,) = (each for each in scenario_problems(made) if "abilities" in each.path)
    assert (found.path, found.code, found.suggestion) == ("$.abilities[0].if.knocked-out", "content-unknown-id", "bo")


@pytest.mark.rule("BG-COMP-7", "BG-MAP-3")
@pytest.mark.parametrize("lang", languages())
def test_a_map_that_needs_more_than_one_box_says_so(lang: str) -> None:
    """Of the map and of the mission; a map of the pieces of one box needs nothing."""
    title = say("battleground-beyond-one-box", lang)
    for name, needs in (("drowned-temple", True), ("drowned-altar", True), ("wasteland", False)):
        document = check_document(stock(name), DECLARED, DocumentResolver(with_files=False)).document
        assert isinstance(document, Envelope)
        lines = [
            line for passage in CONTENT.ability_texts(document, lang) if passage.name == title for line in passage.lines
        ]
        assert bool(lines) == needs
        if needs:
            ground = [line for line in lines if line.casefold().startswith(say("term-difficult-ground", lang))]
            assert [line.rpartition(": ")[2] for line in ground] == ["1", "4", "2"]
            assert say("battleground-make-difficult-ground", lang) in lines
