"""The table `mentions`: which document refers to which id; an id that no document has is a broken reference."""

from sqlalchemy import Column, ForeignKey, Index, Text
from sqlmodel import Field

from database.tables.base_row import LONGEST_ID, Row, is_text, table_of

LONGEST_PLACE = 1000


class MentionRow(Row, table=True):
    """A document refers to an id, first at this path."""

    __tablename__ = "mentions"
    __table_args__ = (
        is_text("place", LONGEST_PLACE, 1),
        is_text("said", LONGEST_ID),
        Index(None, "target"),
        Index(None, "said"),
    )

    source: str = Field(sa_column=Column(Text, ForeignKey("documents.key", ondelete="CASCADE"), primary_key=True))
    target: str = Field(sa_column=Column(Text, ForeignKey("ids.id", onupdate="CASCADE"), primary_key=True))
    place: str = Field(sa_column=Column(Text, nullable=False))
    said: str = Field(sa_column=Column(Text, nullable=False))
    """The last part of the id, if only that is written: it stands for a document with that name before one with the
    whole id."""


mentions = table_of(MentionRow)
