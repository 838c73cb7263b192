"""Fights for tests: figures with weapons and statistics of their own, one of them active, and dice in order."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.kernel.chance.rolls import KeyedDice, Script
from engine.kernel.play.game import Game, resume_game, start_game
from engine.kernel.play.loop import start
from engine.kernel.state.event import Event
from engine.kernel.state.step import Step
from engine.systems.battleground.interruptions.execution import Interrupt
from engine.systems.battleground.interruptions.rules import InterruptionKind
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from tests.support.battleground import scenario
from tests.support.script import play

Document = dict[str, Any]


def weapon(name: str, type_: str, table: str = "1-2:1 3-4:2 5:3", **more: Any) -> Document:
    """A weapon; its table is `1-2:1 3:2`, successes and wounds, any number of successes from the last one on."""
    lines = [_line(line) for line in table.split()]
    return {"id": f"test/{name}", "kind": "weapon", "type": type_, "dice": 0, "table": lines, "cost": 0, **more}


def _line(text: str) -> Document:
    span, wounds = text.split(":")
    least, _, most = span.partition("-")
    return {"from": int(least), "to": int(most) if most else None, "wounds": int(wounds)}


def item(name: str, ability: Document) -> Document:
    """A trinket with an ability."""
    return {"id": f"test/{name}", "kind": "item", "type": "trinket", "ability": ability, "cost": 0}


SWORD = weapon("sword", "melee")
MACE = weapon("mace", "melee", dice=1)
GUN = weapon("gun", "ranged", "1:1", range=4)
BOW = weapon("bow", "ranged", "1:1", range=12)
BLAST = weapon("blast", "spell", "1:1", range=12, mana=2)
FIREBALL = weapon("fireball", "spell", "1:1", range=12, mana=1, area=2)
SWEEP = weapon("sweep", "melee", "1:1", area=1)
BALM = weapon("balm", "spell", "1:0", range=12, mana=1, targets="allies")


def armed(
    arms: Mapping[str, Sequence[Document]], stats: Mapping[str, Mapping[str, Any]] | None = None, **lines: Any
) -> Document:
    """A scenario whose figures carry these things and whose cards say this."""
    document = scenario(**lines)
    for army in document["armies"]:
        for figure in army["figures"]:
            figure["equipment"] = list(arms.get(figure["id"], ()))
            figure["card"] = {**figure["card"], **(stats or {}).get(figure["id"], {})}
    return document


def fight(
    *dice: int,
    red: str = "ana@E5:n",
    blue: str = "bo@E4:s",
    arms: Mapping[str, Sequence[Document]] | None = None,
    stats: Mapping[str, Mapping[str, Any]] | None = None,
    now: Mapping[str, Mapping[str, Any]] | None = None,
    ap: int = 6,
    **lines: Any,
) -> Game[Battle]:
    """A game in which the first red figure is active with so many action points, and these are all the dice.

    `arms` is what figures carry (a sword for the first red one), `stats` what differs on their cards, `now` what
    differs on the table.
    """
    active = red.partition("@")[0]
    carried = {active: (SWORD,)} if arms is None else arms
    document = armed(carried, stats, red=red, blue=blue, glory={"red": f"glory-9-{ap - 1}-0"}, **lines)
    game = start_game(SYSTEM, document, 0)
    play(game, f"red: select-card card=glory-9-{ap - 1}-0", "blue: pass", f"red: activate figure={active}")
    play(game, "red: bonus bonus=ap")
    figures = {name: replace(each, **(now or {}).get(name, {})) for name, each in game.state.figures.items()}
    return with_dice(game.state.but(figures=figures), *dice)


def with_dice(state: Battle, *dice: int) -> Game[Battle]:
    """The game from here with exactly these dice results."""
    return resume_game(SYSTEM, state, _script(state, *dice))


def interrupting(game: Game[Battle], figure: str, kind: InterruptionKind, *dice: int) -> Game[Battle]:
    """The game from here, the active figure being interrupted by this one."""
    active = game.state.bound("active", str)
    return with_dice(game.state.but(agenda=(*game.state.agenda, Interrupt(figure, active, kind))), *dice)


def done(game: Game[Battle], *dice: int, steps: Sequence[Step[Battle]]) -> list[Event[Any]]:
    """What happens when these steps are done before all else, up to the next question."""
    state = game.state
    stop = start(SYSTEM, state.but(agenda=(*state.agenda, *reversed(steps))), _script(state, *dice))
    return [event for event in stop.events if not event.quiet]


def _script(state: Battle, *dice: int) -> Script:
    """These dice results after those already rolled."""
    return Script((1,) * state.dice + dice, KeyedDice(), strict=True)


def begun(events: Sequence[Event[Any]]) -> list[str]:
    """The tests among events: `ana attack 5 dice 4+`."""
    reported = (each.to_json() for each in events if each.name() == "test-began")
    return [f"{each['figure']} {each['purpose']} {each['dice']} dice {each['threshold']}+" for each in reported]


def parts_of(events: Sequence[Event[Any]], what: str) -> list[str]:
    """The parts of the `threshold` or `dice` of the first test among events: `BG-MOD-2 widen 1`."""
    first = next(each.to_json() for each in events if each.name() == "test-began")
    parts: Any = first[f"{what}_parts"]
    return [f"{part['rule']} {part['change']} {part['by']}" for part in parts]


def of_kind(events: Sequence[Event[Any]], *names: str) -> list[str]:
    """The events with these names in short, without their rules."""
    reported = (each.to_json() for each in events if each.name() in names)
    return [" ".join(str(value) for key, value in each.items() if key != "rules") for each in reported]
