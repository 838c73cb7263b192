"""Signs stand inside their area, apart from one another, not under its name, and at the same places each time."""

from itertools import combinations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from editor.canvas.areas.ground_signs import APART, ROOM, sign_points

SCALE = 50.0
NAME = QRectF(120, 80, 90, 24)


def area() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(170, 130), 160, 120)
    return path


def test_signs_keep_their_distances() -> None:
    points = sign_points(area(), SCALE, 3, NAME)
    assert len(points) > 20
    room = ROOM * SCALE
    for at in points:
        around = QRectF(at.x() - room, at.y() - room, 2 * room, 2 * room)
        assert area().contains(around)
        assert not NAME.intersects(around)
    for one, other in combinations(points, 2):
        assert max(abs(one.x() - other.x()), abs(one.y() - other.y())) > 0.4 * APART * SCALE


def test_signs_stand_by_a_seed() -> None:
    assert sign_points(area(), SCALE, 3, NAME) == sign_points(area(), SCALE, 3, NAME)
    assert sign_points(area(), SCALE, 3, NAME) != sign_points(area(), SCALE, 4, NAME)
