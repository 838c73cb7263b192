"""Pages are found by their folders, and what opens one is imported when it is needed."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

from editor.page_api.page_registry import editor_pages, home_page_type, page_types, panel_types
from tests.architecture.sources import PROJECT


def test_every_folder_of_a_page_is_found() -> None:
    folders = {path.parent.name for path in Path(PROJECT, "editor/pages").glob("*/__init__.py")}
    assert set(page_types()) == folders


def test_every_declared_opener_and_icon_exists() -> None:
    """Every opener has its function, and every editor has an icon."""
    for page in page_types().values():
        assert hasattr(import_module(page.opener), "home_page" if page.is_home else "open_request")
    for page in editor_pages().values():
        assert hasattr(import_module(page.opener), "page_maker")
        assert page.icon


def test_one_page_is_the_home_page_and_answers_no_request() -> None:
    assert [page for page in page_types().values() if page.is_home] == [home_page_type()]
    assert home_page_type().answers == ()


def test_panels_of_several_pages_are_one() -> None:
    assert [panel.name for panel in panel_types().values()] == list(panel_types())


def test_finding_the_pages_opens_none() -> None:
    """They take 0.2 to 0.4 s to import, which a start of the program does not wait for."""
    script = (
        "import sys; from editor.page_api.page_registry import page_types;"
        "print([page.opener for page in page_types().values() if page.opener in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True, cwd=PROJECT)
    assert done.stdout.strip() == "[]"
