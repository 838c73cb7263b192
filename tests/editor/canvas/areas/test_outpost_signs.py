"""Outposts show what they are and what they bring: a sign of their first known role, a gem for each point of income."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from editor.canvas.areas.outpost_signs import MOST_GEMS, SIGNS_BY_ROLE, draw_gems, draw_outpost_sign

pytestmark = pytest.mark.usefixtures("qapp")

INK, GOLD = QColor("black"), QColor("#d8a322")
MIDDLE = QPointF(60, 60)


def paper() -> QImage:
    made = QImage(120, 120, QImage.Format.Format_RGB32)
    made.fill(QColor("white"))
    return made


def sign(*roles: str) -> QImage:
    made = paper()
    painter = QPainter(made)
    draw_outpost_sign(painter, roles, MIDDLE, 40, INK)
    painter.end()
    return made


def test_each_role_has_a_sign_of_its_own() -> None:
    signs = {role: sign(role) for role in SIGNS_BY_ROLE}
    for one, other in combinations(signs, 2):
        assert signs[one] != signs[other]
    assert sign("market", "tower", "base") == signs["tower"]
    assert sign("market") == sign() == paper()


@pytest.mark.parametrize("role", list(SIGNS_BY_ROLE))
def test_a_sign_keeps_within_its_size(role: str) -> None:
    drawn = sign(role)
    dark = [(x, y) for x in range(120) for y in range(120) if drawn.pixelColor(x, y).lightness() < 128]
    assert len(dark) > 100
    assert all(abs(x - 60) <= 23 and abs(y - 60) <= 23 for x, y in dark)


@pytest.mark.parametrize("income", range(8))
def test_gems_count_the_income(income: int) -> None:
    """In one row around their middle; no more than have room."""
    made = paper()
    painter = QPainter(made)
    draw_gems(painter, income, MIDDLE, 60, (GOLD, INK))
    painter.end()
    row = [made.pixelColor(x, 60).lightness() < 200 for x in range(120)]
    runs = sum(after and not before for before, after in pairwise(row))
    assert runs == min(income, MOST_GEMS)
    found = [x for x, dark in enumerate(row) if dark]
    assert not found or abs((found[0] + found[-1]) / 2 - 59.5) <= 1
