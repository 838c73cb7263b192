"""Valid scenarios that cost far too much to play: how deep their abilities search, and how often."""

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from engine.geometry.hex.grid import column_letters
from tests.support.battleground import scenario, with_zones
from tests.support.hostile_abilities import slowness

Plain = dict[str, Any]
WIDTH = 40


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Fails if its body takes longer than this.

    On a slower machine than the one of the goals the limit grows in proportion.
    """
    slower, started = slowness(), time.process_time()
    yield
    assert time.process_time() - started < seconds * slower


def deep_where(levels: int, inner: Plain | None = None, side: str = "all") -> Plain:
    """A condition that checks all figures, and for each of them all figures again, nested so many times."""
    inner = inner or {"is": {"who": "p1", "one-of": "p1"}}
    for level in range(1, levels + 1):
        inner = {"there-are": {"who": {"pieces": {"side": side, "as": f"p{level}", "where": inner}}, "least": 0}}
    return inner


def deep_most(levels: int) -> Plain:
    """A number that compares all figures by how many of all have the most of it, nested so many times."""
    number: Plain = {"counter": {"of": "m1", "name": "wounds"}}
    for level in range(1, levels + 1):
        most = {"most": {"of": {"pieces": {"side": "all"}}, "as": f"m{level}", "by": number}}
        number = {"count": {"of": most}}
    return number


def crowd(
    each: int,
    abilities: Iterable[Plain] = (),
    *,
    scenario_abilities: Iterable[Plain] = (),
    apart: int = 2,
    gear: str = "sword",
    **others: Any,
) -> Plain:
    """So many figures on each side in rows, `apart` rows between the armies, all with these abilities."""
    rows = -(-each // WIDTH)
    spots = [f"{column_letters(at % WIDTH)}{at // WIDTH + 1}" for at in range(each)]
    below = [f"{column_letters(at % WIDTH)}{at // WIDTH + 1 + rows + apart}" for at in range(each)]
    red = [f"r{number}@{spot}" for number, spot in enumerate(spots)]
    blue = [f"b{number}@{spot}" for number, spot in enumerate(below)]
    cards = {figure.partition("@")[0]: {"abilities": list(abilities)} for figure in (*red, *blue)}
    made = scenario(
        red=" ".join(red),
        blue=" ".join(blue),
        abilities=list(scenario_abilities),
        size=f"{WIDTH}x{2 * rows + apart}",
        cards=cards,
        gear={figure: [gear] for figure in cards},
        **others,
    )
    return with_zones(made)
