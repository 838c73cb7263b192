"""Every card that ships has a face in every language, with the numbers of its document and the words of the engine."""

import pytest

from editor.cards.crest_image import crest_image
from editor.presenters.card_faces import ScenarioFaces, card_face
from editor.services.document_resolver import DocumentResolver
from editor.theme.card_looks import crest
from editor.view_model.card_face import CardFace
from engine.content.card import Card
from engine.content.checks.document_checks import check_document
from engine.registry import declarations, systems
from engine.words import languages, resources_folder
from tests.support.play_sessions import FIRST_GAME, session_at
from tests.support.stock_faces import face_of, stock_cards

NUMBERS = ("health", "strength", "toughness", "mind", "power", "perception", "movement", "range")


@pytest.mark.parametrize("game", sorted(systems()))
@pytest.mark.parametrize("lang", languages())
def test_numbers_are_those_of_the_document(game: str, lang: str) -> None:
    for card in stock_cards(game):
        face, plain = face_of(card, lang), card.plain()
        assert (face.id, face.kind, face.system, face.lang) == (plain["id"], plain["kind"], game, lang)
        assert face.name == plain["name"][lang]
        for key in ("cost", "initiative", "faction"):
            assert getattr(face, key) == plain.get(key), (card.id, key)
        assert (face.ap, face.mana) == (plain.get("ap", 0), plain.get("mana", 0) if face.is_played else 0)
        printed = [str(plain[key]) for key in NUMBERS if key in plain]
        if card.kind in ("character", "unit"):
            assert sorted(_numbers(face)) == sorted(
                [*printed, *["/".join(map(str, plain.get("speed", ())))] * ("speed" in plain)]
            )
        assert [die.colour for die in face.dice] == plain.get("attack", [])
        if "table" in plain:
            assert face.table is not None
            assert [column.value for column in face.table.columns] == [str(line["wounds"]) for line in plain["table"]]
            assert [column.head for column in face.table.columns] == [_head(line) for line in plain["table"]]


@pytest.mark.parametrize("game", sorted(systems()))
@pytest.mark.parametrize("lang", languages())
def test_abilities_are_in_the_words_of_the_engine(game: str, lang: str) -> None:
    """Name by name and line by line, with nothing added but the terms of a tactic."""
    content = declarations().by_id[game]
    for card in stock_cards(game):
        passages = tuple(content.ability_texts(card, lang))
        abilities = face_of(card, lang).abilities
        ours = [each for each in abilities if not (card.kind == "tactic" and each is not abilities[-1])]
        assert [each.name for each in ours] == [each.name for each in passages], card.id
        for ability, passage in zip(ours, passages, strict=True):
            told = [line for clause in ability.clauses for line in clause.lines]
            labels = [clause.label for clause in ability.clauses if clause.label]
            whole = " ".join(passage.lines)
            assert all(line in whole for line in told), card.id
            assert all(label in whole for label in labels), card.id
            assert sum(map(len, [*told, *labels])) >= len(whole) - 5 * (len(told) + len(labels)), card.id


@pytest.mark.parametrize("game", sorted(systems()))
def test_every_crest_is_drawn(game: str) -> None:
    """Also the icons of its properties."""
    for card in stock_cards(game):
        face = face_of(card)
        for name in (crest(face.system, face.id, face.crest), *(tag.icon for tag in face.tags)):
            assert not crest_image(name, 24, "#000000").isNull(), name


def test_only_cards_have_a_face() -> None:
    scenario = _scenario()
    assert card_face(scenario, "en") is None


def test_a_scenario_knows_the_faces_of_all_its_cards() -> None:
    """Each face is made once."""
    faces = ScenarioFaces(session_at(FIRST_GAME).table.start.scenario, "pl")
    for id_ in ("battleground/stratos", "battleground/council-of-war", "battleground/arm-cannon"):
        found = faces.face(id_)
        assert found is not None
        assert (found.id, found.system, found.lang) == (id_, "battleground", "pl")
        assert found is faces.face(id_)
    assert faces.face("nobody") is None


def test_a_card_that_cannot_be_read_has_no_face() -> None:
    broken = {"id": "battleground/bad", "kind": "fate", "initiative": "high"}
    assert ScenarioFaces({"system": "battleground", "cards": [broken]}, "en").face("battleground/bad") is None


def _scenario() -> Card:
    text = (resources_folder() / "systems/battleground/scenarios/first-game.json").read_text(encoding="utf-8")
    document = check_document(text, declarations(), DocumentResolver(with_files=False)).document
    assert document is not None
    return document  # type: ignore[return-value]


def _numbers(face: CardFace) -> list[str]:
    return [number.value for number in face.numbers]


def _head(line: dict[str, int | None]) -> str:
    if line["to"] is None:
        return f"{line['from']}+"
    return str(line["from"]) if line["from"] == line["to"] else f"{line['from']}–{line['to']}"
