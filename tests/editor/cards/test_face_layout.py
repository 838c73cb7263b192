"""Every card that ships fits its face in every language; what does not fit is reported, and never lost in silence."""

from dataclasses import replace
from itertools import combinations
from threading import Thread

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QTextLayout
from PySide6.QtWidgets import QApplication

from editor.cards.face_layout import HEIGHT, WIDTH, Detail, FaceLayout, PlacedWord, detail_at, does_not_fit, face_layout
from editor.theme.card_fonts import LEAST, MM, width_of
from editor.view_model.card_face import CardFace, FaceAbility, FaceClause
from engine.registry import systems
from engine.words import languages
from tests.support.stock_faces import face_of, stock_cards, stock_face

pytestmark = pytest.mark.usefixtures("qapp")
SIX_POINTS = 6 * 25.4 / 72 * MM


@pytest.mark.parametrize("game", sorted(systems()))
@pytest.mark.parametrize("lang", languages())
def test_nothing_is_cut_off(game: str, lang: str) -> None:
    """In print no letter is smaller than 6 points; every line is within its box, and the text above the foot."""
    for card in stock_cards(game):
        layout = face_layout(face_of(card, lang), "full", "light")
        assert does_not_fit(layout.face) == (), card.id
        assert layout.text is not None
        assert layout.text.height <= layout.text_box.height() + 1, card.id
        assert layout.text.size >= SIX_POINTS
        assert layout.text_box.bottom() <= layout.foot[0].box.top() + 0.5 * MM
        for word in _words(layout):
            assert width_of(word.text, word.font) <= word.box.width() + 1, (card.id, word.text)
            assert word.font.pixelSize() >= SIX_POINTS - 8 * (word.text in _labels(layout)), (card.id, word.text)


@pytest.mark.parametrize("detail", ["full", "brief"])
def test_boxes_are_on_the_card_and_apart(detail: Detail) -> None:
    whole = QRectF(0, 0, WIDTH, HEIGHT)
    for card in (card for game in systems() for card in stock_cards(game)):
        layout = face_layout(face_of(card, "pl"), detail, "light")
        boxes = [*(cell.box for cell in layout.cells), *(box for box, _, _ in layout.dice)]
        boxes += [*(tag.box for tag in layout.tags), *(word.box for word in layout.names), layout.ribbon]
        boxes += [layout.text_box] if layout.text is not None else []
        assert all(whole.contains(box) for box in boxes), card.id
        assert not any(one.intersects(other) for one, other in combinations(boxes, 2)), card.id


def test_small_cards_have_names_in_place_of_text() -> None:
    """Below 160 pixels; below 72 they have strokes in place of every word."""
    face = stock_face("battleground/characters/skeletor")
    assert [detail_at(width) for width in (400.0, 160.0, 159.0, 72.0, 71.0)] == [
        "full",
        "full",
        "brief",
        "brief",
        "tiny",
    ]
    brief = face_layout(face, "brief", "light")
    assert brief.text is None
    assert [word.text for word in brief.names] == [ability.name for ability in face.abilities]
    assert [word.font.bold() for word in brief.names] == [ability.is_used for ability in face.abilities]
    tiny = face_layout(face, "tiny", "light")
    assert (tiny.name, tiny.text, tiny.names, tiny.cells) == (None, None, [], [])


def test_abilities_without_names_keep_their_text() -> None:
    assert face_layout(stock_face("battleground/fate/ambush"), "brief", "light").text is not None


def test_more_text_is_smaller_and_leaves_less_to_the_picture() -> None:
    """Down to 6 points; then an author is told what does not fit."""
    face = stock_face("battleground/fate/council-of-war")
    sizes, pictures = [], []
    for lines in (1, 8, 14, 20):
        clause = FaceClause("Effect", ("gives a lot of mana to each character of its army",) * lines)
        layout = face_layout(replace(face, abilities=(FaceAbility("", (clause,)),)), "full", "light")
        assert layout.text is not None
        sizes.append(layout.text.size)
        pictures.append(layout.picture.height())
    assert sizes == sorted(sizes, reverse=True)
    assert pictures == sorted(pictures, reverse=True)
    clause = FaceClause("Effect", ("gives a lot of mana to each character of its army",) * 60)
    endless = replace(face, abilities=(FaceAbility("", (clause,)),))
    assert does_not_fit(endless) == ("–\N{EN SPACE}gives a lot of mana to each character of its army",)
    crowded = face_layout(endless, "full", "light")
    assert crowded.text is not None
    assert crowded.text.size == LEAST


def test_a_name_too_long_is_reported() -> None:
    name = "The Most Illustrious and Terrible Wizard of all Eternia and Beyond"
    assert does_not_fit(replace(stock_face("battleground/characters/orko"), name=name)) == (name,)


def _words(layout: FaceLayout) -> list[PlacedWord]:
    cells = [word for cell in layout.cells for word in (cell.label, cell.value)]
    name = [layout.name] if layout.name is not None else []
    return [*name, *cells, *layout.captions, *(tag.word for tag in layout.tags), *layout.foot]


def _labels(layout: FaceLayout) -> set[str]:
    """The short names below numbers, which may be a little smaller."""
    return {cell.label.text for cell in layout.cells}


def test_an_application_is_there(qapp: QApplication) -> None:
    """Fonts are the app's own, so that lines break alike on every machine."""
    assert stock_face("battleground/fate/ambush").name
    layout = face_layout(stock_face("battleground/fate/ambush"), "full", "light")
    assert layout.name is not None
    assert layout.name.font.family() == "Gentium Book Plus"


def test_each_thread_has_layouts_of_its_own() -> None:
    """Their texts hold fonts of the thread that made them: drawn in another one, they let the program crash."""
    face, made = face_of(stock_cards("battleground")[0], "en"), list[FaceLayout]()
    for _ in range(2):
        thread = Thread(target=lambda: made.append(face_layout(face, "full", "light")))
        thread.start()
        thread.join()
    mine = face_layout(face, "full", "light")
    assert mine is face_layout(face, "full", "light")
    assert len({id(layout.text) for layout in (*made, mine)}) == 3


def font_of(formats: list[QTextLayout.FormatRange]) -> QFont:
    """The font of the first format; its parts live as long as it."""
    first = formats[0]
    look = first.format
    return QFont(look.font())


def reminded(face: CardFace) -> bool:
    """Whether the reminders of a face stand on it."""
    layout = face_layout(face, "full", "light")
    assert layout.text is not None
    drawn = "\n".join(part.text() for _, part in layout.text.layouts)
    return any(f"({each})" in drawn for ability in face.abilities for each in ability.reminders)


def test_keywords_are_explained_on_the_face_where_there_is_room() -> None:
    """Once, in small italics; a longer text has no room for them, and keeps its size."""
    face = stock_face("battleground/fate/slow-poison")
    assert not reminded(face)
    face = stock_face("battleground/fate/heavy-chains")
    assert reminded(face)
    (ability,) = face.abilities
    twice = face_layout(replace(face, abilities=(ability, ability)), "full", "light").text
    assert twice is not None
    assert [part.text() for _, part in twice.layouts].count(f"({ability.reminders[0]})") == 1
    formats = [part.formats() for _, part in twice.layouts if part.text().startswith("(")]
    assert [font_of(each).italic() for each in formats] == [True]
    longer = (replace(ability, clauses=(FaceClause("", ("Words that fill a line. " * times,)),)) for times in (5, 40))
    short, long = (replace(face, abilities=(each,)) for each in longer)
    assert reminded(short)
    assert not reminded(long)
    assert does_not_fit(long) == ()
