"""Icons are there by name, in the colour of the text beside them, sharp on every screen."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from editor.theme.current_theme import apply_theme
from editor.theme.icons import MissingIcon, arrow_icon, icon, picture
from editor.theme.theme import COLOURS, Theme
from tests.architecture.sources import PROJECT, product
from tests.support.cases import all_cases

SET = PROJECT / "resources" / "icons" / "set"
MARKS = PROJECT / "resources" / "icons" / "marks"
NAMES = sorted(path.stem for path in SET.glob("*.svg"))
MODE = QIcon.Mode


@pytest.fixture(autouse=True)
def undressed(qapp: QApplication) -> Iterator[None]:
    apply_theme(qapp, Theme.LIGHT)
    yield
    apply_theme(qapp, Theme.LIGHT)


def colours_of(image: QImage) -> set[str]:
    """Those of the pixels that are wholly covered."""
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {pixel.name() for pixel in pixels if pixel.alpha() == 255}


@all_cases("name", NAMES)
def test_each_of_the_set_is_drawn_in_one_colour(name: str) -> None:
    """And by nothing that reaches out of its file."""
    seen = icon(name).pixmap(QSize(48, 48), 1.0).toImage()
    assert colours_of(seen) == {COLOURS[Theme.LIGHT].text}
    assert not re.search(r"href|url\(|<script|<image|<text|currentColor", (SET / f"{name}.svg").read_text("utf-8"))


@pytest.mark.parametrize(("angle", "tip"), [(0, (16, 6)), (90, (26, 16)), (150, (21, 25)), (270, (6, 16))])
def test_an_arrow_points_where_it_should(angle: int, tip: tuple[int, int]) -> None:
    """Its tip has ink, and the place opposite of its tip, beside its shaft, has none."""
    seen = arrow_icon(angle).pixmap(QSize(32, 32), 1.0).toImage()
    across, down = tip

    def ink(x: int, y: int) -> int:
        return sum(seen.pixelColor(x + i, y + k).alpha() for i in (-1, 0, 1) for k in (-1, 0, 1))

    assert ink(across, down) > 500
    beside = (32 - across + (down - 16) // 2, 32 - down - (across - 16) // 2)
    assert ink(*beside) < 200


@pytest.mark.parametrize("theme", COLOURS)
def test_an_icon_follows_palette_and_mode(qapp: QApplication, theme: Theme) -> None:
    """Also one that was made before."""
    made = icon("dice")
    made.pixmap(32)
    apply_theme(qapp, theme)
    colours = COLOURS[theme]
    for mode, colour in {
        MODE.Normal: colours.text,
        MODE.Active: colours.text,
        MODE.Disabled: colours.disabled_text,
        MODE.Selected: colours.text,
    }.items():
        assert colours_of(made.pixmap(QSize(48, 48), 1.0, mode).toImage()) == {colour}


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_an_icon_is_sharp_on_every_screen(scale: float) -> None:
    """It has as many pixels as the screen, not fewer that are stretched."""
    pixmap = icon("map").pixmap(QSize(16, 16), scale)
    assert pixmap.size() == QSize(round(16 * scale), round(16 * scale))
    assert pixmap.devicePixelRatio() == scale


def test_an_icon_is_square_in_the_middle_of_its_place() -> None:
    canvas = QImage(60, 20, QImage.Format.Format_ARGB32)
    canvas.fill(QColor("white"))
    painter = QPainter(canvas)
    icon("check").paint(painter, QRect(0, 0, 60, 20))
    painter.end()
    inked = [x for x in range(60) for y in range(20) if canvas.pixelColor(x, y) != QColor("white")]
    assert 20 <= min(inked) < max(inked) < 40


def test_where_there_is_no_room_an_icon_is_not_missed(qapp: QApplication) -> None:
    """Somebody made the window too small for it."""
    assert not icon("play").pixmap(QSize(0, 0)).width() > 1
    canvas = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(canvas)
    icon("play").paint(painter, QRect(0, 0, 8, 0))
    painter.end()


def test_a_button_in_use_is_drawn_anew(qapp: QApplication, qtbot: QtBot) -> None:
    button = QToolButton()
    button.setIcon(icon("play"))
    button.resize(40, 40)
    qtbot.addWidget(button)
    assert COLOURS[Theme.LIGHT].text in colours_of(button.grab().toImage())
    apply_theme(qapp, Theme.DARK)
    assert COLOURS[Theme.DARK].text in colours_of(button.grab().toImage())


def test_a_picture_has_the_colour_it_is_given() -> None:
    drawn = picture("guard", 24, QColor("#b02a32"), 2.0)
    assert (drawn.width(), drawn.devicePixelRatio(), colours_of(drawn)) == (48, 2.0, {"#b02a32"})


def test_an_icon_there_is_not_is_reported() -> None:
    """To who asked; nothing is logged."""
    with pytest.raises(MissingIcon, match="unicorn"):
        icon("unicorn")


def named_in_the_product() -> Iterator[tuple[str, str]]:
    """The icons that calls and keywords name, with the place."""
    for source in product():
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("icon", "picture"):
                for argument in node.args[:1]:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value, f"{source.place}:{node.lineno}"
            if isinstance(node, ast.keyword) and node.arg == "icon" and isinstance(node.value, ast.Constant):
                yield str(node.value.value), f"{source.place}:{node.value.lineno}"


@pytest.mark.slow
def test_every_icon_the_product_names_is_in_the_set() -> None:
    assert [place for name, place in named_in_the_product() if name and name not in NAMES] == []


def texts_in_the_product() -> set[str]:
    """All that is written in quotation marks: names of icons, and kinds of choices and tokens, which are names too."""
    nodes = (node for source in product() for node in ast.walk(source.tree))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@pytest.mark.slow
def test_every_icon_of_the_set_is_wanted() -> None:
    assert set(NAMES) - texts_in_the_product() == set()


def test_every_mark_the_style_sheet_names_is_there(qapp: QApplication) -> None:
    named = set()
    for theme in COLOURS:
        apply_theme(qapp, theme)
        named |= set(re.findall(r"url\(([^)]*)\)", qapp.styleSheet()))
    assert all(QSvgRenderer(name).isValid() for name in named)
    assert {Path(name).stem for name in named} == {path.stem for path in MARKS.glob("*.svg")}


def test_the_licence_lies_beside_the_set() -> None:
    text = (SET / "LICENSE").read_text("utf-8")
    assert text.startswith("ISC License")
    assert "Lucide" in text
    assert "Cole Bemis" in text
