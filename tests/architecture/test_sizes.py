"""Files stay small: one idea each. More than 400 lines needs a reason, 600 or more is a fault."""

from collections.abc import Mapping
from pathlib import Path

from tests.architecture.sources import Source, product, sources, the_tests, write_tree

NEEDS_A_REASON = 400
TOO_LONG = 600

# Files of more than 400 lines, each with why it is better whole.
REASONS: Mapping[str, str] = {}


def faults(files: list[Source], reasons: Mapping[str, str]) -> list[str]:
    lengths = {source.place: len(source.text.splitlines()) for source in files}
    too_long = [
        f"{place}: {lines} lines"
        for place, lines in lengths.items()
        if lines >= TOO_LONG or (lines > NEEDS_A_REASON and place not in reasons)
    ]
    idle = [f"{place}: needs no reason any more" for place in reasons if lengths.get(place, 0) <= NEEDS_A_REASON]
    return too_long + idle


def test_files_are_small() -> None:
    assert faults(product() + the_tests(), REASONS) == []


def test_long_files_are_caught(tmp_path: Path) -> None:
    """401 lines pass with a reason only, 600 never; a reason for a short file is itself a fault."""
    lengths = {"short": 400, "long": 401, "too_long": 600}
    tree = write_tree(tmp_path, {f"engine/{name}.py": "pass\n" * lines for name, lines in lengths.items()})
    files = sources(tree, "engine")
    assert faults(files, {}) == ["engine/long.py: 401 lines", "engine/too_long.py: 600 lines"]
    assert faults(files, {"engine/long.py": "a table"}) == ["engine/too_long.py: 600 lines"]
    assert "engine/short.py: needs no reason any more" in faults(files, {"engine/short.py": "none"})
