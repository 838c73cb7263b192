"""The table `images`: the images next to the library, each identified by the SHA-256 of its bytes."""

from sqlalchemy import Column, Integer, Text
from sqlmodel import Field

from database.tables.base_row import Row, is_digest, is_natural, is_one_of, table_of


class ImageRow(Row, table=True):
    """An image; its bytes are in a file named by the digest."""

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
    """The suffix of its file, which gives the format."""
    size: int = Field(sa_column=Column(Integer, nullable=False))
    """The size in bytes."""
    number: int = Field(sa_column=Column(Integer, nullable=False))
    added_at: int = Field(sa_column=Column(Integer, nullable=False))
    """The time in milliseconds since 1970."""


images = table_of(ImageRow)
