"""Faces as they are painted: frames in the colours of factions, in four themes, at every size."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from editor.cards.face_painter import paint_face
from editor.theme.card_colours import CARD_COLOURS, card_colours
from editor.theme.card_looks import faction_colours
from editor.view_model.card_face import CardFace, FaceAbility, FaceClause, FaceTag
from engine.registry import systems
from tests.support.stock_faces import face_of, stock_cards, stock_face

pytestmark = pytest.mark.usefixtures("qapp")
THEMES = tuple(CARD_COLOURS)
OUTSIDE = "#ff00ff"


def painted(
    face: CardFace, theme: str = "light", width: int = 252, picture: QImage | None = None, ground: str = OUTSIDE
) -> QImage:
    """The face alone, on a ground that no card has."""
    image = QImage(width, round(width * 88 / 63), QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    paint_face(painter, face, QRectF(image.rect()), theme, picture)
    painter.end()
    return image


def colours_of(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def differing(one: QImage, other: QImage) -> int:
    pixels = ((x, y) for x in range(one.width()) for y in range(one.height()))
    return sum(one.pixel(x, y) != other.pixel(x, y) for x, y in pixels)


@pytest.mark.parametrize("theme", THEMES)
def test_frame_and_paper_have_their_colours(theme: str) -> None:
    """Also for a faction that nobody names."""
    for faction in ("masters-of-the-universe", "evil-warriors", None, "the-order-of-nobody"):
        face = replace(stock_face("battleground/characters/he-man"), faction=faction)
        image = painted(face, theme, 630)
        assert image.pixelColor(10, 440).name() == faction_colours("battleground", faction, theme).frame
        assert image.pixelColor(26, 440).name() == card_colours(theme).paper
        assert image.pixelColor(1, 1).name() == OUTSIDE


def test_factions_are_told_apart() -> None:
    """On screen by colour, in print by hatching alone."""
    face = stock_face("battleground/fate/ambush")
    others = [replace(face, faction=name) for name in ("masters-of-the-universe", "evil-warriors", None)]
    for theme in THEMES:
        images = [painted(each, theme) for each in others]
        assert all(differing(one, other) > 300 for one, other in pairwise(images)), theme


def test_print_is_black_on_white() -> None:
    for path in ("characters/skeletor", "weapons/lightning", "fate/ambush"):
        image = painted(stock_face(f"battleground/{path}"), "save-ink", ground="#ffffff")
        assert all(QColor(name).saturation() == 0 for name in colours_of(image))
        white = sum(image.pixelColor(x, y).lightness() > 200 for x in range(0, 252, 3) for y in range(0, 352, 3))
        assert white / (84 * 118) > 0.7


def test_a_picture_takes_the_place_of_the_drawn_one() -> None:
    """Its middle, in its own proportions."""
    picture = QImage(400, 100, QImage.Format.Format_RGB32)
    picture.fill(QColor("#123456"))
    for x in range(120):
        for y in range(100):
            picture.setPixelColor(x, y, QColor("#00ff00"))
            picture.setPixelColor(399 - x, y, QColor("#00ff00"))
    image = painted(stock_face("battleground/items/buckler"), picture=picture)
    assert image.pixelColor(126, 40).name() == "#123456"
    assert "#00ff00" not in colours_of(image)


@pytest.mark.parametrize("width", [8, 20, 50, 100, 150, 252, 630])
def test_every_size_is_painted_within_its_room(width: int) -> None:
    """Nothing outside of the room, something inside."""
    face = stock_face("battleground/weapons/lightning")
    image = QImage(width + 20, round(width * 88 / 63) + 20, QImage.Format.Format_RGB32)
    image.fill(QColor(OUTSIDE))
    painter = QPainter(image)
    paint_face(painter, face, QRectF(image.rect()).adjusted(10, 10, -10, -10), "light")
    painter.end()
    edge = {image.pixelColor(x, y).name() for x in (0, 8, image.width() - 1) for y in range(image.height())}
    assert edge == {OUTSIDE}
    assert image.pixelColor(image.rect().center()).name() != OUTSIDE


def test_no_room_is_no_card() -> None:
    image = painted(stock_face("battleground/items/buckler"), width=252)
    painter = QPainter(image)
    before = image.copy()
    paint_face(painter, stock_face("battleground/fate/ambush"), QRectF(10, 10, 0, 50), "light")
    painter.end()
    assert differing(before, image) == 0


def test_a_face_tells_kind_cost_and_name() -> None:
    face = stock_face("battleground/items/buckler")
    plain = painted(face)
    others = (
        replace(face, kind_text="Weapon"),
        replace(face, cost=12),
        replace(face, name="Other"),
        replace(face, lang="pl"),
        replace(face, crest="skull"),
        replace(face, tags=()),
    )
    for changed in others:
        assert differing(plain, painted(changed)) > 10, changed


@pytest.mark.parametrize("width", [50, 120, 252])
def test_words_without_end_stay_on_their_card(width: int) -> None:
    """Outside of the face nothing is drawn over."""
    face = stock_face("battleground/items/buckler")
    for name in ("M" * 120, "So many words " * 8, "\u202eevil <b>"):
        clause = FaceClause(name, (name * 20,))
        endless = replace(face, name=name, cost=1_000_000, kind_text=name, faction_text=name)
        endless = replace(endless, abilities=(FaceAbility(name, (clause,)),) * 9, tags=(FaceTag("guard", name),) * 9)
        image = QImage(width + 40, round(width * 88 / 63), QImage.Format.Format_RGB32)
        image.fill(QColor(OUTSIDE))
        painter = QPainter(image)
        paint_face(painter, endless, QRectF(image.rect()), "light")
        painter.end()
        edge = {
            image.pixelColor(x, y).name() for x in (2, 10, 17, width + 22, width + 37) for y in range(image.height())
        }
        assert edge == {OUTSIDE}, name


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
def test_every_stock_card_is_painted(theme: str) -> None:
    """And no two cards of a game look the same."""
    for game in systems():
        images = {}
        for card in stock_cards(game):
            image = painted(face_of(card), theme, 120)
            images[bytes(image.constBits())] = card.id
        assert len(images) == len(stock_cards(game))
