"""Every ink is read on every ground that it is used on, in every theme, by every kind of eye.

What is told apart is told by colour or by a second mark: the tests of sides (`test_seat_looks`), of overlays
(`test_overlay_colours`, `test_highlights`) and of figures (`test_pieces`) say by which.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from editor.canvas.layers.area_ground import SIGN_SHARE
from editor.canvas.layers.hex_ground import NAME_SHARE
from editor.canvas.overlay.zone_labels import ENOUGH
from editor.canvas.terrain.sheet_frame import LABEL_SHARE
from editor.canvas.terrain.zone_painter import REGION_INK
from editor.theme.board_colours import BOARD_COLOURS, readable
from editor.theme.card_colours import CARD_COLOURS, DICE, PRINTED_DIE
from editor.theme.colours import Colours, mixed
from editor.theme.figure_colours import FIGURE_COLOURS
from editor.theme.overlay_colours import OVERLAY_COLOURS
from editor.theme.seat_looks import SEAT_LOOKS
from editor.theme.theme import COLOURS, Theme
from tests.editor.theme.colour_vision import EYES, contrast

TEXT, PART, SIGN = 4.5, 3.0, 1.5
Pair = tuple[str, str, str, float]
"""What it is, its ink, its ground, and the least contrast of both."""
THEMES = tuple(BOARD_COLOURS)


def window_pairs(of: Colours) -> Iterator[Pair]:
    grounds = (of.window, of.panel, of.raised, of.sunken, of.wash)
    texts = (of.text, of.quiet_text, of.faint_text, of.link, of.visited_link, of.good, of.warning, of.bad)
    yield from (("text", ink, ground, TEXT) for ink in texts for ground in grounds)
    yield from (("part", ink, ground, PART) for ink in (of.edge, of.accent, of.focus) for ground in grounds)
    yield "text on accent", of.text_on_accent, of.accent, TEXT
    yield "text on tip", of.text_on_tip, of.tip, TEXT
    for ink, wash in ((of.good, of.good_wash), (of.warning, of.warning_wash), (of.bad, of.bad_wash)):
        yield from (("on its wash", each, wash, TEXT) for each in (ink, of.text))


def board_pairs(theme: str) -> Iterator[Pair]:
    of = BOARD_COLOURS[theme]
    grounds = (of.paper, of.paper_edge, *of.sand)
    yield "plate", of.ink, of.plate, TEXT
    yield "coordinates", mixed(of.paper_edge, of.ink, LABEL_SHARE), of.paper_edge, TEXT
    yield from (("names of hexes", mixed(each, of.ink, NAME_SHARE), each, PART) for each in grounds)
    yield "names of hexes", mixed(of.paper, of.ink, NAME_SHARE), of.paper, TEXT
    yield from (("names of regions", mixed(each, of.ink, REGION_INK), each, TEXT) for each in (of.paper, of.rough))
    for kind, ground in (*of.areas.items(), *enumerate(of.washes)):
        yield f"names on {kind}", of.ink, ground, TEXT
        yield f"signs on {kind}", mixed(ground, of.ink, SIGN_SHARE), ground, SIGN
    yield "names of seas", of.water, of.areas["sea"], TEXT
    yield "roads", of.road, of.plate, PART
    yield from (("cursor and way", ink, of.paper, PART) for ink in (of.cursor, of.way))
    yield from (("cursor", of.cursor, of.table, PART), ("tufts", of.tuft, of.rough, SIGN))
    for look in SEAT_LOOKS:
        colour = look.colours[Theme(theme)]
        yield "sides", colour, of.paper, PART
        yield "names of zones", readable(colour, of.paper, of.ink, ENOUGH), of.paper, TEXT
        yield "on sides", look.ink_colours[Theme(theme)], colour, PART


def mark_pairs(theme: str) -> Iterator[Pair]:
    """Figures, coins, states, and what is laid over boards."""
    of, over, board = FIGURE_COLOURS[theme], OVERLAY_COLOURS[theme], BOARD_COLOURS[theme]
    yield from (("health", of.full, of.lost, TEXT), ("mana", of.gem, of.gem_line, TEXT))
    pairs = ((of.state_ink, of.state), (of.more_ink, of.more), (of.name_ink, of.name), (of.spent_ink, of.spent_disc))
    yield from (("letters", ink, ground, TEXT) for ink, ground in pairs)
    yield from (("coins", of.coin_ink, ground, TEXT) for ground in (of.coin, of.coin_glint))
    yield "ticks", of.tick_ink, of.tick, PART
    for ink in (*over.looks.values(), over.hurt, over.heal, over.miss):
        yield "numbers", ink, over.plate, TEXT
    for ink in (*over.looks.values(), over.route, over.clear, over.blocked):
        yield "lines and rings", ink, board.paper, PART


def card_pairs(theme: str) -> Iterator[Pair]:
    of = CARD_COLOURS[theme]
    yield from (("cards", ink, of.paper, TEXT) for ink in (of.ink, of.quiet_ink, of.accent, of.hurt))
    yield "names of cards", of.ink, of.ribbon, TEXT
    yield from (("numbers of cards", tone, of.cell(tone), TEXT) for tone in of.tones.values())
    yield from (("coins of cards", of.coin.ink, ground, TEXT) for ground in (of.coin.face, of.coin.lit))
    yield from (("dice", die.ink, die.ground, TEXT) for die in (*DICE.values(), PRINTED_DIE))


def all_pairs(theme: str) -> Iterator[Pair]:
    window = COLOURS.get(Theme(theme))
    yield from () if window is None else window_pairs(window)
    for pairs in (board_pairs, mark_pairs, card_pairs):
        yield from pairs(theme)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("theme", THEMES)
def test_every_eye_reads_every_ink_on_its_ground(theme: str, eye: str) -> None:
    pale = [
        (what, ink, ground, round(found, 2))
        for what, ink, ground, least in all_pairs(theme)
        if (found := contrast(ink, ground, eye)) < least
    ]
    assert pale == []
