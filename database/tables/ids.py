"""The table `ids`: every id that a document has or refers to, so that both are held by foreign keys."""

from sqlalchemy import Column, Text
from sqlmodel import Field

from database.tables.base_row import LONGEST_ID, Row, is_text, table_of


class IdRow(Row, table=True):
    """An id."""

    __tablename__ = "ids"
    __table_args__ = (is_text("id", LONGEST_ID, 1),)

    id: str = Field(sa_column=Column(Text, primary_key=True))


ids = table_of(IdRow)
