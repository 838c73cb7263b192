"""Table of the parts of packs that only newer programs can read, kept unchanged for when the pack is exported again."""

from alembic import op
from sqlalchemy import CheckConstraint, Column, ForeignKeyConstraint, LargeBinary, PrimaryKeyConstraint, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "pack_parts",
        Column("pack", Text, nullable=False),
        Column("entry", Text, nullable=False),
        Column("digest", Text, nullable=False),
        Column("body", LargeBinary, nullable=False),
        PrimaryKeyConstraint("pack", "entry", name="pk_pack_parts"),
        CheckConstraint("typeof(entry) = 'text' AND length(entry) BETWEEN 1 AND 180", name="ck_pack_parts_entry"),
        CheckConstraint("typeof(digest) = 'text' AND length(digest) = 64", name="ck_pack_parts_digest"),
        CheckConstraint("typeof(body) = 'blob'", name="ck_pack_parts_body"),
        ForeignKeyConstraint(["pack"], ["packs.key"], name="fk_pack_parts_pack", ondelete="CASCADE"),
    )
