"""Colours, sizes of text and fonts are written in `editor/theme` alone; everything else asks for them by purpose."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.architecture.sources import Source, product, sources, write_tree

THEME = "editor/theme/"
COLOUR = re.compile(r"#(?:[0-9a-fA-F]{3}){1,2}(?:[0-9a-fA-F]{2})?")
SIZES = {"setPointSize", "setPointSizeF", "setPixelSize"}
FONT_NAMES = {"QFont", "setFamily", "setFamilies"}
NO_COLOUR = {"transparent", "color0", "color1"}

# Files that still write their own, each with what is left; none may be added.
REST: Mapping[str, str] = {}


def own_tokens(source: Source) -> Iterator[str]:
    """The colours, text sizes and fonts that a file writes itself."""
    for node in ast.walk(ast.parse(source.text)):
        match node:
            case ast.Constant(value=str(text)) if COLOUR.fullmatch(text):
                yield f"{node.lineno}: colour {text}"
            case ast.Attribute(value=ast.Attribute(attr="GlobalColor"), attr=name) if name not in NO_COLOUR:
                yield f"{node.lineno}: colour {name}"
            case ast.Call(func=ast.Attribute(attr=name)) if name in SIZES:
                yield f"{node.lineno}: {name}"
            case ast.Call(
                func=ast.Name(id=name) | ast.Attribute(attr=name), args=[ast.Constant(value=str(family)), *_]
            ):
                if name in FONT_NAMES:
                    yield f"{node.lineno}: font {family}"
            case ast.Call(func=ast.Name(id="QColor"), args=[ast.Constant(value=int()), *_]):
                yield f"{node.lineno}: colour by numbers"


def strays(files: list[Source], rest: Mapping[str, str]) -> list[str]:
    found = {
        source.place: list(own_tokens(source))
        for source in files
        if source.place.startswith("editor/") and not source.place.startswith(THEME)
    }
    wrong = [f"{place}:{each}" for place, tokens in found.items() if place not in rest for each in tokens]
    return wrong + [f"{place}: has no tokens of its own any more" for place in rest if not found.get(place)]


def test_tokens_are_written_in_the_theme_alone() -> None:
    assert strays(product(), REST) == []


def test_strays_are_caught(tmp_path: Path) -> None:
    lines = (
        'a = "#aabbcc"',
        "b = Qt.GlobalColor.red",
        "font.setPixelSize(9)",
        'QFont("Arial", 9)',
        "QColor(1, 2, 3)",
        "Qt.GlobalColor.transparent",
        'say("#4 of 5")',
    )
    tree = write_tree(tmp_path, {"editor/widgets/box.py": "\n".join(lines), "editor/theme/inks.py": lines[0]})
    found = strays(sources(tree, "editor"), {})
    assert found == [
        "editor/widgets/box.py:1: colour #aabbcc",
        "editor/widgets/box.py:2: colour red",
        "editor/widgets/box.py:3: setPixelSize",
        "editor/widgets/box.py:4: font Arial",
        "editor/widgets/box.py:5: colour by numbers",
    ]
    assert strays([], {"editor/widgets/box.py": ""}) == ["editor/widgets/box.py: has no tokens of its own any more"]
