"""Tables of the search: a row for each document and a full-text index, which the program fills later, step by step."""

from alembic import op
from sqlalchemy import CheckConstraint, Column, Integer, PrimaryKeyConstraint, Text, UniqueConstraint

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "finds",
        Column("id", Integer, nullable=False),
        Column("document", Text, nullable=False),
        Column("digest", Text, nullable=False),
        Column("edition", Text, nullable=False),
        Column("notes", Text, nullable=False),
        *(Column(language, Text, nullable=False) for language in ("en", "it", "es", "pl")),
        PrimaryKeyConstraint("id", name="pk_finds"),
        UniqueConstraint("document", name="uq_finds_document"),
        CheckConstraint("typeof(document) = 'text' AND length(document) = 26", name="ck_finds_document"),
        CheckConstraint("typeof(digest) = 'text' AND length(digest) = 64", name="ck_finds_digest"),
        CheckConstraint("typeof(edition) = 'text' AND length(edition) = 64", name="ck_finds_edition"),
    )
    op.execute(
        """
        CREATE VIRTUAL TABLE finds_index USING fts5(
        names, labels, notes, en, it, es, pl, tokenize="unicode61 remove_diacritics 0", prefix="2 3")
        """
    )
    op.execute("INSERT INTO state (name, value) VALUES ('search', 'filling')")
