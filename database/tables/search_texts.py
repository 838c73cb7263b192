"""The table `finds`: the searchable texts of each document, as displayed; `finds_index` has the same, folded."""

from sqlalchemy import Column, Integer, Text
from sqlmodel import Field

from database.tables.base_row import Row, is_digest, is_key, table_of

INDEX = "finds_index"
INDEX_COLUMNS = ("names", "labels", "notes", "en", "it", "es", "pl")
CREATE_INDEX = """
CREATE VIRTUAL TABLE finds_index USING fts5(
names, labels, notes, en, it, es, pl, tokenize="unicode61 remove_diacritics 0", prefix="2 3")
"""


class FindRow(Row, table=True):
    """A document in the search index. There are no foreign keys to documents: a superfluous row does no harm."""

    __tablename__ = "finds"
    __table_args__ = (is_key("document"), is_digest("digest"), is_digest("edition"))

    id: int = Field(sa_column=Column(Integer, primary_key=True))
    document: str = Field(sa_column=Column(Text, nullable=False, unique=True))
    digest: str = Field(sa_column=Column(Text, nullable=False))
    """The digest of the document's text from which this was made."""
    edition: str = Field(sa_column=Column(Text, nullable=False))
    """The edition of the catalogue with which the texts were generated."""
    notes: str = Field(sa_column=Column(Text, nullable=False))
    """The texts in no known language."""
    en: str = Field(sa_column=Column(Text, nullable=False))
    it: str = Field(sa_column=Column(Text, nullable=False))
    es: str = Field(sa_column=Column(Text, nullable=False))
    pl: str = Field(sa_column=Column(Text, nullable=False))


finds = table_of(FindRow)
