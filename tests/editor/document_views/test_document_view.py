"""Documents as data for reading: what ships has a view in every language, and it says what the engine says."""

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest

from editor.document_views.document_view import document_view
from editor.document_views.view_parts import MOST_FACES, ViewSource
from editor.services.document_resolver import DocumentResolver
from editor.view_model.document_view import DocumentView, ViewRow, ViewSection
from engine.content.checks.army_limits import format_standings
from engine.content.checks.document_checks import check_document
from engine.content.document_kind import common_kinds
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.registry import declarations
from engine.words import languages, resources_folder, say
from tests.support.own_mission import ARMY, FORMAT, documents_with_illegal_army

STOCK = DocumentResolver(with_files=False)
FOLDERS = ("armies", "decks", "formats", "scenarios")


def view_of(
    plain: Mapping[str, Any], lang: str = "en", others: Mapping[str, Mapping[str, Any]] = MappingProxyType({})
) -> DocumentView:
    """The view of a document, which may name these others."""

    def resolve(name: str) -> Mapping[str, Any]:
        return others[name] if name in others else STOCK(name)

    document = check_document(plain, declarations(), resolve).document or read_document(plain, declarations())
    assert isinstance(document, Document)
    return document_view(document, ViewSource(resolve, plain), lang)


def section(view: DocumentView, title: str) -> ViewSection:
    return next(each for each in view.sections if each.title == title)


def row(view: DocumentView, title: str, name: str) -> ViewRow:
    return next(each for each in section(view, title).rows if each.name == name)


def text_of(view: DocumentView) -> str:
    """All passages of a view."""
    passages = [each for part in view.sections for each in part.passages]
    return "\n".join(line for each in passages for clause in each.clauses for line in clause.lines)


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("lang", languages())
def test_stock_documents_are_shown_without_gaps(folder: str, lang: str) -> None:
    """No section is empty, and no row says nothing."""
    for path in sorted((resources_folder() / "systems").glob(f"*/{folder}/*.json")):
        view = view_of(json.loads(path.read_bytes()), lang)
        assert view.sections, path
        assert not any(each.is_empty for each in view.sections)
        assert all(each.name and (each.text or each.state) for part in view.sections for each in part.rows)


def test_samples_of_every_kind_have_sections() -> None:
    """Of saved games, journals and notes too."""
    kinds = set()
    for path in sorted((resources_folder() / "samples").glob("*.json")):
        plain = json.loads(path.read_bytes())
        kinds.add(plain["kind"])
        samples = {each.stem: json.loads(each.read_bytes()) for each in path.parent.glob("*.json")}
        assert view_of(plain, others=samples).sections, path
    assert kinds >= set(common_kinds())


def test_a_card_has_its_face_numbers_and_text() -> None:
    view = view_of(STOCK("battleground/skeletor"))
    assert view.face is not None
    assert row(view, say("view-numbers"), "Health").text == "7"
    assert row(view, say("view-numbers"), "Faction").text == "Evil Warriors"
    assert [each.name for each in section(view, say("view-text")).passages] == [
        each.name for each in view.face.abilities
    ]
    weapon = view_of(STOCK("battleground/lightning"), "pl")
    assert row(weapon, say("view-numbers", "pl"), "Sukcesy → rany").text == "1–2 → 1 · 3–4 → 2 · 5+ → 3"


@pytest.mark.rule("BG-SETUP-3")
def test_an_army_says_where_each_limit_stands() -> None:
    """In the engine's numbers, with points by figure and in total."""
    view = view_of(STOCK("battleground/first-masters"))
    total = section(view, "Standard 150").total
    assert total is not None
    assert (total.found, total.most, total.is_over) == (150, 150, False)
    assert total.parts == (("He-Man", 65), ("Stratos", 32), ("Man-At-Arms", 53))
    (figures,) = (part.figures for part in view.sections if part.figures)
    assert [(each.points, each.alone) for each in figures] == [(65, 52), (32, 23), (53, 37)]
    assert [card.name for card in figures[2].carried] == ["Arm Cannon", "Mace"]
    limits = section(view, "Limits")
    assert limits.rule == "BG-SETUP-3"
    assert {each.state for each in limits.rows} == {"met"}
    rules = STOCK("battleground/standard-150")
    assert len(limits.rows) == len(rules["limits"]) + len(rules["same"])
    assert row(view, "Limits", "Number of characters").text == "3 of 2 to 5 · each once"
    assert row(view, "Limits", "Weapons of one type").text == "1 of 2"
    assert row(view, "Limits", "Twenty fate cards").text == "20 of 20 · 1 of 2 copies"


@pytest.mark.rule("BG-SETUP-3")
def test_a_broken_limit_is_shown_where_it_is_broken() -> None:
    """Exactly those that the engine finds."""
    documents = {each["id"]: each for each in documents_with_illegal_army()}
    army, rules = documents[ARMY], documents[FORMAT]
    strict = {
        **rules,
        "limits": [
            {"id": "weapons", "kinds": ["weapon"], "most": 0},
            {"id": "fate", "kinds": ["fate"], "pile": "deck", "copies": 3},
        ],
    }
    view = view_of(army, others={**documents, FORMAT: strict})
    total = section(view, "Small").total
    assert total is not None
    assert total.is_over
    assert total.rest == say("view-points-over", n=38)
    whole = check_document(army, declarations(), lambda name: {**documents, FORMAT: strict}.get(name) or STOCK(name))
    assert isinstance(whole.document, Document)
    found = list(format_standings(whole.document.plain(), ("deck", "glory"), strict, "$"))
    broken = {each.limit for each in found if not each.is_met and each.kind != "points"}
    states = {each.name: each.state for each in section(view, "Limits").rows}
    assert broken == {"weapons", "fate"}
    assert states == {"Weapons": "broken", "Fate": "broken"}
    assert row(view, "Limits", "Fate").text == say("view-copies", found=12, most=3)


