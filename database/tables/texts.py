"""The table `texts`: what documents and revisions say, each text once, known by its SHA-256."""

from sqlalchemy import CheckConstraint, Column, Text
from sqlmodel import Field

from database.tables.base_row import Row, is_digest, table_of


class TextRow(Row, table=True):
    """A document as it is written down, in canonical JSON or as it came."""

    __tablename__ = "texts"
    __table_args__ = (is_digest("digest"), CheckConstraint("typeof(body) = 'text' AND length(body) > 0", name="body"))

    digest: str = Field(sa_column=Column(Text, primary_key=True))
    body: str = Field(sa_column=Column(Text, nullable=False))


texts = table_of(TextRow)
