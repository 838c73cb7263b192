"""Images of bodies: light from the north-west, shadow to the south-east, matter from afar on, flat themes flat."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from editor.canvas.geometry.sheet_geometry import XY
from editor.canvas.style.paint_style import PaintStyle
from editor.canvas.terrain.body_stamp import FORMS, BodyDrawing, BodyShape, BodyStamp, body_stamp
from editor.theme.theme import Theme

pytestmark = pytest.mark.usefixtures("qapp")

STYLE = PaintStyle("flat", Theme.LIGHT, 60.0, 1.0)
LIT = (Theme.LIGHT, Theme.DARK)
ALONE: tuple[XY, ...] = ((0.0, 0.0),)
KINDS = (*FORMS, "lava")


def on_paper(style: PaintStyle, stamp: BodyStamp) -> QImage:
    made = QImage(stamp.body.size(), QImage.Format.Format_RGB32)
    made.fill(QColor(style.colours.paper))
    painter = QPainter(made)
    for image in (stamp.shadow, stamp.body):
        if image is not None:
            painter.drawImage(0, 0, image)
    painter.end()
    return made


def grey_around(image: QImage, stamp: BodyStamp, at: QPointF, reach: int = 2) -> float:
    """The mean lightness of the pixels around a point, given from the centre of the first hex."""
    middle = (at - stamp.corner).toPoint()
    found = [
        image.pixelColor(middle.x() + across, middle.y() + down).lightness()
        for across in range(-reach, reach + 1)
        for down in range(-reach, reach + 1)
    ]
    return sum(found) / len(found)


@pytest.mark.parametrize("theme", LIT)
@pytest.mark.parametrize("kind", KINDS)
def test_light_comes_from_the_north_west(theme: Theme, kind: str) -> None:
    """The rim to the north-west is lighter than that to the south-east, and the side below is darker than the top."""
    style = replace(STYLE, theme=theme, scale=100.0)
    drawing = BodyDrawing(style, BodyShape(kind, ALONE))
    stamp = drawing.stamp()
    image, top = on_paper(style, stamp), drawing.top.boundingRect()
    inside, middle = 0.075 * 100, top.center()
    lit = grey_around(image, stamp, QPointF(middle.x(), top.top() + inside))
    shaded = grey_around(image, stamp, QPointF(middle.x(), top.bottom() - inside))
    side = grey_around(image, stamp, QPointF(middle.x(), top.bottom() + drawing.form.lift * 50), 1)
    assert lit > shaded + 12 > side + 12


@pytest.mark.parametrize("theme", LIT)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("scale", [14.0, 31.0, 60.0])
def test_the_shadow_falls_to_the_south_east(theme: Theme, kind: str, scale: float) -> None:
    style = replace(STYLE, theme=theme, scale=scale)
    drawing = BodyDrawing(style, BodyShape(kind, ALONE))
    stamp = drawing.stamp()
    assert stamp.shadow is not None
    base = drawing.base.boundingRect()
    south_east = base.center() + QPointF(base.width() * 0.34, base.height() * 0.5) + QPointF(0.05, 0.03) * scale
    north_west = base.center() - QPointF(base.width() * 0.34, base.height() * 0.5) - QPointF(0.05, 0.03) * scale
    shadows = [
        sum(
            stamp.shadow.pixelColor(point.x() + across, point.y() + down).alpha()
            for across in (-1, 0)
            for down in (-1, 0)
        )
        for point in ((at - stamp.corner).toPoint() for at in (south_east, north_west))
    ]
    assert shadows[0] > shadows[1] + 40


def test_tall_bodies_stand_higher_than_low_ones() -> None:
    assert FORMS["low"].lift < FORMS["platform"].lift < FORMS["tall"].lift <= 0.22


def test_a_shadow_is_soft() -> None:
    """It fades over several pixels."""
    stamp = body_stamp(replace(STYLE, scale=100.0), BodyShape("tall", ALONE))
    assert stamp.shadow is not None
    row = round(0.25 * 100 - stamp.corner.y())
    alphas = [stamp.shadow.pixelColor(x, row).alpha() for x in range(stamp.shadow.width())]
    last = max(number for number, alpha in enumerate(alphas) if alpha > 100)
    assert sum(4 < alpha < 100 for alpha in alphas[last:]) > 4


@pytest.mark.parametrize("theme", [Theme.HIGH_CONTRAST, "save-ink"])
def test_flat_themes_draw_outlines_with_patterns(theme: Theme) -> None:
    """Without shadow and light: few colours, and each kind has its own pattern."""
    style = replace(STYLE, theme=theme)
    found = {}
    for kind in KINDS:
        stamp = body_stamp(style, BodyShape(kind, ALONE))
        assert stamp.shadow is None
        found[kind] = on_paper(style, stamp).convertToFormat(QImage.Format.Format_Grayscale8)
    for one, other in combinations(KINDS, 2):
        assert found[one] != found[other], (one, other)


@pytest.mark.parametrize("kind", ["tall", "low", "platform"])
def test_matter_is_drawn_from_twenty_pixels_on(kind: str) -> None:
    """Below, a top is smooth; above, it has tones of its own."""
    tones = []
    for scale in (18.0, 40.0):
        drawing = BodyDrawing(replace(STYLE, scale=scale), BodyShape(kind, ALONE))
        stamp = drawing.stamp()
        middle = (drawing.top.boundingRect().center() - stamp.corner).toPoint()
        reach = round(0.16 * scale)
        tones.append(
            {
                stamp.body.pixelColor(middle.x() + across, middle.y() + down).lightness() // 4
                for across in range(-reach, reach)
                for down in range(-reach, reach)
            }
        )
    assert len(tones[0]) <= 8 < len(tones[1])


def test_equal_shapes_have_equal_images_and_others_their_own_matter() -> None:
    wall = BodyShape("tall", (*ALONE, (0.0, 1.0)))
    assert body_stamp(STYLE, wall).body == body_stamp(STYLE, BodyShape("tall", ((0.0, 0.0), (0.0, 1.0)))).body
    assert body_stamp(STYLE, wall).body != body_stamp(STYLE, BodyShape("tall", ALONE)).body


def test_a_height_is_written_where_no_ladder_leans() -> None:
    """On the northernmost of the other hexes."""
    centres = ((0.0, 0.0), (0.0, 1.0), (0.0, 2.0))
    images = [
        body_stamp(STYLE, BodyShape("platform", centres, height, ladders)).body
        for ladders in ((), centres[:1])
        for height in ("", "+1")
    ]
    tops = []
    for plain, labelled in (images[:2], images[2:]):
        rows = [
            y
            for y in range(plain.height())
            if any(plain.pixelColor(x, y) != labelled.pixelColor(x, y) for x in range(plain.width()))
        ]
        tops.append(rows[0])
    assert images[0] == images[2]
    assert tops[1] - tops[0] == pytest.approx(STYLE.scale, abs=2)
