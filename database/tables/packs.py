"""The table `packs`: the packs that documents belong to; the stock documents are one pack for each game."""

from sqlalchemy import Column, Index, Integer, Text
from sqlmodel import Field

from database.packs.format.limits import MAX_JSON
from database.tables.base_row import Row, is_key, is_natural, is_one_of, is_text, may_be_missing, table_of

LONGEST_PACK_ID = 200
LONGEST_VERSION = 60
LONGEST_KEY = 200


class PackRow(Row, table=True):
    """A pack that is installed."""

    __tablename__ = "packs"
    __table_args__ = (
        is_key("key"),
        is_text("id", LONGEST_PACK_ID, 1),
        is_text("version", LONGEST_VERSION, 1),
        is_one_of("layer", "stock", "own"),
        is_text("manifest", MAX_JSON),
        is_text("digest", LONGEST_PACK_ID, 1),
        may_be_missing(is_text("signer", LONGEST_KEY, 1)),
        is_natural("number"),
        is_natural("installed_at"),
        Index(None, "layer", "id", unique=True),
    )

    key: str = Field(sa_column=Column(Text, primary_key=True))
    id: str = Field(sa_column=Column(Text, nullable=False))
    version: str = Field(sa_column=Column(Text, nullable=False))
    layer: str = Field(sa_column=Column(Text, nullable=False))
    manifest: str = Field(sa_column=Column(Text, nullable=False))
    """The imported manifest, in canonical JSON; empty for a stock pack."""
    digest: str = Field(sa_column=Column(Text, nullable=False))
    """Identifies an edition of the pack."""
    signer: str | None = Field(sa_column=Column(Text))
    """The public key of the signer."""
    number: int = Field(sa_column=Column(Integer, nullable=False))
    installed_at: int = Field(sa_column=Column(Integer, nullable=False))
    """The time in milliseconds since 1970."""


packs = table_of(PackRow)
