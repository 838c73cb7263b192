"""Requests reach the page that declares them: by the kind of a document first, else by the type of the request."""

from types import ModuleType, SimpleNamespace
from typing import Any, cast, get_args

import pytest

from editor.page_api.page_registry import page_types
from editor.page_api.page_request import OpenFile, OpenLibraryDocument, PageRequest, PlayScenario
from editor.page_api.page_type import PageType
from editor.services.app_context import AppContext
from editor.shell import page_opener

NO_CONTEXT = cast("AppContext", None)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The openers that requests reach, none of which opens anything."""
    reached: list[str] = []

    def opener_of(page: PageType) -> ModuleType:
        return cast("ModuleType", SimpleNamespace(open_request=lambda *_: reached.append(page.opener)))

    monkeypatch.setattr(page_opener, "opener_of", opener_of)
    return reached


def test_some_page_answers_every_request() -> None:
    answered = {request for page in page_types().values() for request in page.answers}
    assert answered == set(get_args(PageRequest))


def test_a_document_goes_to_the_page_of_its_kind(opened: list[str]) -> None:
    """As text, or where no page is for its kind, to the page that opens any."""
    kinds: dict[str, Any] = {kind: SimpleNamespace(kind=kind) for kind in ("map", "scenario", "no-such-kind")}
    for kind in kinds:
        page_opener.open_request(NO_CONTEXT, OpenFile(kinds[kind], "x.json", "/x.json"))
    page_opener.open_request(NO_CONTEXT, OpenFile(kinds["map"], "x.json", "/x.json", as_text=True))
    page_opener.open_request(NO_CONTEXT, OpenLibraryDocument(kinds["map"], "x", lambda: None))
    pages = page_types()
    maps, play, library = (pages[name].opener for name in ("maps", "play", "library"))
    assert opened == [maps, play, library, library, maps]


def test_any_other_request_goes_by_its_type(opened: list[str]) -> None:
    page_opener.open_request(NO_CONTEXT, PlayScenario("x"))
    assert opened == [page_types()["play"].opener]
