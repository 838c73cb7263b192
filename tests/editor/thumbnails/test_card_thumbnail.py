"""The thumbnail of a card: its face alone, sharp on every screen, with the cards that it names."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

from database.library import Library
from editor.theme.card_looks import faction_colours
from editor.theme.theme import Theme
from editor.thumbnails.card_thumbnail import paint_card_thumbnail, paint_hand_thumbnail
from editor.thumbnails.thumbnail_face import thumbnail_face, thumbnail_hand
from editor.thumbnails.thumbnail_painter import ThumbnailStyle
from editor.thumbnails.thumbnail_source import ThumbnailSource, has_thumbnail, refers_to_others, thumbnail_source
from engine.content.loading.document_reader import read_document
from engine.registry import declarations
from engine.words import resources_folder
from tests.support.libraries import empty_library
from tests.support.packs import fate

pytestmark = pytest.mark.usefixtures("qapp")
LOOK = ThumbnailStyle(Theme.LIGHT, 126, 400, 1.0, is_small=False, lang="en")


def stock_text(path: str) -> str:
    return (resources_folder() / "systems" / f"{path}.json").read_text(encoding="utf-8")


def painted(plain: dict[str, Any], look: ThumbnailStyle = LOOK) -> QImage:
    face = thumbnail_face(ThumbnailSource(json.dumps(plain)), look.lang)
    assert face is not None
    return paint_card_thumbnail(face, look)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_card_fills_its_picture_but_for_its_corners(ratio: float) -> None:
    look = ThumbnailStyle(Theme.DARK, 126, 400, ratio, is_small=False, lang="en")
    image = painted(fate(faction="evil-warriors"), look)
    assert image.devicePixelRatio() == ratio
    assert image.deviceIndependentSize().toSize().toTuple() == (126, 176)
    assert image.pixelColor(0, 0).alpha() == 0
    middle = image.pixelColor(round(2 * ratio), image.height() // 2)
    assert middle.name() == faction_colours("battleground", "evil-warriors", "dark").frame


def test_a_card_that_cannot_be_read_has_none() -> None:
    """Neither has one of a game that is not installed, of a newer version, or one that is none."""
    whole = json.dumps(fate())
    others = (whole[:-20], json.dumps({**fate(), "system": "chess"}), json.dumps({**fate(), "schema": "1.99"}))
    for text in (*others, stock_text("battleground/formats/standard-150")):
        assert thumbnail_face(ThumbnailSource(text), "en") is None
    assert thumbnail_face(ThumbnailSource(whole), "en") is not None


def test_the_skills_of_a_unit_are_found_among_the_texts() -> None:
    """One that is not there is shown by its name alone."""
    unit, skill = stock_text("hoplomachus/units/amazon-duellist"), stock_text("hoplomachus/skills/perfect-strike")
    whole = thumbnail_face(ThumbnailSource(unit, cards=(("hoplomachus/perfect-strike", skill),)), "en")
    alone = thumbnail_face(ThumbnailSource(unit), "en")
    assert whole is not None
    assert alone is not None
    assert [(each.name, bool(each.clauses)) for each in whole.abilities] == [("Perfect Strike", True)]
    assert [(each.name, bool(each.clauses)) for each in alone.abilities] == [("perfect-strike", False)]


def test_cards_have_thumbnails_and_some_change_with_others() -> None:
    assert has_thumbnail("fate")
    assert has_thumbnail("pawn")
    assert has_thumbnail("deck")
    assert not has_thumbnail("army-format")
    kinds = ("fate", "unit", "skill", "scenario", "map", "army", "deck")
    assert [kind for kind in kinds if refers_to_others(kind)] == ["unit", "scenario", "army", "deck"]


def test_the_picture_of_an_army_is_a_hand_of_its_first_cards_that_are_there(tmp_path: Path) -> None:
    """Each card once, with what it names; in a narrow room they cover each other, and none leaves it."""
    path = tmp_path / "library.db"
    path.write_bytes(empty_library())
    figures = [
        {"id": str(place), "card": f"hoplomachus/{name}"}
        for place, name in enumerate(("amazon-duellist", "nobody", "feng", "feng"))
    ]
    army = {"kind": "army", "schema": "1.0", "id": "mine/two", "system": "hoplomachus", "figures": figures}
    library = Library.open(path)
    library.documents.save(read_document(army, declarations()))
    texts = thumbnail_source(library, library.documents.entry("mine/two"))
    library.close()
    assert texts is not None
    assert texts.hand == ("hoplomachus/amazon-duellist", "hoplomachus/feng")
    assert "" in texts.digests
    faces = thumbnail_hand(texts, "en")
    assert [face.name for face in faces] == ["Amazon Duellist", "Feng"]
    assert faces[0].abilities[0].clauses
    for width in (100, 300):
        image = paint_hand_thumbnail(faces, replace(LOOK, width=width, height=120))
        seen = {x for x in range(width) if image.pixelColor(x, 60).alpha() == 255}
        assert image.size().toTuple() == (width, 120)
        assert len(seen) > 90
        assert not seen & {0, width - 1}
        assert abs(min(seen) + max(seen) + 1 - width) <= 4
