"""The table `documents`: a row per document, with all columns for searching and sorting; its text is in `texts`."""

from sqlalchemy import Column, ForeignKey, Index, Integer, Text, text
from sqlmodel import Field

from database.languages import LANGUAGES
from database.tables.base_row import (
    LONGEST_SLUG,
    Row,
    is_digest,
    is_integer,
    is_key,
    is_natural,
    is_one_of,
    is_text,
    may_be_missing,
    table_of,
)

LONGEST_VERSION = 7
LONGEST_NAME = 120


class DocumentRow(Row, table=True):
    """A document. There is at most one with the same id in each layer but the trash."""

    __tablename__ = "documents"
    __table_args__ = (
        is_key("key"),
        is_one_of("layer", "own", "stock", "trash"),
        is_text("kind", LONGEST_SLUG, 1),
        is_text("schema", LONGEST_VERSION, 1),
        is_text("system", LONGEST_SLUG),
        may_be_missing(is_text("faction", LONGEST_SLUG)),
        may_be_missing(is_integer("cost")),
        *(may_be_missing(is_text(f"name_{lang}", LONGEST_NAME)) for lang in LANGUAGES),
        may_be_missing(is_digest("origin_digest")),
        is_natural("number"),
        is_natural("changed_at"),
        Index("ix_documents_layer_id", "layer", "id", unique=True, sqlite_where=text("layer <> 'trash'")),
        Index(None, "id"),
        Index(None, "kind"),
        Index(None, "system"),
        Index(None, "faction"),
        Index(None, "cost"),
        *(Index(None, f"name_{lang}") for lang in LANGUAGES),
        Index(None, "digest"),
        Index(None, "origin_digest"),
        Index(None, "pack"),
        Index(None, "number"),
    )

    key: str = Field(sa_column=Column(Text, primary_key=True))
    id: str = Field(sa_column=Column(Text, ForeignKey("ids.id", onupdate="CASCADE"), nullable=False))
    layer: str = Field(sa_column=Column(Text, nullable=False))
    kind: str = Field(sa_column=Column(Text, nullable=False))
    # A class of rows cannot have a field `schema`: pydantic has taken the name.
    schema_version: str = Field(sa_column=Column("schema", Text, nullable=False))
    system: str = Field(sa_column=Column(Text, nullable=False))
    faction: str | None = Field(sa_column=Column(Text))
    cost: int | None = Field(sa_column=Column(Integer))
    name_en: str | None = Field(sa_column=Column(Text))
    name_it: str | None = Field(sa_column=Column(Text))
    name_es: str | None = Field(sa_column=Column(Text))
    name_pl: str | None = Field(sa_column=Column(Text))
    digest: str = Field(sa_column=Column(Text, ForeignKey("texts.digest"), nullable=False))
    pack: str | None = Field(sa_column=Column(Text, ForeignKey("packs.key", ondelete="SET NULL")))
    origin_id: str | None = Field(sa_column=Column(Text))
    origin_digest: str | None = Field(sa_column=Column(Text, ForeignKey("texts.digest")))
    number: int = Field(sa_column=Column(Integer, nullable=False))
    changed_at: int = Field(sa_column=Column(Integer, nullable=False))
    """The time in milliseconds since 1970."""


documents = table_of(DocumentRow)
