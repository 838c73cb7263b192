"""Problems reported by the reader: the path, the sentence, and the suggested name."""

import copy
import json
from typing import Any

import pytest

from engine.content.canonical_json import canonical, pretty, save
from engine.content.loading.document_reader import read_document, refuse_to_play
from engine.content.newer_document import NewerDocument
from engine.content.problems import ContentError, Problem, nearest, path_of, shown, step_into
from engine.words import languages
from tests.support.documents import DECLARED, NOTHING_DECLARED, SAMPLES, problems_of, put


def wall() -> Any:
    """The scenario of the protocol as plain data, to be broken."""
    return json.loads((SAMPLES / "two-and-a-wall.json").read_bytes())


def broken(path: str, value: object) -> tuple[Problem, ...]:
    """What is wrong once the member at a path has this value."""
    wire = wall()
    put(wire, path, value)
    return problems_of(wire)


ANA = "armies.0.figures.0"
SWORD = "armies.0.figures.0.equipment.0"


@pytest.mark.parametrize(
    ("path", "value", "code", "suggestion"),
    [
        (f"{ANA}.card.speed", "fast", "content-not-list", None),
        (f"{ANA}.card.speed.0", "5", "content-not-whole", None),
        (f"{ANA}.card.speed.0", 5.0, "content-not-whole", None),
        (f"{ANA}.card.speed", [5], "content-list-too-short", None),
        (f"{ANA}.card.health", 0, "content-too-small", None),
        (f"{ANA}.card.health", True, "content-not-whole", None),
        (f"{ANA}.card.kind", "charcter", "content-unknown-kind", "character"),
        (f"{ANA}.card.helth", 6, "content-unknown-key", "health"),
        (f"{ANA}.card", 6, "content-not-id-or-object", None),
        (f"{ANA}.card", "Ana!", "content-bad-id", None),
        (f"{ANA}.card.system", "chess", "content-other-system", None),
        (f"{SWORD}.type", "mele", "content-not-an-option", "melee"),
        (f"{SWORD}.table.1.form", 1, "content-unknown-key", "from"),
        (f"{ANA}.facing", "e", "content-not-an-option", "se"),
        (f"{ANA}.at", "Z99", "content-outside-map", None),
        (f"{ANA}.at", "A1^", "content-no-platform", None),
        (f"{ANA}.at", "7H", "content-bad-place", None),
        ("armies.0.seat", "chance", "content-reserved-seat", None),
        ("armies.0.deck.0.initiatve", 3, "content-unknown-key", "initiative"),
        ("armies.0.dekc", [], "content-unknown-key", "deck"),
        ("first", "rod", "content-unknown-id", "red"),
        ("rounds", 0, "content-too-small", None),
        ("profile.los_orign", "one", "content-unknown-key", "los_origin"),
        ("profile.los_origin", "ony", "content-not-an-option", "one"),
        ("profile.preset", "defualt", "content-not-an-option", "default"),
        ("map.grid.shape", "hexes", "content-not-an-option", "hex"),
        ("map.grid", [], "content-not-object", None),
        ("map.grid.inch", 0, "content-not-greater", None),
        ("map.grid.inch", "1", "content-not-number", None),
        ("map.grid.inch", 20_000, "content-bad-measure", None),
        ("notes", "x" * 8_001, "content-text-too-long", None),
        ("map.grid.columns", 201, "content-too-big", None),
        ("map.pieces.0.class", "toll", "content-not-an-option", "tall"),
        ("map.zones.0.hexes.0", "A1-C31", "content-outside-map", None),
        ("map.zones.0.hexes.0", "A1-", "content-bad-hex", None),
        ("map.peices", [], "content-unknown-key", "pieces"),
        ("kind", "scenaro", "content-unknown-kind", "scenario"),
        ("kind", 7, "content-not-text", None),
        ("schema", "1", "content-bad-version", None),
        ("schema", "2.0", "content-newer-version", None),
        ("schema", "0.1", "content-older-version", None),
    ],
)  # fmt: skip
def test_a_fault_is_reported_with_its_place(path: str, value: object, code: str, suggestion: str | None) -> None:
    """One fault in a right document gives one problem: its path, its sentence, and the nearest name."""
    where = "$" + "".join(f"[{step}]" if step.isdigit() else f".{step}" for step in path.split("."))
    found = broken(path, value)
    assert [(problem.path, problem.code, problem.suggestion) for problem in found] == [(where, code, suggestion)]


def test_a_fault_that_shows_elsewhere() -> None:
    """The second of two equal names is the wrong one, a missing key has a path, and an unusual key is quoted."""
    for path, value, where, code in (
        (f"{ANA}.id", "bo", "$.armies[1].figures[0].id", "content-repeated-id"),
        ("armies.0.deck.2", {"id": "x"}, "$.armies[0].deck[2].kind", "content-missing-key"),
        ("victory", {"laed": 3}, "$.victory.laed", "content-unknown-key"),
        ("name", {"en": ""}, "$.name.en", "content-text-empty"),
        ("name", {"en": "\u200b \u2060"}, "$.name.en", "content-text-empty"),
        ("name", {"en": "a\nb"}, "$.name.en", "content-text-not-one-line"),
        (
            "name",
            {"en": "x" * 121},
            "$.name.en",
            "content-text-too-long",
        ),
        ("tags", ["Two words"], "$.tags[0]", "content-bad-slug"),
        ("armies.0.a key", 1, '$.armies[0]["a key"]', "content-unknown-key"),
    ):
        assert [(problem.path, problem.code) for problem in broken(path, value)] == [(where, code)]


