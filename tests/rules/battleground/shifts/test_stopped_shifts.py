"""Pushes and pulls that are stopped: which abilities are triggered, by which obstacle."""

from typing import Any

import pytest

from tests.rules.battleground.fights import fight, of_kind
from tests.support.script import play

Document = dict[str, Any]
WOUND: Document = {"do": "wound", "on": "subject"}


def shoved(when: Any, *, hexes: int = 2, do: str = "push", whose: str = "ana", **more: Any) -> list[str]:
    """The figures wounded when Ana pushes or pulls Bo, and an ability waits for that to stop."""
    used = {"id": "shove", "when": "active", "to": "enemy", "effects": [{"do": do, "hexes": hexes}]}
    waits = {"id": "wait", "when": when, "effects": [WOUND]}
    abilities: dict[str, list[Document]] = {"ana": [used]}
    abilities.setdefault(whose, []).append(waits)
    game = fight(stats={name: {"abilities": each} for name, each in abilities.items()}, **more)
    events = play(game, "red: use ability=test/ana:shove target=bo")
    return [line.split()[1] for line in of_kind(events, "wounds-suffered")]


@pytest.mark.rule("BG-SHIFT-5", "BG-ABIL-5")
@pytest.mark.parametrize(
    ("blue", "pieces", "stopped"),
    [
        ("bo@E4:s", {}, False),
        ("bo@E4:s by@E2", {}, True),
        ("bo@E4:s by@E3", {}, True),
        ("bo@E4:s", {"tall": "E2"}, True),
    ],
)
def test_a_push_is_stopped_by_figures_and_obstacles(blue: str, pieces: Document, stopped: bool) -> None:
    """Also where it does not even begin."""
    assert shoved("stopped", blue=blue, pieces=pieces) == ["bo"] * stopped


@pytest.mark.rule("BG-SHIFT-5")
def test_the_edge_of_the_map_stops_it() -> None:
    assert shoved("stopped", red="ana@E2:n", blue="bo@E1:s") == ["bo"]
    assert shoved("stopped", hexes=1, red="ana@E3:n", blue="bo@E2:s") == []


@pytest.mark.rule("BG-ABIL-5")
@pytest.mark.parametrize(
    ("when", "do", "whose", "hears"),
    [
        ({"stopped": {"how": "pull"}}, "push", "ana", False),
        ({"stopped": {"how": "pull"}}, "pull", "ana", True),
        ({"stopped": {"how": "any"}}, "pull", "ana", True),
        ({"stopped": {"by": "ally"}}, "push", "ana", False),
        ({"stopped": {"who": "self", "by": "enemy"}}, "push", "bo", True),
        ({"stopped": {"who": "ally", "by": "enemy"}}, "push", "bo", False),
    ],
)
def test_a_trigger_of_stopped_shifts_is_limited_to_the_named_figures_and_ways(
    when: Document, do: str, whose: str, hears: bool
) -> None:
    where: Document = {"blue": "bo@E4:s by@E3"} if do == "push" else {"red": "ana@E5:n", "blue": "bo@E4:s by@A1"}
    assert shoved(when, do=do, whose=whose, **where) == ["bo"] * hears
