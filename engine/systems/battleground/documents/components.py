"""BG-COMP-7: the components in one box (terrain, objectives, tokens), and those that a game needs in addition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from engine.content.document_path import Plain
from engine.systems.battleground.tokens.tokens import COMMON

Sort: TypeAlias = tuple[str, int]
"""The sort of a component: its name and its number of hexes; 0 if its size does not matter."""

OBJECTIVE: Sort = ("objective", 0)

BOX: Mapping[Sort, int] = {
    ("tall", 3): 8,
    ("tall", 4): 6,
    ("mixed", 3): 4,
    ("mixed", 4): 2,
    ("tall", 1): 4,
    ("low", 2): 10,
    ("low", 3): 2,
    ("platform", 0): 2,
    ("ladder", 0): 2,
    OBJECTIVE: 6,
}
TOKENS: Mapping[str, int] = {"mark": 1, "buff": 0, "debuff": 1}
"""The number of spare tokens for the marks, buffs and debuffs that cards define."""


class Beyond(NamedTuple):
    """A component of which a game may need more than one box has; for tokens, with their use."""

    kind: str
    size: int
    found: int
    most: int
    names: tuple[str, ...] = ()


def pieces_beyond(sorts: Iterable[Sort]) -> Iterator[Beyond]:
    """The missing components for the pieces and objectives of a map."""
    for sort, number in sorted(Counter(sorts).items()):
        if number > BOX.get(sort, 0):
            yield Beyond(*sort, number, BOX.get(sort, 0))


def tokens_beyond(scenario: Plain) -> Iterator[Beyond]:
    """The missing components for the tokens that cards define; of a mark, one for each army (BG-FX-5)."""
    armies = [set(_tokens(army)) for army in scenario.get("armies", ())]
    shared = set(_tokens(scenario.get("abilities", ()))).union(*armies)
    for kind, most in TOKENS.items():
        own = armies if kind == "mark" else [shared]
        names = tuple(name for each in own for sort, name in sorted(each) if sort == kind)
        if len(names) > most:
            yield Beyond(kind, 0, len(names), most, names)


def _tokens(part: Any) -> Iterator[tuple[str, str]]:
    """The tokens that cards define in a part of a document: their types and names."""
    common = (name for names in COMMON.values() for name in names)
    if isinstance(part, Mapping):
        kind, name = part.get("do"), part.get("name")
        if isinstance(kind, str) and kind in TOKENS and isinstance(name, str) and name not in common:
            yield kind, name
        for below in part.values():
            yield from _tokens(below)
    elif isinstance(part, list | tuple):
        for below in part:
            yield from _tokens(below)
