"""The library as it began: documents with their texts, revisions, tags and mentions; packs; images; its own state."""

from alembic import op
from sqlalchemy import CheckConstraint, Column, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text, text

revision = "0001"
down_revision = None

LANGUAGES = ("en", "it", "es", "pl")


def upgrade() -> None:
    op.create_table(
        "ids",
        Column("id", Text, nullable=False),
        PrimaryKeyConstraint("id", name="pk_ids"),
        *_checks("ids", id=_text("id", 121, 1)),
    )
    op.create_table(
        "images",
        Column("digest", Text, nullable=False),
        Column("suffix", Text, nullable=False),
        Column("size", Integer, nullable=False),
        Column("number", Integer, nullable=False),
        Column("added_at", Integer, nullable=False),
        PrimaryKeyConstraint("digest", name="pk_images"),
        *_checks(
            "images",
            digest=_exactly("digest", 64),
            suffix="suffix IN ('png', 'jpg', 'webp')",
            size=_natural("size"),
            number=_natural("number"),
            added_at=_natural("added_at"),
        ),
    )
    op.create_table(
        "packs",
        Column("key", Text, nullable=False),
        Column("id", Text, nullable=False),
        Column("version", Text, nullable=False),
        Column("layer", Text, nullable=False),
        Column("manifest", Text, nullable=False),
        Column("digest", Text, nullable=False),
        Column("signer", Text),
        Column("number", Integer, nullable=False),
        Column("installed_at", Integer, nullable=False),
        PrimaryKeyConstraint("key", name="pk_packs"),
        *_checks(
            "packs",
            key=_exactly("key", 26),
            id=_text("id", 200, 1),
            version=_text("version", 60, 1),
            layer="layer IN ('stock', 'own')",
            manifest=_text("manifest", 8388608),
            digest=_text("digest", 200, 1),
            signer=f"signer IS NULL OR {_text('signer', 200, 1)}",
            number=_natural("number"),
            installed_at=_natural("installed_at"),
        ),
    )
    op.create_index("ix_packs_layer_id", "packs", ["layer", "id"], unique=True)
    op.create_table(
        "translations",
        Column("pack", Text, nullable=False),
        Column("language", Text, nullable=False),
        Column("document", Text, nullable=False),
        Column("texts", Text, nullable=False),
        PrimaryKeyConstraint("pack", "language", "document", name="pk_translations"),
        *_checks(
            "translations",
            language="language IN ('en', 'it', 'es', 'pl')",
            document=_text("document", 121, 1),
            texts="typeof(texts) = 'text' AND length(texts) > 0",
        ),
        _refers("translations", "pack", "packs.key", ondelete="CASCADE"),
    )
    op.create_index("ix_translations_document", "translations", ["document"])
    op.create_table(
        "pack_images",
        Column("pack", Text, nullable=False),
        Column("entry", Text, nullable=False),
        Column("digest", Text, nullable=False),
        PrimaryKeyConstraint("pack", "entry", name="pk_pack_images"),
        *_checks("pack_images", entry=_text("entry", 180, 1)),
        _refers("pack_images", "pack", "packs.key", ondelete="CASCADE"),
        _refers("pack_images", "digest", "images.digest"),
    )
    op.create_index("ix_pack_images_digest", "pack_images", ["digest"])
    op.create_table(
        "state",
        Column("name", Text, nullable=False),
        Column("value", Text, nullable=False),
        PrimaryKeyConstraint("name", name="pk_state"),
        *_checks("state", name=_text("name", 60, 1), value=_text("value", 1000)),
    )
    op.create_table(
        "texts",
        Column("digest", Text, nullable=False),
        Column("body", Text, nullable=False),
        PrimaryKeyConstraint("digest", name="pk_texts"),
        *_checks("texts", digest=_exactly("digest", 64), body="typeof(body) = 'text' AND length(body) > 0"),
    )
    _documents()
    op.create_table(
        "mentions",
        Column("source", Text, nullable=False),
        Column("target", Text, nullable=False),
        Column("place", Text, nullable=False),
        Column("said", Text, nullable=False),
        PrimaryKeyConstraint("source", "target", name="pk_mentions"),
        *_checks("mentions", place=_text("place", 1000, 1), said=_text("said", 121)),
        _refers("mentions", "source", "documents.key", ondelete="CASCADE"),
        _refers("mentions", "target", "ids.id", onupdate="CASCADE"),
    )
    op.create_index("ix_mentions_target", "mentions", ["target"])
    op.create_index("ix_mentions_said", "mentions", ["said"])
    op.create_table(
        "revisions",
        Column("number", Integer, nullable=False),
        Column("document", Text, nullable=False),
        Column("digest", Text, nullable=False),
        Column("saved_at", Integer, nullable=False),
        Column("cause", Text, nullable=False),
        PrimaryKeyConstraint("number", name="pk_revisions"),
        *_checks(
            "revisions",
            number=_natural("number"),
            saved_at=_natural("saved_at"),
            cause="cause IN ('saved', 'imported', 'renamed', 'restored')",
        ),
        _refers("revisions", "document", "documents.key", ondelete="CASCADE"),
        _refers("revisions", "digest", "texts.digest"),
    )
    op.create_index("ix_revisions_document", "revisions", ["document"])
    op.create_index("ix_revisions_digest", "revisions", ["digest"])
    op.create_table(
        "tags",
        Column("document", Text, nullable=False),
        Column("tag", Text, nullable=False),
        PrimaryKeyConstraint("document", "tag", name="pk_tags"),
        *_checks("tags", tag=_text("tag", 60, 1)),
        _refers("tags", "document", "documents.key", ondelete="CASCADE"),
    )
    op.create_index("ix_tags_tag", "tags", ["tag"])


