"""Documents that name others: made whole, or refused with the place of the name and the nearest one."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import check_document
from engine.content.limits import MAX_DEPTH, MAX_VALUES
from engine.content.loading.document_reader import read_document
from engine.content.loading.json_parser import parse
from engine.content.problems import ProblemOrigin
from tests.support.battleground import DECLARED as BATTLEGROUND
from tests.support.document_folder import BOARD, CHARACTER, FATE, HEAD, Shelf, codes_and_guesses, look
from tests.support.documents import DECLARED, SAMPLES


def whole(shelf: Shelf, **document: Any) -> dict[str, Any]:
    """The same, of one that is right."""
    found = look(shelf, **document)
    assert found.problems == ()
    assert found.document is not None
    made: dict[str, Any] = found.document.plain()  # type: ignore[union-attr]  # it is of the current version
    assert read_document(made, DECLARED) == found.document
    return made


def full_shelf() -> Shelf:
    """One document of each kind that can be named."""
    return Shelf(
        board=BOARD,
        ana=CHARACTER,
        bo=CHARACTER,
        sword={
            "kind": "weapon",
            "type": "melee",
            "dice": 0,
            "table": [{"from": 1, "to": None, "wounds": 1}],
            "cost": 1,
        },
        one=FATE,
        fates={"kind": "deck", "pile": "deck", "cards": ["one", "one"]},
        reds={
            "kind": "army",
            "figures": [{"id": "ana", "card": "ana", "equipment": ["sword"]}, {"id": "bo", "card": "bo"}],
            "deck": "fates",
        },
    )


def test_a_document_without_references_needs_no_others() -> None:
    """A document in which all is written out is worth a warning where its references are on no shelf any more."""
    found = look(Shelf(board=BOARD), kind="scenario", references=[{"kind": "map", "id": "bord"}])
    assert [(each.code, each.severity) for each in found.problems] == [("content-no-such-document", "warning")]
    assert found.errors() == ()
    assert found.problems[0].suggestion == "board"
    other = look(Shelf(), kind="scenario", map="bord", references=[{"kind": "map", "id": "bord"}])
    assert {each.severity for each in other.problems} == {"error"}


def test_every_name_gives_way_to_its_document() -> None:
    """Map, army list, characters, equipment and decks, in one document that stands by itself; each is found once."""
    shelf = full_shelf()
    armies = [{"seat": "red", "army": "reds", "placements": [{"figure": "bo", "at": "B2", "facing": "se"}]}]
    made = whole(shelf, kind="scenario", map="board", armies=armies)
    assert made["map"]["grid"]["columns"] == 9
    ana, bo = made["armies"][0]["figures"]
    assert (ana["id"], ana["card"]["id"], ana["equipment"][0]["id"]) == ("ana", "ana", "sword")
    assert (bo["at"], bo["facing"], bo["card"]["health"]) == ("B2", "se", 3)
    assert [card["id"] for card in made["armies"][0]["deck"]] == ["one", "one"]
    assert "army" not in made["armies"][0]
    assert sorted(shelf.asked) == sorted(shelf.documents)
    assert whole(Shelf(), **{key: value for key, value in made.items() if key not in HEAD}) == made


def test_a_pile_of_its_own_goes_before_that_of_the_list() -> None:
    armies = [{"seat": "red", "army": "reds", "deck": ["one"]}]
    assert len(whole(full_shelf(), kind="scenario", armies=armies)["armies"][0]["deck"]) == 1


def test_two_armies_may_be_of_one_list() -> None:
    """Their figures get the names of their seats before their own; others keep theirs."""
    armies = [{"seat": seat, "army": "reds", "placements": [{"figure": "ana", "at": "A1"}]} for seat in ("red", "blue")]
    made = whole(full_shelf(), kind="scenario", armies=armies)
    assert [[figure["id"] for figure in army["figures"]] for army in made["armies"]] == [
        ["red-ana", "red-bo"],
        ["blue-ana", "blue-bo"],
    ]
    assert [army["figures"][0]["at"] for army in made["armies"]] == ["A1", "A1"]


def test_a_game_names_its_start() -> None:
    """A position the scenario, a journal the scenario or the position; their names are followed, too."""
    shelf = full_shelf()
    shelf.documents["start"] = {**HEAD, "id": "start", "kind": "scenario", "map": "board"}
    position = whole(shelf, kind="position", scenario="start", state={})
    assert position["scenario"]["map"]["kind"] == "map"
    shelf.documents["stop"] = {**HEAD, "id": "stop", "kind": "position", "scenario": "start", "state": {}}
    journal = whole(shelf, kind="journal", engine="0", system_version="0", entries=[], position="stop")
    assert journal["position"]["scenario"] == position["scenario"]


def test_only_documents_of_the_kind_that_is_asked_for_are_meant() -> None:
    """Whatever else has a more similar name: the scenario itself, a list where a format is named, a map for a list."""
    army: dict[str, Any] = {"kind": "army", "figures": [], "format": "mine/stndard"}
    there: dict[str, Any] = {"mine/scene": {"kind": "scenario"}, "mine/army-1": army, "mine/army-2": BOARD}
    shelf = Shelf(**there)
    for missing, near in (("mine/army", "mine/army-1"), ("mine/scen", None), ("other/army-2", "mine/army-1")):
        said = codes_and_guesses(shelf, kind="scenario", armies=[{"seat": "red", "army": missing}])
        assert ("$.armies[0].army", "content-no-such-document", near) in said
    for _ in range(2):
        said = codes_and_guesses(shelf, **{**army, "format": "mine/army"})
        meant = "mine/army-3" if "mine/army-3" in shelf.documents else None
        assert ("$.format", "content-no-such-document", meant) in said
        shelf.documents["mine/army-3"] = {**HEAD, "id": "mine/army-3", "kind": "army-format"}


def test_a_name_that_is_missing_twice_is_guessed_for_each_kind() -> None:
    there: dict[str, Any] = {"mine/moor-1": BOARD, "mine/moor-2": {"kind": "army", "figures": []}}
    shelf = Shelf(**there)
    armies = [{"seat": "red", "army": "mine/moor"}]
    said = codes_and_guesses(shelf, kind="scenario", map="mine/moor", armies=armies)
    assert [each[2] for each in said if each[1] == "content-no-such-document"] == ["mine/moor-1", "mine/moor-2"]


def test_a_missing_document_is_reported_with_the_nearest_name() -> None:
    figures = [{"id": "ana", "card": "anna", "equipment": ["swrd"]}]
    armies = [{"seat": "red", "figures": figures, "deck": "fate", "glory": ["x"]}, {"seat": "blue", "army": "red"}]
    assert codes_and_guesses(full_shelf(), kind="scenario", map="bored", armies=armies) == [
        ("$.map", "content-no-such-document", "board"),
        ("$.armies[0].figures[0].card", "content-no-such-document", "ana"),
        ("$.armies[0].figures[0].equipment[0]", "content-no-such-document", "sword"),
        ("$.armies[0].deck", "content-no-such-document", "fates"),
        ("$.armies[0].glory[0]", "content-no-such-document", None),
        ("$.armies[1].army", "content-no-such-document", "reds"),
    ]


def test_a_reference_to_another_kind_is_reported() -> None:
    """So nothing can hold itself: what is named is always of a smaller kind."""
    shelf = full_shelf()
    shelf.documents["reds"]["deck"] = "reds"
    armies = [{"seat": "red", "army": "board"}, {"seat": "blue", "army": "reds"}]
    assert codes_and_guesses(shelf, kind="scenario", map="reds", armies=armies) == [
        ("$.map", "content-other-kind", None),
        ("$.armies[0].army", "content-other-kind", None),
        ("$.armies[1].army", "content-other-kind", None),
    ]


def test_a_problem_of_a_referenced_document_is_reported_at_the_reference() -> None:
    shelf = full_shelf()
    shelf.documents["ana"]["health"] = 0
    shelf.documents["board"] |= {"schema": "1.7"}
    shelf.documents["bo"] |= {"system": "chess"}
    found = codes_and_guesses(shelf, kind="scenario", map="board", armies=[{"seat": "red", "army": "reds"}])
    assert [place for place, _, _ in found] == ["$.map.schema", "$.armies[0].army.health", "$.armies[0].army.system"]


def test_a_problem_of_a_referenced_document_names_the_document_and_the_path_in_it() -> None:
    """Also where its card, its deck or its army list is named by another document in between."""
    shelf = full_shelf()
    shelf.documents["ana"]["health"] = 0
    shelf.documents["board"] |= {"schema": "1.7"}
    armies = [{"seat": "red", "army": "reds"}]
    wrong = look(shelf, kind="scenario", map="board", armies=armies).problems
    assert [each.origin for each in wrong] == [ProblemOrigin("board", "$.schema"), ProblemOrigin("ana", "$.health")]
    assert wrong[1].sentence().endswith("In “ana” at $.health.")


def test_a_problem_of_the_whole_names_the_document_and_the_path_in_it() -> None:
    """A hero on the other side, in an army that a mission names."""
    stock = DocumentResolver(with_files=False)

    def resolve(name: str) -> Mapping[str, Any]:
        document = stock(name)
        return {**document, "faction": "evil-warriors"} if name == "battleground/he-man" else document

    wrong = check_document(stock("battleground/first-game"), BATTLEGROUND, resolve).problems
    origins = {each.code: each.origin for each in wrong}
    assert origins["battleground-two-factions"] == ProblemOrigin("battleground/first-masters", "$.figures")
    gear = origins["battleground-gear-of-others"]
    assert gear is not None
    assert gear.path == "$.faction"
    assert stock(gear.id)["faction"] == "masters-of-the-universe"


def test_placements_name_figures_of_the_list() -> None:
    """Once each; what is wrong with a place is reported where the author wrote it."""
    placements = [
        {"figure": name, "at": at} for name, at in (("ana", "A1"), ("bob", "A2"), ("ana", "A3"), ("bo", "Z9"))
    ]
    armies = [{"seat": "red", "army": "reds", "placements": placements}]
    assert codes_and_guesses(full_shelf(), kind="scenario", map="board", armies=armies) == [
        ("$.armies[0].placements[1].figure", "content-unknown-id", "bo"),
        ("$.armies[0].placements[2].figure", "content-repeated-id", None),
        ("$.armies[0].placements[3].at", "content-outside-map", None),
    ]


def test_a_reference_missing_in_a_referenced_document_names_the_document_and_the_path_in_it() -> None:
    """The document with the reference, which may not be open."""
    shelf = full_shelf()
    shelf.documents["reds"]["figures"][1] |= {"card": "nobody", "equipment": ["board"]}
    shelf.documents["fates"]["cards"][1] = "nothing"
    wrong = look(shelf, kind="scenario", map="nowhere", armies=[{"seat": "red", "army": "reds"}]).problems
    assert [(each.values["id"], each.origin) for each in wrong] == [
        ("nowhere", None),
        ("nobody", ProblemOrigin("reds", "$.figures[1].card")),
        ("board", ProblemOrigin("reds", "$.figures[1].equipment[0]")),
        ("nothing", ProblemOrigin("fates", "$.cards[1]")),
    ]


def test_a_problem_of_a_placement_is_reported_in_the_scenario() -> None:
    """In the scenario, not in the list of the figure."""
    armies = [{"seat": "red", "army": "reds", "placements": [{"figure": "bo", "at": "Z9"}]}]
    (wrong,) = look(full_shelf(), kind="scenario", map="board", armies=armies).problems
    assert (wrong.path, wrong.code, wrong.origin) == ("$.armies[0].placements[0].at", "content-outside-map", None)


def test_without_an_army_nobody_says_that_its_figures_are_not_there() -> None:
    """The mission waits for one of them, and asks whether he is knocked out."""
    stock = DocumentResolver(with_files=False)
    siege = dict(stock("battleground/castle-siege"))
    siege["armies"] = [{**siege["armies"][0], "army": "mine/nobody"}, siege["armies"][1]]
    problems = check_document(siege, BATTLEGROUND, stock).problems
    assert [(each.path, each.code) for each in problems] == [("$.armies[0].army", "content-no-such-document")]


def test_needed_documents_are_there_and_of_their_kinds() -> None:
    """Those of the envelope, and in turn those that they need."""
    shelf = full_shelf()
    shelf.documents["fates"]["references"] = [{"kind": "fate", "id": "onne"}]
    needs = [{"kind": "map", "id": "board"}, {"kind": "map", "id": "boad"}, {"kind": "map", "id": "reds"}]
    assert codes_and_guesses(shelf, kind="scenario", references=[*needs, {"kind": "deck", "id": "fates"}]) == [
        ("$.references[1].id", "content-no-such-document", "board"),
        ("$.references[2].id", "content-other-kind", None),
        ("$.references[3].id", "content-no-such-document", "one"),
    ]


@pytest.mark.parametrize("length", [1, 2, 9])
def test_a_circle_of_needs_is_refused(length: int) -> None:
    """B21: one that needs itself, or is needed by what it needs."""
    decks = {
        f"d{number}": {**BOARD, "references": [{"kind": "map", "id": f"d{(number + 1) % length}"}]}
        for number in range(length)
    }
    assert codes_and_guesses(Shelf(**decks), kind="scenario", references=[{"kind": "map", "id": "d0"}]) == [
        ("$.references[0].id", "content-circle", None)
    ]


def test_a_chain_of_needs_without_end_is_refused() -> None:
    chain = {f"d{number}": {**BOARD, "references": [{"kind": "map", "id": f"d{number + 1}"}]} for number in range(900)}
    assert codes_and_guesses(Shelf(**chain), kind="scenario", references=[{"kind": "map", "id": "d0"}]) == [
        ("$.references[0].id", "content-too-deep", None)
    ]
    assert MAX_DEPTH < 900


def test_many_ways_to_the_same_need_cost_no_more() -> None:
    """Each of forty documents needs the next one twice: no path is walked again."""
    twice = {f"d{n}": {**BOARD, "references": [{"kind": "map", "id": f"d{n + 1}"}] * 2} for n in range(40)}
    started = time.process_time()
    assert look(Shelf(**twice, d40=BOARD), kind="scenario", references=[{"kind": "map", "id": "d0"}]).errors() == ()
    assert time.process_time() - started < 2


@pytest.mark.slow
def test_a_document_that_would_grow_without_measure_is_refused() -> None:
    """A small document that names a large one very often; refused in bounded time, at the name that is too much."""
    deck = {"kind": "deck", "cards": ["one"] * 2_000}
    shelf = Shelf(one=FATE, deck=deck, list={"kind": "army", "figures": [], "deck": "deck", "glory": "deck"})
    armies = [{"seat": f"s{number}", "army": "list"} for number in range(6)]
    started = time.process_time()
    assert look(shelf, kind="scenario", armies=armies).errors() == ()
    shelf.documents["one"]["bonus"] = {"lines": list(range(100))}
    found = codes_and_guesses(shelf, kind="scenario", armies=armies)
    assert time.process_time() - started < 20
    assert [code for _, code, _ in found] == ["content-too-many-values"]
    assert found[0][0].startswith("$.armies[0].")
    assert MAX_VALUES < 6 * 2 * 2_000 * 100


def test_the_sample_by_reference(tmp_path: Path) -> None:
    """With the documents that it names it is whole; without them, all that are missing are reported."""
    sample = parse((SAMPLES / "by-reference.json").read_bytes())
    stored = {path.stem: json.loads(path.read_bytes()) for path in SAMPLES.glob("*.json")}
    cards = {f"test/{name}": {**HEAD, **CHARACTER, "id": f"test/{name}"} for name in ("ana", "dana")}
    fates = {f"test/fate-{number}": {**HEAD, **FATE, "id": f"test/fate-{number}"} for number in (1, 2)}
    glory = {
        f"test/glory-{number}": {**HEAD, "kind": "glory", "id": f"test/glory-{number}", "initiative": 1, "vp": 5}
        for number in (1, 2)
    }
    shelf = Shelf()
    by_id = {document["id"]: document for document in stored.values()}
    shelf.documents = {**by_id, **stored, **cards, **fates, **glory, "test/sword": stored["test-sword"]}
    found = check_document(sample, DECLARED, shelf)
    assert found.problems == ()
    made = found.document.plain()  # type: ignore[union-attr]  # it is of the current version
    assert [figure["id"] for army in made["armies"] for figure in army["figures"]] == [
        "red-ana", "red-dana", "blue-ana", "blue-dana",
    ]  # fmt: skip
    bare = check_document(sample, DECLARED, Shelf())
    assert {problem.code for problem in bare.problems} == {"content-no-such-document"}
    assert {problem.path for problem in bare.problems} == {
        "$.references[0].id", "$.references[1].id", "$.map", "$.armies[0].army", "$.armies[1].army",
    }  # fmt: skip


def test_everything_is_reported_that_can_still_be_looked_at() -> None:
    """Where a card, an option and a key are invalid, the references and the rest of the document are still checked."""
    figures = [{"id": "ana", "card": {**CHARACTER, "id": "x", "cost": -1}, "at": "Z1"}, {"id": "bo", "card": "bob"}]
    found = codes_and_guesses(
        full_shelf(),
        kind="scenario",
        map="boad",
        armies=[{"seat": "red", "figures": figures, "deck": [7, "onne"]}],
        profile={"los_origin": "ony"},
        colour="red",
        first="rod",
    )
    assert set(found) == {
        ("$.armies[0].figures[0].card.cost", "content-too-small", None),
        ("$.armies[0].deck[0]", "content-not-id-or-object", None),
        ("$.profile.los_origin", "content-not-an-option", "one"),
        ("$.colour", "content-unknown-key", None),
        ("$.first", "content-unknown-id", "red"),
        ("$.map", "content-no-such-document", "board"),
        ("$.armies[0].figures[1].card", "content-no-such-document", "bo"),
        ("$.armies[0].deck[1]", "content-no-such-document", "one"),
    }
