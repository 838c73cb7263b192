"""The base of all tables: one metadata object, named constraints, and types of columns with CHECKs."""

from __future__ import annotations

from typing import cast

from sqlalchemy import CheckConstraint, MetaData, Table
from sqlmodel import SQLModel

KEY_LENGTH = 26
DIGEST_LENGTH = 64
LONGEST_ID = 121
LONGEST_SLUG = 60

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Row(SQLModel):
    """A row of a table of the library."""

    metadata = METADATA


def table_of(row: type[Row]) -> Table:
    """The table of a class of rows, for statements over many rows."""
    return cast(Table, row.__table__)  # type: ignore[attr-defined]


def is_key(column: str) -> CheckConstraint:
    return _check(column, f"typeof({column}) = 'text' AND length({column}) = {KEY_LENGTH}")


def is_digest(column: str) -> CheckConstraint:
    return _check(column, f"typeof({column}) = 'text' AND length({column}) = {DIGEST_LENGTH}")


def is_text(column: str, longest: int, shortest: int = 0) -> CheckConstraint:
    return _check(column, f"typeof({column}) = 'text' AND length({column}) BETWEEN {shortest} AND {longest}")


def is_natural(column: str) -> CheckConstraint:
    return _check(column, f"typeof({column}) = 'integer' AND {column} >= 0")


def is_integer(column: str) -> CheckConstraint:
    return _check(column, f"typeof({column}) = 'integer'")


def is_one_of(column: str, *values: str) -> CheckConstraint:
    listed = ", ".join(f"'{value}'" for value in values)
    return _check(column, f"{column} IN ({listed})")


def may_be_missing(check: CheckConstraint) -> CheckConstraint:
    """A check constraint that also accepts NULL."""
    column = str(check.name)
    return _check(column, f"{column} IS NULL OR {check.sqltext}")


def _check(column: str, condition: str) -> CheckConstraint:
    return CheckConstraint(condition, name=column)
