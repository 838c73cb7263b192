"""What never changes in the engine is a record: a frozen dataclass could not inherit from one where nobody tests."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.sources import PROJECT, Source, sources

WITHOUT_THE_KERNEL = ("engine.odds", "engine.words", "engine.version", "engine.kernel.data.record")
"""Parts of the engine that do not know the kernel, and the module of the records themselves."""


def frozen_dataclasses(root: Path) -> Iterator[str]:
    """Where a class of the engine is made a frozen dataclass past `record`."""
    for source in sources(root, "engine"):
        if not source.module.startswith(WITHOUT_THE_KERNEL):
            yield from (f"{source.place}:{line}" for line in _frozen_in(source))


def _frozen_in(source: Source) -> Iterator[int]:
    for node in source.nodes:
        decorators = node.decorator_list if isinstance(node, ast.ClassDef) else ()
        yield from (made.lineno for made in decorators if isinstance(made, ast.Call) and _is_frozen(made))


def _is_frozen(made: ast.Call) -> bool:
    return ast.unparse(made.func).endswith("dataclass") and any(each.arg == "frozen" for each in made.keywords)


def test_the_engine_has_no_frozen_dataclasses() -> None:
    assert list(frozen_dataclasses(PROJECT)) == []


@pytest.mark.parametrize("decorator", ["@dataclass(frozen=True)", "@dataclasses.dataclass(slots=True, frozen=True)"])
def test_a_frozen_dataclass_is_caught(tmp_path: Path, decorator: str) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "new.py").write_text(f"{decorator}\nclass New:\n    at: int\n", encoding="utf-8")
    assert list(frozen_dataclasses(tmp_path)) == ["engine/new.py:1"]
