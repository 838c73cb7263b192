"""The table `images`: the pictures that lie beside the library, each known by the SHA-256 of its bytes."""

from sqlalchemy import Column, Integer, Text
from sqlmodel import Field

from database.tables.base_row import Row, is_digest, is_natural, is_one_of, table_of


class ImageRow(Row, table=True):
    """A picture; its bytes are in a file named by the digest."""

    __tablename__ = "images"
    __table_args__ = (
        is_digest("digest"),
        is_one_of("suffix", "png", "jpg", "webp"),
        is_natural("size"),
        is_natural("number"),
        is_natural("added_at"),
    )

    digest: str = Field(sa_column=Column(Text, primary_key=True))
    suffix: str = Field(sa_column=Column(Text, nullable=False))
    """Of its file, which says what sort of picture it is."""
    size: int = Field(sa_column=Column(Integer, nullable=False))
    """In bytes."""
    number: int = Field(sa_column=Column(Integer, nullable=False))
    added_at: int = Field(sa_column=Column(Integer, nullable=False))
    """In milliseconds since 1970."""


images = table_of(ImageRow)
