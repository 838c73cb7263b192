"""The table `texts`: the texts of documents and revisions, each once, identified by its SHA-256."""

from sqlalchemy import CheckConstraint, Column, Text
from sqlmodel import Field

from database.tables.base_row import Row, is_digest, table_of


class TextRow(Row, table=True):
    """The text of a document, in canonical JSON or unchanged if it was kept unread."""

    __tablename__ = "texts"
    __table_args__ = (is_digest("digest"), CheckConstraint("typeof(body) = 'text' AND length(body) > 0", name="body"))

    digest: str = Field(sa_column=Column(Text, primary_key=True))
    body: str = Field(sa_column=Column(Text, nullable=False))


texts = table_of(TextRow)
