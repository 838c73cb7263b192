"""Maintenance jobs for the library worker: backups, check, repair, and restoring a backup."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from database.backups.backup_folders import Backup
from database.backups.service import Backups
from database.records import DocumentFilter
from editor.pages.library.documents.bulk_operations import ProgressStep
from engine.kernel.data.message import Message

if TYPE_CHECKING:
    from database.integrity.repair import RepairResult
    from database.library import Library


@dataclass(frozen=True, slots=True)
class CheckResult:
    """Result of a check, with the plan of a repair."""

    is_sound: bool
    is_damaged: bool
    """Whether the file itself is damaged, which a repair cannot solve."""
    found: Sequence[Message]
    repairs: Sequence[Message]


@dataclass(frozen=True, slots=True)
class RestoreReport:
    """Result of restoring a backup."""

    replaced_file: str
    """Path of the replaced library; empty if a backup holds it."""
    images_lost: int


def backups_of(place: Path) -> tuple[Backup, ...]:
    """The backups, the newest first."""
    return Backups(place).all()


def back_up(place: Path) -> Backup:
    return Backups(place).make("wish")


def restore(place: Path, backup: Backup) -> RestoreReport:
    """Make a backup the library; it must be closed."""
    restored = Backups(place).restore(backup)
    return RestoreReport("" if restored.replaced_file is None else str(restored.replaced_file), restored.images_lost)


def set_aside(place: Path) -> str:
    """Move a damaged library aside to make room for a new one; returns its new path, empty if the library is intact and
    stays."""
    new_path = Backups(place).set_aside()
    return "" if new_path is None else str(new_path)


def salvage(library: Library, damaged: str) -> int:
    """Import what can still be read of a damaged library; returns the number of documents changed by that."""
    return len(library.salvage(Path(damaged)).brought)


def check(library: Library, step: ProgressStep) -> CheckResult:
    """Full integrity check with a repair plan; each text is read twice, raw and as a document."""
    texts, read = 2 * library.documents.count(DocumentFilter(shadowed=True)), count(1)

    def report_progress() -> None:
        done = next(read)
        step(done, max(done, texts))

    report = library.check(report_progress)
    is_amiss = not report.is_sound or bool(report.strays)
    may_repair = is_amiss and not report.damage and library.why_read_only is None
    return CheckResult(
        report.is_sound, bool(report.damage), report.words, library.repair(dry_run=True).done if may_repair else ()
    )


def repair(library: Library) -> RepairResult:
    """Repair after making a backup."""
    return library.repair()
