"""Every screen is legible: nothing is cut off, untranslated or without a name; and the checks can fail."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from editor.pages.library.thumbnails import thumbnail_worker
from editor.shell.qt_translations import translate_qt
from editor.theme.current_theme import apply_theme
from editor.theme.theme import Theme
from editor.thumbnails.thumbnail_painter import ThumbnailStyle
from editor.thumbnails.thumbnail_source import ThumbnailSource
from engine.words import language_name, languages, resources_folder
from engine.words.slug_text import slug_words
from tests.tools.legible import nameless, said_on, too_tight
from tests.tools.shots import Look, find_screens, parts, picture_of, shown
from tests.tools.wording_lint import wordings

WORDS = re.compile(r"[^\W\d_]{2,}")
RULE = re.compile(r"\b(?:BG|HR)\W[A-Z]+\W\d+")
PATH = re.compile(r"\$(?:\.\w+|\[\d+\])+")
"""A place in a document, which is written in the same way in every language."""
ID = re.compile(r"„[a-z0-9-]+/([a-z0-9-]+)”")
"""The id of a document that a Polish sentence quotes, and its last part."""
KEYS = frozenset({"ctrl", "shift", "alt", "esc", "home"})
OF_QT = frozenset({"ok"})
FEW = 10
"""The colours in an empty window."""
TINY = frozenset({"small-window"})
"""Screens too small for all that is on them: the page of a table is taller there than the window."""


@pytest.fixture(autouse=True)
def undressed(qapp: QApplication) -> Iterator[None]:
    yield
    apply_theme(qapp, Theme.LIGHT)
    translate_qt(qapp, "en")


@pytest.fixture(scope="module", autouse=True)
def painted_once() -> Iterator[None]:
    """The same documents lie in the library of many screens: the picture of each is painted once in a look."""
    made: dict[tuple[object, ...], QImage | None] = {}
    paint = thumbnail_worker._image_of

    def image_of(kind: str, texts: ThumbnailSource, look: ThumbnailStyle) -> QImage | None:
        key = (kind, texts.digests, look)
        if key not in made:
            made[key] = paint(kind, texts, look)
        return made[key]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(thumbnail_worker, "_image_of", image_of)
        yield


@pytest.mark.slow
@pytest.mark.parametrize("name", find_screens())
def test_a_screen_is_seen_named_translated_and_has_room(qapp: QApplication, name: str) -> None:
    """Built once in English and once in the longest language with large text; all that is wrong is reported at once.

    What a Polish screen says in the same letters as the English one is a name, or made of words that are Polish.
    """
    wrong = {}
    with look_at(qapp, name, "en", 100) as screen:
        picture = picture_of(qapp, screen).toImage()
        wrong["empty"] = [] if screen.isVisible() and len(colours_of(picture)) > FEW else [name]
        wrong["without a name"] = nameless()
        english = texts_on(qapp, screen)
    with look_at(qapp, name, "pl", 150) as screen:
        wrong["cut off"] = cut_off(qapp, screen) if name not in TINY else []
        polish = texts_on(qapp, screen)
        same = (english & polish) - missing_documents(polish)
        wrong["still English"] = sorted(text for text in same if is_english(text))
    assert {what: found for what, found in wrong.items() if found} == {}


@pytest.mark.soak
@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", find_screens())
def test_nothing_is_cut_off_anywhere(qapp: QApplication, name: str, lang: str, size: int) -> None:
    with look_at(qapp, name, lang, size) as screen:
        assert name in TINY or cut_off(qapp, screen) == []


def test_english_words_are_not_taken_for_polish_ones() -> None:
    assert {"cards", "attack", "turn"} & polish_words() == set()
    assert {"hexsmith", "man", "karta"} <= polish_words()


def test_a_document_that_is_missing_is_called_by_its_id_in_polish_too() -> None:
    assert missing_documents({"Nie ma dokumentu o nazwie „mine/war-drums”.", "war drums"}) == {"war drums"}
    assert missing_documents({"hammer", "mine/hammer", "„hammer”"}) == set()


def test_text_with_too_little_room_is_found(qtbot: QtBot) -> None:
    whole = QWidget()
    qtbot.addWidget(whole)
    row = QHBoxLayout(whole)
    row.addWidget(QLabel("A sentence"))
    row.addWidget(QPushButton("A button"))
    whole.show()
    assert too_tight(whole) == []
    for widget in whole.findChildren(QWidget):
        widget.setFixedWidth(12)
    assert len(too_tight(whole)) == 2


@contextmanager
def look_at(app: QApplication, name: str, lang: str, size: int) -> Iterator[QWidget]:
    with shown(app, find_screens()[name], Look(Theme.LIGHT, lang, size)) as (_, screen):
        yield screen


def cut_off(app: QApplication, screen: QWidget) -> list[str]:
    return [fault for part in parts(app, screen) for fault in too_tight(part)]


def texts_on(app: QApplication, screen: QWidget) -> set[str]:
    return {text for part in parts(app, screen) for _, text in said_on(part)}


def colours_of(picture: QImage) -> set[int]:
    return {picture.pixel(x, y) for x in range(0, picture.width(), 4) for y in range(0, picture.height(), 3)}


def missing_documents(polish: set[str]) -> set[str]:
    """What documents are called that a screen says are missing: by the last part of the id."""
    return {slug_words(last) for text in polish for last in ID.findall(text)}


def is_english(text: str) -> bool:
    return bool(words_of(PATH.sub("", RULE.sub("", text))) - KEYS - OF_QT - polish_words())


def words_of(text: str) -> set[str]:
    return {word.casefold() for word in WORDS.findall(text)}


@cache
def polish_words() -> frozenset[str]:
    """Of the sentences of the program, the names in its documents, and the names of languages."""
    resources = resources_folder()
    sources = (path.read_text(encoding="utf-8") for path in (resources / "words" / "pl").glob("*.ftl"))
    entries = (entry for text in sources for entry in FluentParser().parse(text).body)
    patterns = (entry.value for entry in entries if isinstance(entry, ast.Message | ast.Term) and entry.value)
    sentences = [*(text for pattern in patterns for text in wordings(pattern)), *map(language_name, languages())]
    documents = (json.loads(path.read_text(encoding="utf-8")) for path in (resources / "systems").rglob("*.json"))
    names = [name for document in documents for name in names_in(document)]
    return frozenset(word for text in (*sentences, *names) for word in words_of(text))


def names_in(document: Any) -> Iterator[str]:
    """Every text that a document has in several languages, in Polish where it has it."""
    if isinstance(document, dict):
        if isinstance(document.get("en"), str):
            yield str(document.get("pl", document["en"]))
        for each in document.values():
            yield from names_in(each)
    elif isinstance(document, list):
        for each in document:
            yield from names_in(each)
