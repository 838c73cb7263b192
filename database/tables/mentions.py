"""The table `mentions`: which document names which id; an id that no document has is left hanging."""

from sqlalchemy import Column, ForeignKey, Index, Text
from sqlmodel import Field

from database.tables.base_row import LONGEST_ID, Row, is_text, table_of

LONGEST_PLACE = 1000


class MentionRow(Row, table=True):
    """A document names an id, first at a place."""

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
    """The last part of the id, where only that is said: a document called so is meant before that of the whole id."""


mentions = table_of(MentionRow)
