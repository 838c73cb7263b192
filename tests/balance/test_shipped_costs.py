"""The costs in the box are those that the stored games give, and what ships keeps to the format with them."""

import json
from pathlib import Path
from shutil import copytree

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import check_document
from tests.balance import box as box_of_games
from tests.balance import cards_on_disk, report
from tests.balance.__main__ import main
from tests.balance.box import FOLDER, FOLDERS, first_costs
from tests.balance.cards_on_disk import files, shipped_costs, write_costs
from tests.balance.held_out import foresight
from tests.balance.prices import least, most, rule_book_armies
from tests.balance.records import read_games
from tests.balance.study import Study
from tests.support.battleground import DECLARED

GUIDE = (FOLDER / "costs.md").read_text(encoding="utf-8")
STUDY = Study(read_games())


@pytest.mark.slow
def test_a_fit_of_the_stored_games_gives_the_shipped_costs() -> None:
    assert dict(STUDY.costs) == dict(shipped_costs())


def test_no_rounding_hangs_by_a_hair() -> None:
    """Another processor may add up in another order."""
    assert all(abs(price.fair % 1 - 0.5) > 1e-4 for price in STUDY.worth.values())


def test_costs_are_positive_and_at_most_a_step_from_the_first() -> None:
    assert set(STUDY.costs) == set(first_costs())
    assert all(1 <= least(name) <= cost <= most(name) for name, cost in STUDY.costs.items())


def test_cards_that_bots_leave_alone_cost_what_they_did() -> None:
    others = set(first_costs()) - set(STUDY.cards)
    assert others
    assert {name: STUDY.costs[name] for name in others} == {name: first_costs()[name] for name in others}


def test_no_rule_book_states_a_cost() -> None:
    """Such a one would not be ours to fit."""
    for path in files():
        provenance = json.loads(path.read_text(encoding="utf-8"))["provenance"]
        assert provenance["source"] == "house"
        assert "cost" not in provenance.get("values", {})


@pytest.mark.slow
@pytest.mark.rule("BG-SETUP-3")
@pytest.mark.parametrize("folder", ["armies", "decks"])
def test_the_armies_and_decks_that_ship_are_legal(folder: str) -> None:
    paths = sorted((FOLDER / folder).glob("*.json"))
    assert paths
    for path in paths:
        document = json.loads(path.read_text(encoding="utf-8"))
        assert check_document(document, DECLARED, DocumentResolver(with_files=False)).problems == (), path.stem


@pytest.mark.rule("BG-SETUP-1", "BG-SETUP-3")
def test_the_armies_of_the_first_game_can_be_paid_for() -> None:
    assert sorted(rule_book_armies()) == ["battleground/first-evil-warriors", "battleground/first-masters"]
    assert all(sum(shipped_costs()[name] for name in army) <= 150 for army in rule_book_armies().values())


def test_writing_costs_touches_nothing_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Not the other costs, of abilities, and not the other cards."""
    monkeypatch.setattr(cards_on_disk, "FOLDER", tmp_path)
    for folder in FOLDERS:
        copytree(FOLDER / folder, tmp_path / folder)
    before = {path: path.read_text(encoding="utf-8") for path in files()}
    write_costs({**shipped_costs(), "evil-lyn": 99})
    after = {path: path.read_text(encoding="utf-8") for path in files()}
    (changed,) = (path for path in before if before[path] != after[path])
    old, new = (json.loads(texts[changed]) for texts in (before, after))
    assert changed.stem == "evil-lyn"
    assert new == {**old, "cost": 99}
    assert len(after[changed].splitlines()) == len(before[changed].splitlines())


def test_a_card_that_came_later_takes_no_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no first cost, and no game knows it."""
    for module in (box_of_games, cards_on_disk):
        monkeypatch.setattr(module, "first_costs", lambda: {"mace": 6})
    assert list(box_of_games.box.__wrapped__()) == ["mace"]
    assert dict(shipped_costs()) == {"mace": 6}


def test_the_guide_shows_the_tables_of_the_fit() -> None:
    """Which cards moved, by how much, and how sure that is."""
    assert f"{len(STUDY.records):,} games" in GUIDE
    for line in (*report.groups(STUDY), *report.moved(STUDY)):
        assert line in GUIDE


@pytest.mark.soak
def test_the_guide_says_how_well_games_are_foreseen() -> None:
    for line in report.foreseen(foresight(STUDY.records)):
        assert line in GUIDE


@pytest.mark.slow
def test_the_tool_tells_of_every_card(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.balance.__main__.foresight", lambda records: None)
    monkeypatch.setattr(report, "foreseen", lambda seen: [])
    assert main(["tell"]) == 0
    reported = capsys.readouterr().out
    assert all(line in reported for line in report.cards(STUDY, first_costs()))
    assert "used" in reported
