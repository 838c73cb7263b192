"""Thumbnails are made once, in their own thread, for visible documents; a document without one keeps its icon."""

import gc
import threading
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QElapsedTimer, QTimer
from PySide6.QtWidgets import QApplication

from database.errors import LibraryUnavailable
from editor.pages.library.thumbnails import thumbnail_worker as gallery_module
from editor.pages.library.thumbnails.thumbnail_worker import MOST_WAITING
from editor.services.library_worker import LibraryWorker
from editor.theme.theme import Theme
from editor.thumbnails import thumbnail_source as texts_module
from engine.content.loading.document_reader import read_document
from engine.kernel.data.message import message
from engine.registry import declarations
from tests.editor.pages.library.conftest import LOOK, Painted, Shown
from tests.support.packs import fate
from tests.support.picture_documents import notes, scenario, sheet

Show = Callable[..., Shown]
MANY = 300
TRIES = 3
STALL = 50
"""The longest time in milliseconds that a user who types may have to wait."""


def longest_wait(is_over: Callable[[], bool]) -> int:
    """The longest time in milliseconds between two turns of the loop of the window."""
    clock, longest = QElapsedTimer(), 0
    clock.start()
    tick = QTimer()
    tick.start(1)
    while not is_over():
        QApplication.processEvents()
        longest = max(longest, clock.restart())
    return longest


def test_a_picture_is_painted_once_beside_the_thread_of_the_window(show: Show, painting: Painted) -> None:
    shown = show(sheet())
    first = shown.picture("test/field")
    number = len(painting.looks)
    assert first is not None
    assert shown.picture("test/field") is first
    shown.browser.table.viewport().repaint()
    shown.settle()
    assert len(painting.looks) == number
    assert threading.main_thread() not in painting.threads


