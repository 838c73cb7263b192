"""Games with random armies: set up from a number, played, and written down."""

from pathlib import Path

import pytest

from engine.systems.battleground.system import SYSTEM
from tests.balance import battles
from tests.balance.__main__ import main
from tests.balance.armies import points_of
from tests.balance.battles import Pairing, Result, pairing, played
from tests.balance.box import FACTIONS, first_costs
from tests.balance.missions import MISSIONS, scenario_of
from tests.balance.records import line_of, read_games

LARGE = {
    FACTIONS[0]: {"orko": ("buckler",), "stratos": (), "ram-man": (), "man-at-arms": ("mace",)},
    FACTIONS[1]: {"mer-man": ("trident",), "trap-jaw": (), "evil-lyn": (), "tri-klops": ("eye-beam",)},
}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """By bots that do not think."""
    monkeypatch.setattr(battles, "BOT", "random")


def ended(pair: Pairing) -> Result:
    """A game that finds an end."""
    result = played(pair)
    assert result is not None
    return result


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("turned", [False, True])
def test_a_mission_takes_other_and_larger_armies_on_both_seats(mission: str, turned: bool) -> None:
    """With the decks of their factions, and the costs that the cards had first."""
    factions = FACTIONS[::-1] if turned else FACTIONS
    armies = {seat: (faction, LARGE[faction]) for seat, faction in zip(("red", "blue"), factions, strict=True)}
    state = SYSTEM.setup(scenario_of(mission, armies))
    assert {name: figure.seat for name, figure in state.scenario.figures.items()} == {
        name: seat for seat, (faction, army) in armies.items() for name in army
    }
    assert len({figure.at for figure in state.scenario.figures.values()}) == 8
    for faction, army in LARGE.items():
        worth = sum(figure.cost for name, figure in state.scenario.figures.items() if name in army)
        assert worth == points_of(army), faction
    assert [len(state.scenario.decks[seat]) for seat in ("red", "blue")] == [20, 20]


def test_pairings_go_through_the_missions_and_change_seats() -> None:
    found = [pairing(7, number) for number in range(40)]
    assert [each.mission for each in found[:8]] == [*MISSIONS, *MISSIONS]
    assert {each.seats for each in found} == {("red", "blue"), ("blue", "red")}
    assert len({each.seed for each in found}) == 40
    assert found[:3] == [pairing(7, number) for number in range(3)]
    assert found[0] != pairing(8, 0)


def test_a_game_that_is_played_again_is_the_same(quick: None) -> None:
    pair = pairing(7, 1)
    result = ended(pair)
    assert line_of(result) == line_of(ended(pair))
    assert all(lost <= 150 for lost in result.fallen)
    assert set(result.used) <= set(first_costs())


def test_a_game_is_read_as_it_was_written(quick: None, tmp_path: Path) -> None:
    """The tool goes on where the file ends."""
    path = tmp_path / "games.txt"
    assert main(["play", str(path), "1"]) == 0
    assert main(["play", str(path), "2"]) == 0
    first, second = read_games(path)
    result = ended(pairing(7, 1))
    assert (first.number, second.number) == (0, 1)
    assert (second.mission, second.points, second.fallen) == (result.pairing.mission, result.points, result.fallen)
    assert second.red == result.pairing.seats.index("red")
    assert second.first == result.first
    assert second.armies == result.pairing.armies
    assert second.luck == pytest.approx(result.luck, abs=0.006)
    carried = {name for army in second.armies for each in army.values() for name in each}
    assert second.used == result.used & carried


def test_a_game_without_end_is_left_out(quick: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The next game is played all the same."""
    path = tmp_path / "games.txt"
    enough = battles.MOST_DECISIONS
    monkeypatch.setattr(battles, "MOST_DECISIONS", 5)
    assert played(pairing(7, 0)) is None
    main(["play", str(path), "1"])
    assert read_games(path) == []
    monkeypatch.setattr(battles, "MOST_DECISIONS", enough)
    main(["play", str(path), "2"])
    assert [game.number for game in read_games(path)] == [0, 1]


def test_figures_belong_to_who_sits_there() -> None:
    pair = Pairing(0, 1, MISSIONS[0], ("blue", "red"), (LARGE[FACTIONS[0]], LARGE[FACTIONS[1]]))
    armies = dict(zip(pair.seats, zip(FACTIONS, pair.armies, strict=True), strict=True))
    owners = battles.owners(SYSTEM.setup(scenario_of(pair.mission, armies)), pair.seats)
    assert [name for name, owner in owners.items() if owner == 1] == list(LARGE[FACTIONS[1]])
