"""The table `tags`: words by which authors want documents to be found."""

from sqlalchemy import Column, ForeignKey, Index, Text
from sqlmodel import Field

from database.tables.base_row import LONGEST_SLUG, Row, is_text, table_of


class TagRow(Row, table=True):
    """A document has a tag."""

    __tablename__ = "tags"
    __table_args__ = (is_text("tag", LONGEST_SLUG, 1), Index(None, "tag"))

    document: str = Field(sa_column=Column(Text, ForeignKey("documents.key", ondelete="CASCADE"), primary_key=True))
    tag: str = Field(sa_column=Column(Text, primary_key=True))


tags = table_of(TagRow)