def test_a_kept_thumbnail_is_not_loaded_again(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = show(sheet())
    shown.picture("test/field")
    monkeypatch.setattr(LibraryWorker, "ask", lambda *_: pytest.fail("the library was asked again"))
    entry = shown.browser.model.entry_at(0)
    assert entry is not None
    assert shown.gallery.picture(entry, LOOK) is not None
    assert shown.gallery.is_idle


def test_each_theme_size_and_sharpness_has_a_picture_of_its_own(show: Show, painting: Painted) -> None:
    shown = show(sheet())
    others = (replace(LOOK, theme=Theme.DARK), replace(LOOK, height=30), replace(LOOK, ratio=2.0))
    pictures = [shown.picture("test/field", look) for look in (LOOK, *others)]
    assert None not in pictures
    assert {LOOK, *others} <= set(painting.looks)
    assert pictures[0] != pictures[1]


def test_a_tile_that_is_painted_again_does_not_put_off_the_pictures(show: Show) -> None:
    """Each picture that comes has its neighbours painted, and these ask again for theirs."""
    shown = show(sheet())
    entry = shown.browser.model.entry_at(0)
    assert entry is not None
    taller = replace(LOOK, height=31)
    shown.gallery.picture(entry, taller)
    begun, soon = shown.gallery._next_soon.remainingTime(), shown.gallery._next_soon
    soon.start(begun + 10_000)
    shown.gallery.picture(entry, taller)
    assert soon.remainingTime() > begun + 5_000
    soon.start(0)
    assert shown.picture("test/field", taller) is not None


def test_another_language_needs_no_other_picture(show: Show, painting: Painted) -> None:
    shown = show(sheet(), scenario())
    number = len(painting.looks)
    shown.browser.speak("pl")
    shown.settle()
    assert len(painting.looks) == number > 0


@pytest.mark.slow
def test_a_scenario_is_painted_anew_when_its_map_has_changed_and_only_then(show: Show, painting: Painted) -> None:
    shown = show(sheet(), scenario())
    before = shown.picture("test/fight")
    number = len(painting.looks)
    shown.save(fate("test/other"))
    assert shown.picture("test/fight") is before
    assert len(painting.looks) == number
    shown.save(sheet(pieces=[{"id": "wall", "class": "tall", "hexes": ["B2-F4"]}]))
    after = shown.picture("test/fight")
    assert after is not None
    assert after != before


def test_a_scenario_has_a_picture_as_soon_as_its_map_is_there(show: Show) -> None:
    shown = show(scenario(), notes("B2"))
    assert shown.picture("test/fight") is None
    shown.save(sheet())
    assert shown.picture("test/fight") is not None
    assert shown.picture("test/notes") is not None


def test_a_newer_broken_or_endless_document_has_none(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = show(sheet(), {**sheet(), "id": "test/newer", "schema": "1.99"}, scenario())
    assert shown.picture("test/newer") is None
    monkeypatch.setattr(texts_module, "LONGEST", 300)
    look = replace(LOOK, height=20)
    assert shown.picture("test/field", look) is None
    assert shown.picture("test/fight", look) is None


def test_of_a_document_that_is_gone_or_another_one_by_now_there_is_none(show: Show) -> None:
    shown = show(sheet())
    entry = shown.entry("test/field")
    for gone in (replace(entry, digest="0" * 64), replace(entry, key="0" * 32)):
        assert shown.gallery.picture(gone, replace(LOOK, height=19)) is None
        shown.settle()
        assert shown.gallery.picture(gone, replace(LOOK, height=19)) is None


@pytest.mark.slow
def test_a_map_that_was_another_one_for_a_while_has_its_picture_again(show: Show) -> None:
    shown = show(sheet())
    before, look = shown.entry("test/field"), replace(LOOK, height=18)
    shown.save(sheet(pieces=[]))
    shown.gallery.picture(before, look)
    shown.settle()
    assert shown.gallery.picture(before, look) is None
    shown.save(sheet())
    assert shown.entry("test/field").digest == before.digest
    assert shown.picture("test/field", look) is not None


def test_a_thumbnail_that_failed_to_load_is_tried_again(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, look = show(sheet()), replace(LOOK, height=17)

    def refuse(*_: object, **__: object) -> None:
        raise LibraryUnavailable(message("library-is-a-folder", path="here"))

    with monkeypatch.context() as broken:
        broken.setattr(gallery_module, "thumbnail_source", refuse)
        assert shown.picture("test/field", look) is None
        shown.settle()
    assert shown.picture("test/field", look) is not None


@pytest.mark.parametrize("most", [4 * STALL, pytest.param(STALL, marks=pytest.mark.soak)])
def test_painting_the_largest_maps_does_not_block_the_window(show: Show, most: int) -> None:
    """The best of several tries counts, and the garbage collector skips objects of other tests."""
    large = sheet(grid={"shape": "hex", "tops": "flat", "columns": 100, "rows": 100})
    shown = show()
    entry = shown.ask(lambda library: library.documents.save(read_document(large, declarations())))
    gc.collect()
    gc.freeze()
    for look in (LOOK, replace(LOOK, width=240, height=200, is_small=False)):
        waits = []
        for larger in range(TRIES):
            wanted = replace(look, height=look.height + larger)
            shown.gallery.picture(entry, wanted)
            waits.append(longest_wait(lambda: shown.gallery.is_idle))
            assert shown.gallery.picture(entry, wanted) is not None
        assert min(waits) < most


@pytest.mark.slow
def test_only_rows_that_are_seen_are_painted_and_only_so_many_are_kept(
    show: Show, painting: Painted, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = show(*({**sheet(), "id": f"test/m{number}"} for number in range(MANY)))
    small = [look for look in painting.looks if look.is_small]
    table = shown.browser.table
    rows = table.viewport().height() // table.rowHeight(0) + 2
    assert 0 < len(small) <= rows < MOST_WAITING
    most = rows + 5
    monkeypatch.setattr(gallery_module, "MOST_KEPT", most)
    number = len(small)
    for row in range(0, 100, rows):
        table.scrollTo(shown.browser.model.index(row, 0), table.ScrollHint.PositionAtTop)
        shown.settle()
    assert len(painting.looks) > number + most
    assert len(shown.gallery._cache) == most


def test_a_fault_of_painting_is_reported_and_the_next_picture_is_made(
    show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown, faults = show(sheet(), scenario()), list[BaseException | None]()
    monkeypatch.setattr(threading, "excepthook", lambda args: faults.append(args.exc_value))
    fault = RuntimeError("no paint")

    def fail(*_: object) -> None:
        raise fault

    with monkeypatch.context() as broken:
        broken.setattr(gallery_module, "paint_thumbnail", fail)
        assert shown.picture("test/field", replace(LOOK, height=21)) is None
    assert fault in faults
    assert shown.picture("test/fight", replace(LOOK, height=21)) is not None


def test_the_window_can_be_closed_while_pictures_are_made(show: Show, painting: Painted) -> None:
    shown = show(sheet())
    library_worker, look = shown.window.context.library, replace(LOOK, height=23)
    shown.gallery.picture(shown.entry("test/field"), look)
    shown.window.close()
    assert library_worker.leaves
    assert look not in painting.looks
