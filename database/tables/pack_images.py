"""The table `pack_images`: which images belong to which pack, and their names there."""

from sqlalchemy import Column, ForeignKey, Index, Text
from sqlmodel import Field

from database.tables.base_row import Row, is_text, table_of

LONGEST_ENTRY = 180


class PackImageRow(Row, table=True):
    """An image belongs to a pack."""

    __tablename__ = "pack_images"
    __table_args__ = (is_text("entry", LONGEST_ENTRY, 1), Index(None, "digest"))

    pack: str = Field(sa_column=Column(Text, ForeignKey("packs.key", ondelete="CASCADE"), primary_key=True))
    entry: str = Field(sa_column=Column(Text, primary_key=True))
    digest: str = Field(sa_column=Column(Text, ForeignKey("images.digest"), nullable=False))


pack_images = table_of(PackImageRow)
