"""All that games tell and offer, found in the engine: kinds of events, kinds of choices, values out of closed sets."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, get_args

from engine.geometry.hex.grid import DIRECTION_NAMES
from engine.kernel.state.event import Event
from engine.registry import systems
from engine.systems.battleground.abilities.events import TokenKind
from engine.systems.battleground.abilities.types.card_abilities import TestedTrait
from engine.systems.battleground.combat.weapons import FISTS, AttackKind
from engine.systems.battleground.dice.pending_test import Purpose
from engine.systems.battleground.interruptions.rules import InterruptionKind
from engine.systems.battleground.state import Phase as BattlegroundPhase
from engine.systems.battleground.tokens.tokens import COMMON
from engine.systems.hoplomachus.dice.attack_dice import COLOURS
from engine.systems.hoplomachus.state import Phase as HoplomachusPhase

ROOT = Path(__file__).resolve().parents[2]
KERNEL, ABILITIES = "kernel", "abilities"
"""The parts that all games have: the loop, and the abilities of cards."""
MAKERS = frozenset({"choice", "Choice", "Action"})
THROWS = ("", "-exploding", "-reroll", "-mana-reroll")
"""What is thrown in a test: the dice, those that explode, those that are thrown again."""


@cache
def events(part: str) -> tuple[type[Event[Any]], ...]:
    """The events of a game, or of a part that all games have, that are reported."""
    package = import_module(_package(part))
    for each in walk_packages(package.__path__, f"{package.__name__}."):
        import_module(each.name)
    inside = f"{package.__name__}."
    found = {each.name(): each for each in _below(Event) if each.__module__.startswith(inside) and not each.quiet}
    return tuple(found[name] for name in sorted(found))


@cache
def kinds(part: str) -> tuple[str, ...]:
    """The kinds of choices that a game, or a part that all games have, offers: the first arguments of all that make
    choices."""
    folder = ROOT.joinpath(*_package(part).split("."))
    found = {kind for path in folder.rglob("*.py") for kind in _kinds_in(path, folder)}
    return tuple(sorted(found))


def values(system: str) -> dict[str, tuple[str, ...]]:
    """By the field that they stand in, the values of a game that come out of closed sets."""
    return {"battleground": _values_of_battleground, "hoplomachus": _values_of_hoplomachus}[system]()


def event_words() -> Iterator[str]:
    """The word of each event."""
    yield from (f"event-{each.name()}" for part in (KERNEL, ABILITIES) for each in events(part))
    yield from (f"event-{system}-{each.name()}" for system in systems() for each in events(system))


def choice_words(about: str) -> Iterator[str]:
    """The word of each kind of choice, as a choice or as a deed; what the kernel has a word for needs no other, and
    what abilities ask needs none where each game has its own."""
    yield from (f"{about}-{kind}" for kind in kinds(KERNEL))
    yield from (
        f"{about}-{kind}" for kind in kinds(ABILITIES) if any(kind not in kinds(system) for system in systems())
    )
    yield from (
        f"{about}-{system}-{kind}" for system in systems() for kind in kinds(system) if kind not in kinds(KERNEL)
    )


def value_words() -> Iterator[str]:
    """The word of each value out of a closed set."""
    for system in systems():
        for field, among in values(system).items():
            yield from (f"value-{system}-{field}-{value.replace(' ', '-')}" for value in among)


def _package(part: str) -> str:
    return f"engine.{part}" if part in (KERNEL, ABILITIES) else f"engine.systems.{part}"


def _values_of_battleground() -> dict[str, tuple[str, ...]]:
    figures = (json.loads(path.read_bytes()) for path in (ROOT / "resources/systems/battleground/characters").glob("*"))
    return {
        "faction": tuple(sorted({figure["faction"] for figure in figures} - {None})),
        "facing": tuple(dict.fromkeys(name for names in DIRECTION_NAMES.values() for name in names)),
        "phase": get_args(BattlegroundPhase),
        "bonus": ("ability", "mana", "mission", "ap"),
        "kind": (*get_args(InterruptionKind), *get_args(TokenKind)),
        "token": tuple(token for tokens in COMMON.values() for token in tokens),
        "statistic": get_args(TestedTrait),
        "purpose": (*(f"{test}{throw}" for test in get_args(Purpose) for throw in THROWS), "first-player", "dispute"),
        "use": ("move", "focus", "guard", *(f"attack {kind}" for kind in get_args(AttackKind))),
        "weapon": (FISTS.id,),
    }


def _values_of_hoplomachus() -> dict[str, tuple[str, ...]]:
    units = (json.loads(path.read_bytes()) for path in (ROOT / "resources/systems/hoplomachus/units").glob("*.json"))
    return {
        "phase": get_args(HoplomachusPhase),
        "purpose": ("attack", "compass"),
        "dice": COLOURS,
        "faction": tuple(sorted({unit["faction"] for unit in units} - {None})),
    }


def _below(kind: type[Any]) -> Iterator[type[Any]]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)


def _kinds_in(path: Path, folder: Path) -> Iterator[str]:
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS and node.args:
            yield from _texts(node.args[0], path, folder)


def _texts(kind: ast.expr, path: Path, folder: Path) -> Iterable[str]:
    """The texts that an argument may be: itself, either of two, or what its name stands for."""
    match kind:
        case ast.Constant(value=str(text)):
            return (text,)
        case ast.IfExp(body=one, orelse=other):
            return (*_texts(one, path, folder), *_texts(other, path, folder))
        case ast.Name(id=name):
            return _named(name, path, folder)
    return ()


def _named(name: str, path: Path, folder: Path) -> tuple[str, ...]:
    """What a name is set to: in its own module, or, where it is a constant, in any of the folder."""
    paths = folder.rglob("*.py") if name.isupper() else (path,)
    assigned = (node for each in paths for node in ast.walk(_tree(each)) if isinstance(node, ast.Assign))
    meant = (node.value for node in assigned if any(isinstance(to, ast.Name) and to.id == name for to in node.targets))
    return tuple(text for value in meant if not isinstance(value, ast.Name) for text in _texts(value, path, folder))


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))
