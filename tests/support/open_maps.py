"""Maps opened in a window."""

import json
from pathlib import Path
from typing import Any

from editor.pages.maps.page import MapPage
from editor.services.open_requests import open_named
from editor.shell.main_window import MainWindow
from tests.support.documents import SAMPLES


def open_map(window: MainWindow, path: Path) -> MapPage:
    """The page of the map in a file."""
    open_named(window.context, [str(path)])
    page = window.page
    if not isinstance(page, MapPage):
        raise TypeError(f"{page} shows no map")
    return page


POLISH = {
    "gate": "Brama",
    "mill": "Młyn",
    "light": "Latarnia",
    "moor": "Wrzosowisko",
    "marsh": "Bagno",
    "bay": "Zatoka",
}


def named_areas() -> dict[str, Any]:
    """The sample map of areas, named in English and in Polish, without what only its game has words for."""
    sheet: dict[str, Any] = json.loads((SAMPLES / "three-outposts.json").read_bytes())
    areas = [
        area | {"name": {"en": area["id"].capitalize(), "pl": POLISH[area["id"]]}, "roles": []}
        for area in sheet["areas"]
    ]
    return sheet | {"name": {"en": "Three outposts", "pl": "Trzy placówki"}, "areas": areas, "tokens": []}
