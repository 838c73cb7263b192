"""The table `translations`: texts in packs for documents of others, in languages that these lack."""

from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, Text
from sqlmodel import Field

from database.languages import LANGUAGES
from database.tables.base_row import LONGEST_ID, Row, is_one_of, is_text, table_of


class TranslationRow(Row, table=True):
    """Translations by a pack of one document into one language: texts by their paths, as JSON."""

    __tablename__ = "translations"
    __table_args__ = (
        is_one_of("language", *LANGUAGES),
        is_text("document", LONGEST_ID, 1),
        CheckConstraint("typeof(texts) = 'text' AND length(texts) > 0", name="texts"),
        Index(None, "document"),
    )

    pack: str = Field(sa_column=Column(Text, ForeignKey("packs.key", ondelete="CASCADE"), primary_key=True))
    language: str = Field(sa_column=Column(Text, primary_key=True))
    document: str = Field(sa_column=Column(Text, primary_key=True))
    texts: str = Field(sa_column=Column(Text, nullable=False))


translations = table_of(TranslationRow)
