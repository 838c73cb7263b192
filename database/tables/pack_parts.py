"""The table `pack_parts`: entries of packs that only newer programs can read, kept byte for byte."""

from sqlalchemy import CheckConstraint, Column, ForeignKey, LargeBinary, Text
from sqlmodel import Field

from database.tables.base_row import Row, is_digest, is_text, table_of

LONGEST_ENTRY = 180


class PackPartRow(Row, table=True):
    """An entry of a pack that this program does not read; its digest shows whether it is unchanged."""

    __tablename__ = "pack_parts"
    __table_args__ = (
        is_text("entry", LONGEST_ENTRY, 1),
        is_digest("digest"),
        CheckConstraint("typeof(body) = 'blob'", name="body"),
    )

    pack: str = Field(sa_column=Column(Text, ForeignKey("packs.key", ondelete="CASCADE"), primary_key=True))
    entry: str = Field(sa_column=Column(Text, primary_key=True))
    digest: str = Field(sa_column=Column(Text, nullable=False))
    body: bytes = Field(sa_column=Column(LargeBinary, nullable=False))


pack_parts = table_of(PackPartRow)