def test_an_army_without_a_format_counts_its_points() -> None:
    plain = {key: value for key, value in STOCK("battleground/first-masters").items() if key != "format"}
    view = view_of(plain)
    assert section(view, "Points").total is not None
    amazons = view_of(STOCK("hoplomachus/amazons"))
    assert not any(part.total for part in amazons.sections)


def test_decks_are_shown_by_initiative_with_their_numbers() -> None:
    view = view_of(STOCK("battleground/evil-box"))
    (part,) = (each for each in view.sections if each.cards)
    faces = [each.face for each in part.cards]
    initiatives = [face.initiative or 0 for face in faces if face is not None]
    assert initiatives == sorted(initiatives, reverse=True)
    assert sum(each.count for each in part.cards) == len(STOCK("battleground/evil-box")["cards"])
    assert part.note.startswith(say("view-cards", n=48))


def test_of_endless_lists_only_the_first_cards_have_faces() -> None:
    """The others have their names and are counted."""
    card = {key: value for key, value in STOCK("battleground/ambush").items() if key not in ("schema", "system", "id")}
    cards = [{**card, "id": f"mine/ambush-{number}"} for number in range(MOST_FACES + 30)]
    view = view_of({**STOCK("battleground/masters-fate"), "cards": cards})
    (part,) = (each for each in view.sections if each.cards)
    assert len(part.cards) == MOST_FACES + 30
    assert sum(each.face is not None for each in part.cards) == MOST_FACES
    assert {each.name for each in part.cards} == {"Sudden Ambush"}


def test_a_scenario_has_its_board_sides_and_events() -> None:
    view = view_of(STOCK("battleground/castle-siege"))
    assert view.board is not None
    assert {each.name: each.places for each in view.board.pieces}["Skeletor"] == ("X15",)
    assert "He-Man" not in {each.name for each in view.board.pieces}
    titles = [each.title for each in view.sections]
    assert titles[:3] == [say("view-game"), "Red: Defenders of the castle", "Blue: Besiegers of the castle"]
    red = section(view, "Red: Defenders of the castle")
    assert red.figures[0].note == say("view-in-reserve")
    assert red.figures[1].note == "B15"
    assert [(each.name, each.text) for each in red.rows] == [("Deck", "20 cards"), ("Glory cards", "2 cards")]
    assert "At the beginning of round 2, He-Man enters play at the gate." in text_of(view)


def test_a_scenario_whose_placements_are_off_the_map_is_read_without_its_board() -> None:
    plain = dict(STOCK("battleground/first-game"))
    first, second = plain["armies"]
    wrong = {**first, "placements": [{**first["placements"][0], "at": "Z40"}]}
    view = view_of({**plain, "armies": [wrong, second]})
    assert view.board is None
    assert view.sections


def test_a_format_is_read_in_sentences() -> None:
    words = text_of(view_of(STOCK("battleground/standard-150")))
    for sentence in (
        say("view-format-points", most=150),
        say("view-format-same", field="Faction"),
        "Character: 2 to 5 in the army. The same card at most once.",
        "Weapon: at most 2 on each figure, counted separately for each “Type”.",
        "Item (shield): at most 1 on each figure.",
        "Fate card: 20 under “Deck”. The same card at most 2 times.",
    ):
        assert sentence in words


def test_a_saved_game_tells_how_far_it_has_come() -> None:
    samples = resources_folder() / "samples"
    plain = json.loads((samples / "in-the-middle.json").read_bytes())
    view = view_of(plain, others={"two-and-a-wall": json.loads((samples / "two-and-a-wall.json").read_bytes())})
    assert row(view, say("view-game"), "Round").text == "2 / 4"
    assert row(view, say("view-game"), "Scores").text == "Red 0 · Blue 10"


def test_a_card_of_a_game_that_is_not_installed_is_shown_field_by_field() -> None:
    """With its author, tags and notes."""
    plain = {
        "kind": "pawn",
        "schema": "1.0",
        "id": "chess/pawn",
        "system": "chess",
        "name": {"en": "Pawn"},
        "provenance": {"source": "author", "author": "Ana"},
        "tags": ["small"],
        "notes": "Goes on.",
        "moves": [{"by": 1}, {"by": 2}],
    }
    view = view_of(plain)
    assert (view.face, view.board) == (None, None)
    assert row(view, "", "Moves").text == "Counted by: 1, Counted by: 2"
    assert [(each.name, each.text) for each in section(view, say("view-origin")).rows] == [
        ("Author", "Ana"),
        ("Tags", "small"),
        ("Notes", "Goes on."),
    ]


def test_figures_that_carry_and_cost_nothing_are_cards_side_by_side() -> None:
    """Those of one card together; as soon as one carries or costs something, each has a row."""
    troop = section(view_of(STOCK("hoplomachus/amazons")), "Figures")
    assert not troop.figures
    assert sum(card.count for card in troop.cards) == 11 == int(troop.note)
    assert all(card.face is not None for card in troop.cards)
    masters = section(view_of(STOCK("battleground/first-masters")), "Figures")
    assert [len(figure.carried) for figure in masters.figures] == [1, 1, 2]
    assert not masters.cards
