"""What abilities, bonuses and side missions do, in short phrases made from what their cards say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields

from editor.board.panel import Fact
from editor.games.amounts import signed
from editor.games.battleground.board import token_name
from editor.games.battleground.words import NUMBERS
from editor.playtest.naming import Naming
from engine.kernel.word import Spoken
from engine.systems.battleground.abilities import (
    Ability,
    Condition,
    Cost,
    Deed,
    Effect,
    MarkMeaning,
    OnAttack,
    Passive,
    Standing,
    Timely,
    TokenMeaning,
    Used,
)
from engine.systems.battleground.lore import Known
from engine.systems.battleground.mission_terms import Mission
from engine.systems.battleground.ops import effects_by_name

BETWEEN = "; "
AMOUNTS = ("wounds", "mana", "ap", "cards", "hexes", "points")
"""The fields of effects that hold how much."""
MISSIONS: Mapping[str, str] = {
    "knock_out": "board-battleground-mission-knock-out",
    "wound": "board-battleground-mission-wound",
    "heal": "board-battleground-mission-heal",
    "move": "board-battleground-mission-move",
    "give": "board-battleground-mission-give",
    "use": "board-battleground-mission-use",
}


def ability_fact(known: Known, naming: Naming) -> Fact:
    """An ability by its name, with what it costs and does."""
    rules = ("BG-ACT-4",) if isinstance(known.ability, Used) else ("BG-ABIL-1",)
    return Fact(naming.name(known.key), ability_text(known.ability, naming), rules)


def ability_text(ability: Ability | Deed, naming: Naming) -> str:
    """What an ability costs, whom it is about and what it does."""
    return BETWEEN.join(_phrases(ability, naming))


def mission_text(mission: Mission, naming: Naming) -> str:
    """What must come true, and what that is worth."""
    terms = mission.when
    name = next(each.name for each in fields(terms) if getattr(terms, each.name) is not None)
    said = getattr(terms, name)
    values: dict[str, Spoken] = {each.name: getattr(said, each.name) or "any" for each in fields(said)}
    values["name"] = token_name(values["name"], naming) if values.get("name", "any") != "any" else "any"  # type: ignore[arg-type]
    what = naming.say(MISSIONS[name], **values)
    return naming.say("board-battleground-mission", what=what, points=mission.vp)


def _phrases(ability: Ability | Deed, naming: Naming) -> Iterator[str]:
    match ability:
        case Standing():
            if ability.to != "self":
                yield _aim(ability.to, ability.range is not None and f"{float(ability.range):g}", naming)
            yield passive_text(ability, naming)
        case OnAttack():
            yield naming.say("board-battleground-on-attack", needs=ability.needs)
            yield from _conditions(ability.condition, naming)
            yield from (effect_text(each, naming) for each in ability.effects)
        case _:
            yield from _of_deed(ability, naming)


def _of_deed(deed: Deed, naming: Naming) -> Iterator[str]:
    if isinstance(deed, Used):
        yield cost_text(deed.cost, naming)
        if deed.when == "single-use":
            yield naming.say("term-single-use")
    if isinstance(deed, Timely):
        yield naming.say("board-battleground-moment", when=deed.when)
    if deed.to != "self":
        yield _aim(deed.to, deed.range is not None and f"{float(deed.range):g}", naming)
    if deed.engaged:
        yield naming.say("term-engaged")
    if deed.test is not None:
        against = deed.test.against
        yield naming.say(
            "board-battleground-tests",
            statistic=naming.say(NUMBERS[deed.test.statistic]),
            against=naming.say(NUMBERS[against]) if against else "none",
        )
    for line in deed.lines:
        if line.needs:
            yield naming.say("board-battleground-needs", needs=line.needs)
        yield from (effect_text(each, naming) for each in line.effects)


def cost_text(cost: Cost, naming: Naming) -> str:
    """What something costs in action points and mana."""
    ap = [naming.say("board-battleground-costs-ap", ap=cost.ap)] if cost.ap else []
    mana = [naming.say("board-battleground-costs-mana", mana=cost.mana)] if cost.mana else []
    return ", ".join((*ap, *mana)) or naming.say("board-battleground-free")


def _aim(to: str, range_: str | bool, naming: Naming) -> str:
    return naming.say("board-battleground-aim", to=to, range=range_ or "any")


def effect_text(effect: Effect, naming: Naming) -> str:
    """One thing that an ability does."""
    name = next(name for name, kind in effects_by_name().items() if kind is type(effect))
    amount = next((getattr(effect, each) for each in AMOUNTS if hasattr(effect, each)), None)
    said = naming.say(
        f"board-battleground-do-{name}",
        amount=amount or 0,
        token=token_name(effect.name, naming) if hasattr(effect, "name") else "",
        what=getattr(effect, "action", getattr(effect, "of", "any")),
    )
    if effect.on == "self":
        said = naming.say("board-battleground-on-itself", what=said)
    meaning = effect.meaning
    if meaning is None:
        return ", ".join((said, *(passive_text(each, naming) for each in effect.until_the_end)))
    return ", ".join((said, *_meaning(meaning, naming)))


def _meaning(meaning: TokenMeaning | MarkMeaning, naming: Naming) -> Iterator[str]:
    """What a token or mark of its own kind does as long as it lies there, and what it does to whom and when."""
    if isinstance(meaning, MarkMeaning):
        yield _aim(f"all-{meaning.affects}", f"{float(meaning.range):g}", naming)
    yield from (passive_text(each, naming) for each in meaning.gives)
    if isinstance(meaning, TokenMeaning) and meaning.consequences:
        yield naming.say("board-battleground-removed")
    elif isinstance(meaning, MarkMeaning) and meaning.when is not None:
        yield naming.say("board-battleground-moment", when=meaning.when)
    yield from (effect_text(each, naming) for each in meaning.consequences)


def passive_text(passive: Passive, naming: Naming) -> str:
    """A number that is changed, and when."""
    number = naming.say(NUMBERS[passive.modify])
    if passive.exactly is not None:
        said = naming.say("board-battleground-set", number=number, to=passive.exactly)
    else:
        said = naming.say("board-battleground-by", number=number, by=signed(passive.by or 0))
    return ", ".join((said, *_conditions(passive.condition, naming)))


def _conditions(condition: Condition, naming: Naming) -> Iterator[str]:
    if condition.test is not None:
        yield naming.say("board-battleground-if-test", test=condition.test)
    if condition.weapon is not None:
        yield naming.say("board-battleground-if-weapon", weapon=condition.weapon)
    if condition.target_on is not None:
        yield naming.say("board-battleground-if-target-on")
    if condition.self_on is not None:
        yield naming.say("board-battleground-if-self-on")
    if condition.wounded is not None:
        yield naming.say("board-battleground-if-wounded", wounded="yes" if condition.wounded else "no")
    if condition.interrupting is not None:
        yield naming.say("board-battleground-if-interrupting", interrupting="yes" if condition.interrupting else "no")
