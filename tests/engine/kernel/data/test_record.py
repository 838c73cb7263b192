"""Records that differ in some fields are made as `dataclasses.replace` makes them."""

import dataclasses
from dataclasses import FrozenInstanceError, dataclass

import pytest

from engine.kernel.data.record import replace


@dataclass(frozen=True, slots=True)
class Pawn:
    """A record with a field that a subclass inherits."""

    at: str
    wounds: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Captain(Pawn):
    """One with fields of its own."""

    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Checked:
    """One that looks at its fields."""

    at: str

    def __post_init__(self) -> None:
        if not self.at:
            raise ValueError(self.at)


def test_replace_makes_what_dataclasses_make() -> None:
    """Inherited fields too; the record itself stays as it was."""
    captain = Captain("A1", cards=("one",))
    changed = replace(captain, at="B2", cards=())
    assert changed == dataclasses.replace(captain, at="B2", cards=()) == Captain("B2")
    assert captain == Captain("A1", cards=("one",))
    assert replace(captain) == captain


def test_a_replaced_record_is_frozen() -> None:
    changed = replace(Pawn("A1"), wounds=1)
    with pytest.raises(FrozenInstanceError):
        changed.wounds = 2  # type: ignore[misc]


def test_replace_refuses_unknown_fields() -> None:
    with pytest.raises(TypeError, match="a Pawn has no cards"):
        replace(Pawn("A1"), cards=())


def test_none_that_looks_at_its_fields() -> None:
    """Nobody would look at the new ones."""
    with pytest.raises(TypeError, match="Checked"):
        replace(Checked("A1"), at="")
