"""Fixes of problems: broken documents have some, each removes its problem, and none adds an error."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from editor.edits.edit_registry import read_edit
from editor.edits.problem_fixes import fix_edit, is_sound_fix, repaired
from editor.services.document_resolver import DocumentResolver
from engine.content.canonical_json import save
from engine.content.checks.document_checks import check_document
from engine.content.envelope import Document
from engine.content.loading.document_reader import OpenedDocument, open_document
from engine.content.problems import Problem
from engine.registry import declarations
from engine.words import languages, speak
from tests.support.faults import changed, playable

Broken = Callable[[], dict[str, Any]]

STOCK = DocumentResolver()


def stock(name: str) -> dict[str, Any]:
    """A stock document as plain data."""
    made: dict[str, Any] = json.loads(STOCK.read(name))
    return made


def read(document: Mapping[str, Any]) -> Document:
    """The document, which may have problems between its parts."""
    opened = open_document(document, declarations())
    assert isinstance(opened, OpenedDocument)
    return opened.validated()


def problems(document: Document) -> tuple[Problem, ...]:
    return check_document(document.plain(), declarations(), STOCK, thorough=True).problems


def courtyard(*pieces: Mapping[str, Any], **others: Any) -> dict[str, Any]:
    """A stock map with further pieces and other values."""
    made = stock("battleground/castle-courtyard")
    return {**made, "pieces": [*made["pieces"], *pieces], **others}


def piece(hex_class: str, *hexes: str, low: tuple[str, ...] = (), name: str = "new") -> dict[str, Any]:
    return {"id": name, "class": hex_class, "hexes": [*hexes], **({"low": [*low]} if low else {})}


def measured(*portions: Mapping[str, Any], **others: Any) -> dict[str, Any]:
    return {"id": "new", "portions": [*portions], **others}


def arena(**others: Any) -> dict[str, Any]:
    return {**stock("hoplomachus/pozzuoli"), **others}


def army(**others: Any) -> dict[str, Any]:
    return {**stock("battleground/first-masters"), **others}


def with_figure(name: str, **others: Any) -> dict[str, Any]:
    """An army with one more figure of a stock card."""
    made = army()
    figure = {"id": f"{name}-more", "card": f"battleground/{name}", **others}
    return {**made, "figures": [*made["figures"], figure]}


ZONES = {"red": "A1-B3", "blue": "I8-I9"}

BROKEN: Mapping[str, Broken] = {
    "content-pieces-overlap": lambda: courtyard(piece("tall", "I9", "I8")),
    "content-outside-map": lambda: courtyard(piece("low", "Y30", "Y31")),
    "content-outside-map of a token": lambda: courtyard(objectives=[{"id": "far", "at": "AC40"}]),
    "content-outside-map of a zone": lambda: courtyard(
        zones=[{"id": "west", "seat": "red", "hexes": ["A1-C40", "AA1"]}]
    ),
    "content-outside-map of a whole zone": lambda: courtyard(zones=[{"id": "west", "seat": "red", "hexes": ["AA1"]}]),
    "content-repeated-hex": lambda: courtyard(piece("low", "D3", "D3", "D4")),
    "content-repeated-hex of ranges": lambda: courtyard(
        zones=[{"id": "west", "seat": "red", "hexes": ["A1-C4", "B4-D5"]}]
    ),
    "content-repeated-hex of portions": lambda: courtyard(
        measured({"hexes": ["D3"], "inches": 2}, {"hexes": ["D3"], "inches": 1})
    ),
    "content-repeated-id": lambda: courtyard(piece("low", "D3", name="well-west")),
    "content-bad-compass": lambda: arena(compass=[1, 1, 2, 3, 4, 5]),
    "content-low-outside-piece": lambda: courtyard(piece("mixed", "D3", "D4", low=("D4", "D5"))),
    "content-low-outside-piece of none": lambda: courtyard(piece("mixed", "D3", "D4", low=("D5",))),
    "content-mixed-not-mixed": lambda: courtyard(piece("mixed", "D3", "D4")),
    "content-mixed-not-mixed of low hexes": lambda: courtyard(piece("mixed", "D3", "D4", low=("D3", "D4"))),
    "content-low-not-mixed": lambda: courtyard(piece("tall", "D3", "D4", low=("D4",))),
    "content-ladder-one-hex": lambda: courtyard(piece("ladder", "D3", "D4")),
    "content-not-attachable": lambda: courtyard(measured({"hexes": ["D3"], "inches": 1, "stand": True})),
    "content-stand-and-obstacle": lambda: courtyard(
        measured({"hexes": ["D3"], "inches": 0.25, "stand": True}, {"hexes": ["D4"], "inches": 3})
    ),
    "content-no-platform": lambda: courtyard(objectives=[{"id": "high", "at": "M7^"}]),
    "battleground-piece-in-parts": lambda: courtyard(piece("mixed", "D3", "D4", "D6", low=("D4", "D6"))),
    "battleground-piece-in-parts of portions": lambda: courtyard(
        measured({"hexes": ["D3", "D6"], "inches": 3}, {"hexes": ["D7"], "inches": 1})
    ),
    "battleground-platform-loose": lambda: courtyard(piece("platform", "M3", "M4")),
    "battleground-ladder-nowhere": lambda: courtyard(piece("ladder", "M3")),
    "battleground-objective-out-of-reach": lambda: courtyard(
        piece("low", "M15", "M14", "M16", "L14", "L15", "N14", "N15"), objectives=[{"id": "walled-in", "at": "M15"}]
    ),
    "battleground-beyond-the-box": lambda: courtyard(
        *(piece("tall", f"D{row}", f"D{row + 1}", f"D{row + 2}", f"D{row + 3}", name=f"t{row}") for row in (1, 6, 11))
    ),
    "battleground-beyond-the-box of objectives": lambda: courtyard(
        objectives=[{"id": f"o{row}", "at": f"M{row}"} for row in range(1, 9)]
    ),
    "battleground-not-in-the-box": lambda: courtyard(piece("tall", "D3", "D4")),
    "content-beyond-the-set": lambda: courtyard(
        piece("tall", "D3", "D4", "D5", "D6"),
        piece("tall", "D8", "D9", "D10", "D11", name="t8"),
        piece("tall", "D13", "D14", "D15", "D16", name="t13"),
        set="battleground/terrain-box",
    ),
    "battleground-zone-too-small": lambda: courtyard(zones=[{"id": "west", "seat": "red", "hexes": ["A1", "B1"]}]),
    "hoplomachus-unknown-role": lambda: arena(
        roles=[*stock("hoplomachus/pozzuoli")["roles"][:2], {"role": "stones", "hexes": ["E3", "E7"]}]
    ),
    "content-format-copies": lambda: with_figure("he-man"),
    "content-format-points": lambda: with_figure("ram-man"),
    "content-format-too-many": lambda: changed(
        army(),
        "figures.0.equipment",
        ["battleground/sword-of-power", "battleground/short-sword", "battleground/training-staff"],
    ),
    "battleground-gear-of-others": lambda: changed(army(), "figures.0.equipment", ["battleground/havoc-staff"]),
    "battleground-card-of-others": lambda: army(deck=["battleground/dark-pact"]),
    "battleground-on-an-obstacle": lambda: playable(pieces={"tall": "A1"}, zones=ZONES),
    "battleground-two-on-a-hex": lambda: playable(red="ana@A1 cy@A1", zones=ZONES),
    "battleground-outside-zone": lambda: playable(red="ana@E5", zones=ZONES),
    "battleground-base-off-the-map": lambda: playable(red="ana@A1", bases={"ana": [[0, 0], [-1, 0]]}, zones=ZONES),
}
"""A broken document for each problem that has fixes."""


def fixable(name: str) -> tuple[Document, tuple[Problem, ...], list[Problem]]:
    """A broken document, its problems, and those of them with the code that it is listed under."""
    document = read(BROKEN[name]())
    found = problems(document)
    return document, found, [each for each in found if each.code == name.split(" of ")[0]]


@pytest.mark.parametrize("name", BROKEN)
def test_a_fix_removes_its_problem_and_adds_no_error(name: str) -> None:
    """Each fix is an edit that journals keep, with a label in every language, and can be undone."""
    document, found, wanted = fixable(name)
    assert any(each.fixes for each in wanted), [str(each) for each in found]
    for problem in found:
        for fix in problem.fixes:
            assert all(speak(fix.label, lang) for lang in languages())
            edit = fix_edit(fix)
            assert read_edit(json.loads(json.dumps(edit.to_json()))) == edit
            after, undo = edit.apply(document)
            assert is_sound_fix(problem, found, problems(after)), (str(problem), fix)
            assert save(undo.apply(after)[0]) == save(document)


def shaken(chance: random.Random) -> dict[str, Any]:
    """A stock map with some pieces and tokens put elsewhere, doubled, changed or taken out."""
    name = chance.choice(["castle-courtyard", "crystal-pass", "wasteland", "drowned-temple"])
    made = stock(f"battleground/{name}")
    made.pop("provenance")
    for _ in range(chance.randint(1, 6)):
        one, other = chance.choice(made["pieces"]), chance.choice(made["pieces"])
        match chance.randrange(6):
            case 0:
                one["hexes"] = other["hexes"]
            case 1:
                one["hexes"] = [*one["hexes"], chance.choice(["A1", "M15", "Y31", "AB3", "L20"])]
            case 2:
                one["class"] = chance.choice(["tall", "low", "mixed", "difficult", "platform", "ladder"])
            case 3:
                made["pieces"].append({**other})
            case 4:
                made["pieces"].remove(one)
            case _:
                made["objectives"].append({"id": "o", "at": chance.choice(["I9", "I9^", "Y31", "M2", "H11^"])})
    return made


@pytest.mark.parametrize("seed", range(12))
def test_fixes_of_broken_maps_are_sound(seed: int) -> None:
    """Every fix of every problem of a shaken map; and the repair of the whole map leaves no error that has one."""
    document = read(shaken(random.Random(seed)))
    found = problems(document)
    for problem in found:
        for fix in problem.fixes:
            after, _ = fix_edit(fix).apply(document)
            assert is_sound_fix(problem, found, problems(after)), (seed, str(problem), fix)
    mended, applied = repaired(document, problems)
    assert len(applied) >= bool([each for each in found if each.fixes])
    left = [str(each) for each in problems(mended) if each.severity == "error" and each.fixes]
    assert left == []
