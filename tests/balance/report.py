"""The tables that `resources/systems/battleground/costs.md` shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import mean

from tests.balance.box import box, first_costs, group_of
from tests.balance.fairness import Balance
from tests.balance.held_out import FORESEERS, Foresight
from tests.balance.study import Study
from tests.balance.usage import carried, share_used

GROUPS = ("character", "melee", "ranged", "spell", "shield", "armour", "trinket")
CONFIDENT = 1.96
"""A normal variable is at most so many deviations off in 95 of 100 cases."""


def foreseen(seen: Foresight) -> list[str]:
    """How well games are foreseen that were held out."""
    gains = {name: seen.gain(name) for name in FORESEERS}
    return table(
        ("foreseen by", "wrong by", "mean square less than by first costs"),
        (
            (name, f"{seen.size(name):.2f}", f"{gain:.1%} ± {CONFIDENT * off:.1%}")
            for name, (gain, off) in gains.items()
        ),
    )


def shares(found: Iterable[tuple[Balance, int]]) -> list[str]:
    """How often each army won the missions, with the seeds that the games were played from."""
    return table(
        ("mission", "seed", "games", "Masters", "Evil Warriors", "draws", "Masters of decided", "95 % interval"),
        (
            (
                balance.mission,
                str(seed),
                str(balance.games),
                *map(str, balance.wins),
                f"{balance.draws} ({balance.draws / balance.games:.0%})",
                f"{balance.share:.1%}",
                "{:.0%} to {:.0%}".format(*balance.interval),
            )
            for balance, seed in found
        ),
    )


def groups(study: Study) -> list[str]:
    """What became of each group."""
    return table(
        ("cards", "designs", "mean first cost", "mean cost", "dearer", "cheaper", "unchanged", "95 % of a cost"),
        (_group(study, group) for group in GROUPS),
    )


def moved(study: Study) -> list[str]:
    """The cards whose cost changed."""
    return cards(study, [name for group in GROUPS for name in _of(group) if _change(study, name)])


def cards(study: Study, names: Iterable[str]) -> list[str]:
    """What each of these cost, what it costs, how sure that is, in how many armies it was, and how often in use."""
    armies, shares = carried(study.records), share_used(study.records)
    return table(
        ("card", "kind", "first", "cost", "95 % interval", "armies", "used"),
        (
            (
                str(box()[name]["name"]["en"]),
                group_of(name),
                str(first_costs()[name]),
                str(study.costs[name]),
                _interval(study, name),
                str(armies[name]),
                "" if (share := shares[name]) is None else f"{share:.0%}",
            )
            for name in names
        ),
    )


def table(head: Sequence[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """Lines of a table."""
    return [_line(head), _line(["---"] * len(head)), *map(_line, rows)]


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _group(study: Study, group: str) -> Iterator[str]:
    names = _of(group)
    changes = [_change(study, name) for name in names]
    doubts = [CONFIDENT * doubt for name in names if (doubt := study.worth[name].doubt) is not None]
    yield group
    yield str(len(names))
    yield f"{mean(first_costs()[name] for name in names):.1f}"
    yield f"{mean(study.costs[name] for name in names):.1f}"
    yield str(sum(change > 0 for change in changes))
    yield str(sum(change < 0 for change in changes))
    yield str(changes.count(0))
    yield f"± {mean(doubts):.1f}" if doubts else ""


def _change(study: Study, name: str) -> int:
    return study.costs[name] - first_costs()[name]


def _of(group: str) -> list[str]:
    return [name for name in first_costs() if group_of(name) == group]


def _interval(study: Study, name: str) -> str:
    """Where the true cost is in 95 of 100 cases."""
    price = study.worth[name]
    if price.doubt is None:
        return "first cost"
    off = CONFIDENT * price.doubt
    low, high = (price.fair + side * off for side in (-1, 1))
    return f"{max(0.0, low):.0f} to {high:.0f}"
