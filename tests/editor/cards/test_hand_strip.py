"""Cards of the hand as strips: initiative, pips, name and text in up to three lines, in every theme and text size."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from editor.cards.hand_strip import FRONT, MOST_LINES, paint_strip, strip_height, strip_layout
from editor.cards.text_symbols import ROOM, TIE
from editor.theme.card_colours import CARD_COLOURS, card_colours
from editor.theme.current_theme import apply_theme
from editor.theme.theme import Theme
from editor.view_model.card_face import CardFace, FaceAbility, FaceClause
from engine.words import languages
from tests.support.stock_faces import face_of, stock_cards, stock_face

THEMES = tuple(CARD_COLOURS)
OUTSIDE = "#ff00ff"
COUNCIL = "battleground/fate/council-of-war"


@pytest.fixture(autouse=True)
def undressed(qapp: QApplication) -> Iterator[None]:
    apply_theme(qapp, Theme.LIGHT)
    yield
    apply_theme(qapp, Theme.LIGHT)


def painted(face: CardFace, theme: str = "light", text_size: int = 100, width: int = 320, **states: bool) -> QImage:
    image = QImage(width + 20, strip_height(text_size) + 20, QImage.Format.Format_RGB32)
    image.fill(QColor(OUTSIDE))
    painter = QPainter(image)
    paint_strip(painter, face, QRectF(image.rect()).adjusted(10, 10, -10, -10), theme, text_size, **states)
    painter.end()
    return image


def colours_of(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("text_size", [100, 150])
def test_every_card_of_the_hand_fits_its_strip(lang: str, text_size: int) -> None:
    """In three lines at most; a longer text ends in an ellipsis and is reported."""
    cards = [card for card in stock_cards("battleground") if card.kind in ("fate", "glory")]
    for card in cards:
        face = face_of(card, lang)
        layout = strip_layout(face, 320, text_size)
        room = 320 - layout.front - 24
        text, name = QFontMetricsF(layout.text_font), QFontMetricsF(layout.name_font)
        assert 1 <= len(layout.lines) <= MOST_LINES
        assert all(text.horizontalAdvance(line.characters) <= room + 1 for line in layout.lines), card.id
        assert name.horizontalAdvance(layout.name) <= room + 1
        assert layout.is_cut == layout.lines[-1].characters.endswith("…")
        if not layout.is_cut:
            assert " ".join(line.words for line in layout.lines).replace(TIE, " ") == said(face)
        assert name.height() + len(layout.lines) * text.height() <= layout.height
        assert layout.height == strip_height(text_size, len(layout.lines))


def said(face: CardFace) -> str:
    """The text of a card, without the Spanish word between a number and its symbol."""
    return face.text.replace(" de maná", " maná") if face.lang == "es" else face.text


@pytest.mark.parametrize("lang", languages())
def test_counted_things_have_symbols_in_a_strip(lang: str) -> None:
    """Also where a long text is cut."""
    face = stock_face("battleground/fate/dark-pact", lang)
    assert not any(line.symbols for line in strip_layout(face, 320, 100).lines)
    face = stock_face("battleground/fate/cruel-orders", lang)
    assert [each.symbol for line in strip_layout(face, 320, 100).lines for each in line.symbols] == ["mana"]
    layout = strip_layout(face, 150, 100)
    assert all(line.characters[each.place] == ROOM for line in layout.lines for each in line.symbols)


def test_a_strip_grows_for_a_third_line() -> None:
    """And all short texts have the same height."""
    texts = (" ".join(["Some words fill nearly a line"] * lines) for lines in (1, 2, 3, 9))
    faces = (replace(stock_face(COUNCIL), abilities=(FaceAbility("", (FaceClause("", (text,)),)),)) for text in texts)
    layouts = [strip_layout(face, 250, 100) for face in faces]
    assert [len(each.lines) for each in layouts] == [1, 2, 3, 3]
    assert [each.is_cut for each in layouts] == [False, False, False, True]
    assert layouts[0].height == layouts[1].height < layouts[2].height == layouts[3].height


@pytest.mark.parametrize("theme", THEMES)
def test_pips_count_ap_and_mana(theme: str) -> None:
    """Each in its colour, where the theme has any."""
    face, look = stock_face(COUNCIL), card_colours(theme)
    assert (face.ap, face.mana) == (2, 1)
    image = painted(face, theme)
    for without, colour in ((replace(face, ap=0), look.ap), (replace(face, mana=0), look.mana)):
        assert painted(without, theme) != image
        assert look.is_print or colour in colours_of(image)
    none = painted(replace(face, ap=0, mana=0), theme)
    assert look.is_print or not {look.ap, look.mana} & colours_of(none)


@pytest.mark.parametrize("theme", THEMES)
def test_paper_and_front_have_their_colours(theme: str) -> None:
    image = painted(stock_face(COUNCIL), theme)
    assert image.pixelColor(image.width() - 16, image.height() // 2).name() == card_colours(theme).paper
    front = {image.pixelColor(x, y).name() for x in range(14, 10 + FRONT - 4) for y in range(16, 24)}
    assert len(front) > 1
    edge = {image.pixelColor(x, y).name() for x in (2, image.width() - 3) for y in range(image.height())}
    assert edge == {OUTSIDE}


def test_chosen_and_faded_strips_look_so() -> None:
    face = stock_face(COUNCIL)
    plain, chosen, faded = painted(face), painted(face, is_chosen=True), painted(face, is_faded=True)
    assert plain != chosen != faded != plain


def test_a_strip_of_a_card_that_is_not_played_has_its_cost() -> None:
    """Or nothing; and never more pips than there is room for."""
    buckler = stock_face("battleground/items/buckler")
    assert painted(buckler) != painted(replace(buckler, cost=None))
    assert {card_colours("light").ap} <= colours_of(painted(replace(stock_face(COUNCIL), ap=8, mana=6)))