def _documents() -> None:
    op.create_table(
        "documents",
        Column("key", Text, nullable=False),
        Column("id", Text, nullable=False),
        Column("layer", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("schema", Text, nullable=False),
        Column("system", Text, nullable=False),
        Column("faction", Text),
        Column("cost", Integer),
        *(Column(f"name_{lang}", Text) for lang in LANGUAGES),
        Column("digest", Text, nullable=False),
        Column("pack", Text),
        Column("origin_id", Text),
        Column("origin_digest", Text),
        Column("number", Integer, nullable=False),
        Column("changed_at", Integer, nullable=False),
        PrimaryKeyConstraint("key", name="pk_documents"),
        *_checks(
            "documents",
            key=_exactly("key", 26),
            layer="layer IN ('own', 'stock', 'trash')",
            kind=_text("kind", 60, 1),
            schema=_text("schema", 7, 1),
            system=_text("system", 60),
            faction=f"faction IS NULL OR {_text('faction', 60)}",
            cost="cost IS NULL OR typeof(cost) = 'integer'",
            **{f"name_{lang}": f"name_{lang} IS NULL OR {_text(f'name_{lang}', 120)}" for lang in LANGUAGES},
            origin_digest=f"origin_digest IS NULL OR {_exactly('origin_digest', 64)}",
            number=_natural("number"),
            changed_at=_natural("changed_at"),
        ),
        _refers("documents", "id", "ids.id", onupdate="CASCADE"),
        _refers("documents", "digest", "texts.digest"),
        _refers("documents", "pack", "packs.key", ondelete="SET NULL"),
        _refers("documents", "origin_digest", "texts.digest"),
    )
    living = text("layer <> 'trash'")
    op.create_index("ix_documents_layer_id", "documents", ["layer", "id"], unique=True, sqlite_where=living)
    names = tuple(f"name_{lang}" for lang in LANGUAGES)
    for column in ("id", "kind", "system", "faction", "cost", *names, "digest", "origin_digest", "pack", "number"):
        op.create_index(f"ix_documents_{column}", "documents", [column])


def _checks(table: str, **conditions: str) -> list[CheckConstraint]:
    return [CheckConstraint(condition, name=f"ck_{table}_{column}") for column, condition in conditions.items()]


def _refers(
    table: str, column: str, target: str, onupdate: str | None = None, ondelete: str | None = None
) -> ForeignKeyConstraint:
    name = f"fk_{table}_{column}"
    return ForeignKeyConstraint([column], [target], name=name, onupdate=onupdate, ondelete=ondelete)


def _text(column: str, longest: int, shortest: int = 0) -> str:
    return f"typeof({column}) = 'text' AND length({column}) BETWEEN {shortest} AND {longest}"


def _exactly(column: str, length: int) -> str:
    return f"typeof({column}) = 'text' AND length({column}) = {length}"


def _natural(column: str) -> str:
    return f"typeof({column}) = 'integer' AND {column} >= 0"
