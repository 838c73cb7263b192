"""The state of the search index: broken, being filled, or complete for a version of the texts."""

from __future__ import annotations

from typing import TypeAlias

from sqlalchemy import Connection, select

from database.store.statements import put_state
from database.tables.state import SEARCH, state

IndexCondition: TypeAlias = str
"""One of these, or the edition of the texts with which it was last complete."""

BROKEN: IndexCondition = "broken"
"""The index cannot be used and will be rebuilt."""
FILLING: IndexCondition = "filling"
"""Some documents may be missing."""


def condition_of(rows: Connection) -> IndexCondition:
    """The progress of the filling of the index."""
    return str(rows.execute(select(state.c.value).where(state.c.name == SEARCH)).scalar() or BROKEN)


def note_condition(rows: Connection, condition: IndexCondition) -> None:
    """Record the progress of the filling."""
    put_state(rows, SEARCH, condition)


def is_there(condition: IndexCondition) -> bool:
    """Whether the index can be queried and written."""
    return condition != BROKEN


def is_whole(condition: IndexCondition) -> bool:
    """Whether it also contains all documents."""
    return is_there(condition) and condition != FILLING
