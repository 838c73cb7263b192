"""Scenarios, armies, formats, positions and journals: what must fit together in them."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Literal

import pytest
from pydantic import Field

from engine.content.card import Card
from engine.content.declarations import Declarations, SystemContent, declared_kind
from engine.content.fields import WholeNumber
from engine.content.kinds.scenario import Scenario
from engine.content.loading.document_reader import read_document
from tests.support.documents import BATTLEGROUND, DECLARED, codes_by_path, problems_of

HEAD = {"schema": "1.0", "id": "x", "system": "battleground"}
AREAS = {"kind": "map", "grid": {"shape": "areas"}, "areas": [{"id": "moor", "class": "wild"}]}


def refused(kind: str, **body: Any) -> list[tuple[str, str, str | None]]:
    """Path, code and suggestion of everything that is wrong with a document."""
    found = problems_of({**HEAD, "kind": kind, **body})
    return [(problem.path, problem.code, problem.suggestion) for problem in found]


def read(kind: str, **body: Any) -> Any:
    """A document that is right."""
    return read_document({**HEAD, "kind": kind, **body}, DECLARED)


def test_seats_come_from_the_seats_or_else_from_the_armies() -> None:
    """A scenario may name its seats; otherwise they are those of its armies, in order."""
    armies = [{"seat": "red", "army": "a"}, {"seat": "blue", "army": "b"}]
    scenario = read("scenario", armies=armies)
    assert isinstance(scenario, Scenario)
    assert scenario.seat_names() == ("red", "blue")
    assert read("scenario", armies=armies, seats=[{"id": "blue"}, {"id": "red"}]).seat_names() == ("blue", "red")


def test_a_game_of_cards_needs_no_map() -> None:
    """Probes and card games have neither map nor armies."""
    assert read("scenario").plain() == {**HEAD, "kind": "scenario", "schema": "1.2"}


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"armies": [{"seat": "a"}, {"seat": "a"}]}, ("$.armies[1].seat", "content-repeated-id", None)),
        ({"seats": [{"id": "a"}, {"id": "a"}]}, ("$.seats[1].id", "content-repeated-id", None)),
        ({"armies": [{"seat": "rad"}], "seats": [{"id": "red"}]}, ("$.armies[0].seat", "content-unknown-id", "red")),
        ({"armies": [{"seat": "referee"}]}, ("$.armies[0].seat", "content-reserved-seat", None)),
        (
            {"armies": [{"seat": "a", "army": "l", "figures": [{"id": "f", "card": "c"}]}]},
            ("$.armies[0].figures", "content-list-and-figures", None),
        ),
        (
            {"map": AREAS, "armies": [{"seat": "a", "figures": [{"id": "f", "card": "c", "at": "mor"}]}]},
            ("$.armies[0].figures[0].at", "content-unknown-id", "moor"),
        ),
        (
            {"map": AREAS, "armies": [{"seat": "a", "figures": [{"id": "f", "card": "c", "facing": "n"}]}]},
            ("$.armies[0].figures[0].facing", "content-no-facing", None),
        ),
        (
            {"map": AREAS, "armies": [{"seat": "a", "army": "l", "placements": [{"figure": "f", "at": "sea"}]}]},
            ("$.armies[0].placements[0].at", "content-unknown-id", None),
        ),
    ],
)
def test_faults_of_scenarios(body: dict[str, Any], expected: tuple[str, str, str | None]) -> None:
    """Each fault is reported at its place."""
    assert refused("scenario", **body) == [expected]


def test_armies_have_figures_of_different_names_and_known_piles() -> None:
    """An army list is checked like an army in a scenario."""
    figure = {"id": "ana", "card": "test/ana"}
    assert refused("army", figures=[figure, figure]) == [("$.figures[1].id", "content-repeated-id", None)]
    assert refused("army", figures=[], dek=[]) == [("$.dek", "content-unknown-key", "deck")]
    assert refused("army", figures=[], deck=[7]) == [("$.deck[0]", "content-not-id-or-object", None)]
    assert refused("army", figures=[], deck=7) == [("$.deck", "content-not-list", None)]
    assert read("army", figures=[], deck="six-fates").piles == {"deck": "six-fates"}
    assert refused("deck", pile="dec", cards=[]) == [("$.pile", "content-unknown-id", "deck")]
    assert refused("deck", cards=[{"kind": "weapon"}]) == [("$.cards[0].id", "content-missing-key", None)]


@pytest.mark.rule("BG-SETUP-3")
def test_formats_speak_of_what_the_system_has() -> None:
    """Kinds, fields and piles that the system does not declare are refused with the nearest name."""
    limit = {"id": "l", "kinds": ["weapon"], "most": 2}
    assert read("army-format", points={"most": 150}, same=["faction"], limits=[{**limit, "by": "type"}])
    for wrong, expected in (
        ({"kinds": ["weapn"]}, ("$.limits[0].kinds[0]", "content-unknown-id", "weapon")),
        ({"by": "typ"}, ("$.limits[0].by", "content-unknown-id", "type")),
        ({"where": {"tipe": "melee"}}, ("$.limits[0].where.tipe", "content-unknown-id", "type")),
        ({"pile": "glori"}, ("$.limits[0].pile", "content-unknown-id", "glory")),
        ({"least": 3}, ("$.limits[0].least", "content-limit-never-met", None)),
        ({"most": None}, ("$.limits[0]", "content-limit-without-number", None)),
        ({"most": -1}, ("$.limits[0].most", "content-too-small", None)),
        ({"by": "Type"}, ("$.limits[0].by", "content-bad-field-name", None)),
        ({"where": {"type": None}}, ("$.limits[0].where.type", "content-not-scalar", None)),
    ):
        assert refused("army-format", limits=[{**limit, **wrong}]) == [expected]
    assert refused("army-format", limits=[limit, limit]) == [("$.limits[1].id", "content-repeated-id", None)]
    assert refused("army-format", same=["factoin"]) == [("$.same[0]", "content-unknown-id", "faction")]
    assert refused("army-format", points={"most": 1, "field": "costs"}) == [
        ("$.points.field", "content-unknown-id", "cost")
    ]


def test_positions_and_journals_hold_right_scenarios() -> None:
    """What is wrong with the scenario inside is reported with its whole path."""
    inside = {"kind": "scenario", "armies": [{"seat": "a"}], "first": "b"}
    assert refused("position", scenario=inside, state={}) == [("$.scenario.first", "content-unknown-id", None)]
    position = {"kind": "position", "scenario": inside, "state": {}}
    versions = {"engine": "0.1", "system_version": "1"}
    assert refused("journal", **versions, position=position, entries=[]) == [
        ("$.position.scenario.first", "content-unknown-id", None)
    ]
    assert refused("journal", **versions, entries=[]) == [("$", "content-one-start", None)]
    assert refused("journal", **versions, entries=[], scenario="s", position="p") == [("$", "content-one-start", None)]
    assert refused("journal", **versions, scenario="s", entries=[{"seat": "a"}, {"chance": "die"}]) == [
        ("$.entries[0].choice", "content-missing-key", None),
        ("$.entries[1].result", "content-missing-key", None),
    ]


def test_the_state_of_a_position_is_kept_apart_from_the_caller() -> None:
    """What the caller does with its own data later does not change the document."""
    state: dict[str, Any] = {"deep": [{"er": 1}]}
    position = read("position", scenario="s", state=state)
    state["deep"][0]["er"] = 2
    assert position.state == {"deep": [{"er": 1}]}


def test_documents_are_put_together_from_parts() -> None:
    """A scenario may be made from a map that is read already, as the editor does."""
    map_ = read_document({"schema": "1.0", "id": "m", **AREAS}, DECLARED)
    scenario = Scenario.model_validate({**HEAD, "kind": "scenario", "schema": "1.2", "map": map_}, context=BATTLEGROUND)
    assert scenario.map is map_
    assert read_document(scenario.plain(), DECLARED) == scenario


def test_a_profile_says_what_differs() -> None:
    """The preset, and the options that are set otherwise."""
    profile = read("scenario", profile={"preset": "pl", "cover": "ranged"}).profile
    assert (profile.preset, profile.options) == ("pl", {"cover": "ranged"})
    assert read("scenario", profile={}).plain()["profile"] == {"preset": "default"}


def test_a_system_that_declares_nothing() -> None:
    """Its scenarios may set no options, its armies have no piles, and its cards no kinds."""
    bare = Declarations([SystemContent("bare")])
    wire = {"kind": "scenario", "schema": "1.0", "id": "s", "system": "bare"}
    assert codes_by_path({**wire, "options": {"hand": 5}}, bare) == [("$.options.hand", "content-unknown-key")]
    assert codes_by_path({**wire, "victory": {"lead": 5}}, bare) == [("$.victory.lead", "content-unknown-key")]
    assert codes_by_path({**wire, "armies": [{"seat": "a", "deck": []}]}, bare) == [
        ("$.armies[0].deck", "content-unknown-key")
    ]
    figure = {"id": "f", "card": {"kind": "pawn", "id": "p"}}
    path = "$.armies[0].figures[0].card.kind"
    assert codes_by_path({**wire, "armies": [{"seat": "a", "figures": [figure]}]}, bare) == [
        (path, "content-unknown-kind")
    ]


def test_documents_cannot_be_changed() -> None:
    """A document is a value."""
    with pytest.raises(ValueError, match="frozen"):
        read("scenario").rounds = 3


class Pawn(Card):
    kind: Literal["pawn"]
    strength: WholeNumber


def test_a_kind_of_card_is_declared_in_three_lines() -> None:
    """A probe declares a kind by a class, and its documents are read at once."""
    declared = Declarations([SystemContent("duel", cards=(Pawn,))])
    wire = {"kind": "pawn", "schema": "1.0", "id": "p", "system": "duel", "strength": 3}
    pawn = read_document(wire, declared)
    assert isinstance(pawn, Pawn)
    assert pawn.strength == 3


class Odd(Card):
    """A card with fields of every sort that a system may declare."""

    kind: Literal["odd"]
    awake: bool = False
    below: Annotated[int, Field(lt=10)] = 0
    above: Annotated[int, Field(gt=10)] = 11
    when: date | None = None
    word: Annotated[str, Field(max_length=3)] = ""
    hand: dict[str, Odd] = Field(default={})


@pytest.mark.parametrize(
    ("field", "value", "path", "code", "suggestion"),
    [
        ("awake", 1, "$.awake", "content-not-yes-or-no", None),
        ("below", 10, "$.below", "content-not-less", None),
        ("above", 10, "$.above", "content-not-greater", None),
        ("when", "tomorrow", "$.when", "content-does-not-fit", None),
        ("word", "long", "$.word", "content-text-too-long", None),
        ("hand", {"left": {"kind": "odd", "belw": 1}}, "$.hand.left.belw", "content-unknown-key", "below"),
    ],
)
def test_faults_in_fields_that_a_system_declares(
    field: str, value: object, path: str, code: str, suggestion: str | None
) -> None:
    """Whatever types a system gives its fields, what does not fit is reported with its place."""
    declared = Declarations([SystemContent("odd", cards=(Odd,))])
    wire = {"kind": "odd", "schema": "1.0", "id": "o", "system": "odd", field: value}
    found = [(problem.path, problem.code, problem.suggestion) for problem in problems_of(wire, declared)]
    assert found == [(path, code, suggestion)]


def test_faults_of_declarations() -> None:
    """A system declared twice, or a card without a kind of its own, is a mistake of ours and raises at once."""
    with pytest.raises(ValueError, match="twice"):
        Declarations([BATTLEGROUND, BATTLEGROUND])
    with pytest.raises(TypeError, match="Literal"):
        declared_kind(Card)