@pytest.mark.parametrize("key", ["id", "system", "schema", "kind"])
def test_a_document_on_its_own_needs_its_envelope(key: str) -> None:
    """A document that is not inside another one must say what it is."""
    wire = wall()
    del wire[key]
    assert [(problem.path, problem.code) for problem in problems_of(wire)] == [(f"$.{key}", "content-missing-key")]


def test_faults_of_all_parts_are_reported_together() -> None:
    """Faults in the envelope, the map and a card are reported at once."""
    wire = wall()
    del wire["id"]
    wire["map"]["grid"]["tops"] = "round"
    wire["armies"][1]["figures"][1]["card"]["power"] = -1
    assert {problem.path for problem in problems_of(wire)} == {
        "$.id",
        "$.map.grid.tops",
        "$.armies[1].figures[1].card.power",
    }


def test_every_sentence_can_be_said_in_every_language() -> None:
    """The problems that documents give are sentences, with the suggestion, in all languages."""
    wire = wall()
    wire["armies"][0]["figures"][0]["card"]["helth"] = 1
    wire["map"]["grid"]["tops"] = "flt"
    for problem in problems_of(wire):
        sentences = {problem.sentence(lang) for lang in languages()}
        assert len(sentences) == len(languages()) == 4
        assert all(str(problem.suggestion) in sentence for sentence in sentences)


def test_texts_are_reported_from_numbers() -> None:
    """What was found is shown as it was written."""
    assert str(broken("rounds", "4")[0]) == '$.rounds: Write a whole number here, not "4".'
    assert (
        str(broken("name", 4)[0])
        == "$.name: Write an object in curly braces here, not 4. Allowed here: en, it, es and pl."
    )


def test_an_error_reads_well_for_a_developer() -> None:
    """The exception says every problem, one a line, and gives the first one's parts."""
    with pytest.raises(ContentError) as caught:
        read_document({**wall(), "frist": "red"}, DECLARED)
    assert str(caught.value) == "$.frist: Unknown key “frist”. Did you mean “first”?"
    assert (caught.value.path, caught.value.suggestion) == ("$.frist", "first")


def test_paths_and_values_are_shown_short() -> None:
    """What a stranger wrote never fills the screen."""
    assert path_of(((None, "a"), 0)) == "$.a[0]"
    assert step_into("$", 'quo"te') == '$["quo\\"te"]'
    assert len(step_into("$", "x" * 1000)) < 70
    assert shown({"a": 1}) == "{…}"
    assert shown([1]) == "[…]"
    assert shown("x" * 1000) == "x" * 59 + "…"
    assert shown("a\nb\x1b") == "a�b�"
    assert shown(None) == "null"
    assert nearest("x" * 1000, ["x" * 999]) is None
    assert nearest("Health", ["health"]) == "health"


@pytest.mark.parametrize(
    ("word", "known", "meant"),
    [
        ("ally", ["all", "allies"], "allies"),
        ("enemies", ["enemy", "all-enemies"], "enemy"),
        ("wounds", ["wound", "rounds"], "wound"),
        ("dye", ["dyes", "die"], "dyes"),
        ("wond", ["wound", "bond"], "wound"),
    ],
)
def test_the_same_word_for_one_or_several_is_nearer_than_any_other(word: str, known: list[str], meant: str) -> None:
    """Even where another one has fewer other letters."""
    assert nearest(word, known) == meant


def test_a_newer_minor_version_is_kept_as_it_came() -> None:
    """It is not read, cannot be played, and comes out byte for byte."""
    raw = b'\xef\xbb\xbf{"kind": "map",  "schema": "1.7", "id": "m", "wings": {"b": 1, "a": 1.50}}\r\n'
    document = read_document(raw, DECLARED)
    assert document == NewerDocument("m", "map", "1.7", "", raw)
    assert save(document) == raw
    assert pretty(document).encode() == raw
    with pytest.raises(ContentError, match="newer schema version") as caught:
        refuse_to_play(document, DECLARED)
    assert caught.value.problem.code == "content-unread"


def test_something_newer_inside_makes_the_whole_unread() -> None:
    """A map of a newer minor version inside a scenario is not touched either."""
    wire = wall()
    wire["map"]["schema"] = "1.99"
    wire["map"]["wings"] = []
    assert isinstance(read_document(json.dumps(wire), DECLARED), NewerDocument)
    assert save(read_document(wire, DECLARED)) == canonical(wire)
    wire["map"]["schema"] = "2.0"
    assert [(problem.path, problem.code) for problem in problems_of(wire)] == [
        ("$.map.schema", "content-newer-version")
    ]


def test_a_system_that_is_not_here() -> None:
    """Its documents are read and kept, with any card, pile and option, and refused for play with the nearest system."""
    wire = wall()
    wire["system"] = "battlegrounds"
    wire["armies"][0]["familiars"] = [{"kind": "familiar", "id": "owl", "eyes": 2}]
    wire["options"] = {"anything": [1]}
    document = read_document(copy.deepcopy(wire), DECLARED)
    assert not isinstance(document, NewerDocument)
    assert document.plain() == wire
    with pytest.raises(ContentError, match="no game “battlegrounds”") as caught:
        refuse_to_play(document, DECLARED)
    assert (caught.value.problem.code, caught.value.path, caught.value.suggestion) == (
        "content-unknown-system",
        "$.system",
        "battleground",
    )
    refuse_to_play(read_document(wall(), DECLARED), DECLARED)


def test_a_card_of_a_system_that_is_not_here() -> None:
    """It is kept with all its fields."""
    card = {"kind": "wizard", "schema": "3.2", "id": "merlin", "system": "elsewhere", "hats": [{"pointed": True}]}
    document = read_document(card, NOTHING_DECLARED)
    assert not isinstance(document, NewerDocument)
    assert document.plain() == card
    with pytest.raises(ContentError):
        refuse_to_play(document, NOTHING_DECLARED)
