"""Stored libraries of each past schema; `python -m tests.tools.library_samples` adds that of the present one."""

from pathlib import Path

from database.schema_version import CURRENT
from tests.support.libraries import deck, fate, open_library

SAMPLES = Path(__file__).parents[1] / "database" / "samples"


def sample(schema: int) -> Path:
    """Where the library of a schema lies."""
    return SAMPLES / f"library-{schema}.db"


def write_sample(path: Path) -> None:
    """A library with documents of all sorts; its content never changes, so that tests can rely on it."""
    with open_library(path) as library:
        library.documents.save(fate("luck", ap=1))
        library.documents.save(fate("luck", ap=2, tags=["good"], name={"en": "Luck", "pl": "Łut"}))
        library.documents.save_many([deck("cards", "luck"), fate("skill")])
        library.documents.delete("skill")
    path.with_name(f"{path.name}.lock").unlink()


if __name__ == "__main__":
    write_sample(sample(CURRENT))
