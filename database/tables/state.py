"""The table `state`: facts about the library itself, such as the number of the last change."""

from sqlalchemy import Column, Text
from sqlmodel import Field

from database.tables.base_row import LONGEST_SLUG, Row, is_text, table_of

LONGEST_VALUE = 1000

SEQUENCE = "sequence"
"""The number of the last change."""
STOCK = "stock"
"""The edition of its stock documents."""
PROGRAM = "program"
"""The version of the program that made its schema."""

SEARCH = "search"
"""The progress of the search index: see `database/search/index_state.py`."""


class StateRow(Row, table=True):
    """A fact, by name."""

    __tablename__ = "state"
    __table_args__ = (is_text("name", LONGEST_SLUG, 1), is_text("value", LONGEST_VALUE))

    name: str = Field(sa_column=Column(Text, primary_key=True))
    value: str = Field(sa_column=Column(Text, nullable=False))


state = table_of(StateRow)
