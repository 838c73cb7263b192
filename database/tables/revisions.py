"""The table `revisions`: the text of each document after each save."""

from sqlalchemy import Column, ForeignKey, Index, Integer, Text
from sqlmodel import Field

from database.tables.base_row import Row, is_natural, is_one_of, table_of


class RevisionRow(Row, table=True):
    """A document as it was saved."""

    __tablename__ = "revisions"
    __table_args__ = (
        is_natural("number"),
        is_natural("saved_at"),
        is_one_of("cause", "saved", "imported", "renamed", "restored"),
        Index(None, "document"),
        Index(None, "digest"),
    )

    number: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    document: str = Field(sa_column=Column(Text, ForeignKey("documents.key", ondelete="CASCADE"), nullable=False))
    digest: str = Field(sa_column=Column(Text, ForeignKey("texts.digest"), nullable=False))
    saved_at: int = Field(sa_column=Column(Integer, nullable=False))
    """The time in milliseconds since 1970."""
    cause: str = Field(sa_column=Column(Text, nullable=False))


revisions = table_of(RevisionRow)
