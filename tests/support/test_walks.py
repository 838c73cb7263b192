"""A walk is compared with a run: a module that is missing, too early or left out is reported."""

import json
from pathlib import Path

import pytest

from tests.support.walks import Trail, faults


@pytest.fixture
def trail(tmp_path: Path) -> Trail:
    """A run from `a` by way of `b` to `c`."""
    written = {"a.py": (1.0, ()), "b.py": (2.0, ("a.py",)), "c.py": (3.0, ("a.py", "b.py"))}
    (tmp_path / "trail.json").write_text(json.dumps(written), encoding="utf-8")
    found = Trail()
    found.join(tmp_path / "trail.json")
    return found


@pytest.mark.parametrize(
    ("named", "beside", "found"),
    [
        (["a.py", "b.py", "c.py"], (), []),
        (["a.py", "c.py"], ("b.py",), []),
        (["a.py", "c.py"], (), ["led on: b.py"]),
        (["a.py", "b.py", "d.py"], (), ["not entered: d.py"]),
        (["b.py", "a.py"], (), ["before b.py: a.py"]),
        (["a.py", "b.py", "c.py"], ("d.py",), ["did not lead on: d.py"]),
    ],
)
def test_a_walk_that_differs(trail: Trail, named: list[str], beside: tuple[str, ...], found: list[str]) -> None:
    assert faults(trail, named, beside) == found


def test_the_trail_of_another_process_comes_where_it_began(trail: Trail, tmp_path: Path) -> None:
    """A module that was entered before stays at its first entry."""
    (tmp_path / "other.json").write_text(json.dumps({"a.py": (4.0, ()), "d.py": (2.5, ())}), encoding="utf-8")
    trail.join(tmp_path / "other.json", ("a.py",))
    assert trail.modules == ("a.py", "b.py", "d.py", "c.py")
    assert trail.led_by("d.py") == ("a.py",)
