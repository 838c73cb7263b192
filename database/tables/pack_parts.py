"""The table `pack_parts`: what came in packs of newer programs and only these can read, byte for byte as it came."""

from sqlalchemy import CheckConstraint, Column, ForeignKey, LargeBinary, Text
from sqlmodel import Field

from database.tables.base_row import Row, is_digest, is_text, table_of

LONGEST_ENTRY = 180


class PackPartRow(Row, table=True):
    """An entry of a pack that nobody here looks into; its digest tells whether it is as it came."""

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
