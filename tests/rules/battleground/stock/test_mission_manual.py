"""The page for authors of missions: its documents are right together, can be played, and no key is left out."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from editor.playtest.load_game import open_scenario
from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import check_document
from engine.content.kinds.army import Army
from engine.content.kinds.army_format import ArmyFormat, CardLimit, Points
from engine.content.kinds.deck import DeckDocument
from engine.content.kinds.scenario import Placement, Scenario, SeatArmy
from engine.content.maps.hex_map import HexGrid, HexMap, Role, Zone
from engine.content.maps.pieces import ClassedPiece
from engine.content.maps.tokens import MapToken
from engine.content.model import Model, wire_names
from engine.content.references.resolver import UnknownDocument
from engine.words import resources_folder
from tests.editor.cli.command_process import hexsmith
from tests.support.battleground import DECLARED

PAGE = (resources_folder() / "missions.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```json document\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
DOCUMENTS = {each["id"]: each for each in map(json.loads, BLOCK.findall(PAGE))}
MISSION = "mine/hold-the-ford"
STOCK = DocumentResolver(with_files=False)
MODELS: tuple[type[Model], ...] = (
    HexGrid, ClassedPiece, Zone, Role, MapToken, HexMap, Points, CardLimit, ArmyFormat, Army, DeckDocument, Placement,
    SeatArmy, Scenario,
)  # fmt: skip


def found(name: str) -> Any:
    """A document of the page, or one that ships."""
    return DOCUMENTS[name] if name in DOCUMENTS else STOCK(name)


@pytest.mark.parametrize("name", sorted(DOCUMENTS))
def test_a_document_on_the_page_is_right(name: str) -> None:
    """Together with those that it names: the only warning is that of difficult ground, which the page explains."""
    problems = check_document(DOCUMENTS[name], DECLARED, found).problems
    assert {(each.code, each.severity) for each in problems} <= {("battleground-not-in-the-box", "warning")}


def test_the_mission_on_the_page_begins_with_a_question() -> None:
    session = open_scenario(found, MISSION, "en", seed=1)
    assert session.game.decision is not None
    assert session.game.state.seats == ("red", "blue")


def test_the_commands_on_the_page_do_what_it_says(tmp_path: Path) -> None:
    """`check` finds nothing wrong in the folder, and bots play the mission from it."""
    folder = tmp_path / "mine"
    folder.mkdir()
    for name, document in DOCUMENTS.items():
        (folder / f"{name.rpartition('/')[2]}.json").write_text(json.dumps(document), encoding="utf-8")
    checked = hexsmith("check", str(folder))
    assert (checked.returncode, checked.stderr) == (0, "")
    played = hexsmith("play", MISSION, "--library", str(folder), "--players", "random,random")
    assert played.returncode == 0, played.stderr


def test_an_id_that_is_not_on_the_page_is_unknown() -> None:
    with pytest.raises(UnknownDocument):
        found("mine/nothing")


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_every_key_is_named_on_the_page(model: type[Model]) -> None:
    keys = {*wire_names(model)}
    assert [key for key in sorted(keys) if f"`{key}`" not in PAGE and f'"{key}"' not in PAGE] == []


def test_the_prose_of_the_page_is_not_too_wide() -> None:
    prose = (line for line in BLOCK.sub("", PAGE).splitlines() if not line.startswith(("|", " ")))
    assert [line for line in prose if len(line) > 120] == []
