"""Retention of backups: all of the last two days, then one per day, per week and per month, for about a year."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from database.backups.backup_folders import Backup

DAY = 24 * 60 * 60
ALL_FOR = 2 * DAY
WEEK_DAYS = 7
MONTH_DAYS = 30
STAGES = ((1, 12), (WEEK_DAYS, 10), (MONTH_DAYS, 9))
"""The number of days that share one backup, and the number of such backups that are kept."""


def superfluous(backups: Sequence[Backup]) -> tuple[Backup, ...]:
    """The backups that may be deleted, from the newest to the oldest.

    The age of a backup is relative to the newest one, so that the clock alone deletes none. The newest is never
    deleted, nor one that seems to be from the future.
    """
    if not backups:
        return ()
    newest = backups[0].made
    older = [each for each in backups if newest - each.made >= ALL_FOR]
    kept = _thinned(older)
    return tuple(each for each in older if each not in kept)


def _thinned(older: Sequence[Backup]) -> list[Backup]:
    """The newest of each day, then of each week, then of each month."""
    rest, kept = sorted(older, key=lambda each: (-each.made, -each.number)), list[Backup]()
    for days, most in STAGES:
        span = _span(days)
        seen: set[int] = set()
        while rest and (span(rest[0]) in seen or len(seen) < most):
            each = rest.pop(0)
            if span(each) not in seen:
                seen.add(span(each))
                kept.append(each)
    return kept


def _span(days: int) -> Callable[[Backup], int]:
    return lambda backup: int(backup.made // (days * DAY))
