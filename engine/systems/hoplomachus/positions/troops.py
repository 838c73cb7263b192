"""The troops of a position: faction, camp, bag, tactics, discards, hero and favour of each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.kernel.chance.deck import UNKNOWN, Deck, Holding
from engine.kernel.data.value import MAX_NUMBER
from engine.kernel.positions.position_parsing import Plain, name, names, number, one_of, plain_of, table
from engine.systems.hoplomachus.favour.track import SPACES
from engine.systems.hoplomachus.state import Arena, Side

HERO = ("inactive", "active")
LISTS = ("hand", "bag", "camp", "tactics", "spent", "discard")
FIELDS = ("faction", *LISTS, "hero", "prize", "favour", "rewards")


def written_side(side: Side) -> Plain:
    """A troop: faction, hero and favour always, piles where there is something in them."""
    deck = side.holding.deck
    piles: Plain = {"hand": side.holding.hand, "bag": (*deck.known, *deck.rest), "camp": side.camp}
    piles |= {"tactics": side.tactics, "spent": side.spent, "discard": side.discard}
    return {
        "faction": side.faction,
        **{key: list(pile) for key, pile in piles.items()},
        "hero": HERO[side.awake],
        "prize": side.prize,
        "favour": side.favour,
        "rewards": side.rewards,
    }


def read_sides(start: Arena, said: Plain, units: Plain, in_play: bool) -> Plain:
    """The troop of each seat; HR-FAVOUR-2: where an older game counted on beyond the last reward, the bead is there."""
    given = table(said.get("seats", {}), "$.seats", start.seats)
    return {seat: _read_side(start, seat, given.get(seat, {}), units, in_play) for seat in start.seats}


def _read_side(start: Arena, seat: str, raw: object, units: Plain, in_play: bool) -> Plain:
    path, factions = f"$.seats.{seat}", start.setting.factions
    given = table(raw, path, FIELDS)
    usual = next(each.id for each in factions.values() if each.seat == seat) if in_play else None
    taken = given.get("faction", usual)
    if taken is None:
        return plain_of(Side(holding=Holding((), Deck())))
    faction = factions[name(taken, f"{path}.faction", factions)]
    known = (*faction.units, *((faction.hero,) if faction.hero else ()), *start.setting.neutral, UNKNOWN)
    piles = {key: tuple(names(given.get(key, []), f"{path}.{key}", known)) for key in ("hand", "camp", "discard")}
    named = {*(each for pile in piles.values() for each in pile), *units}
    if "camp" not in given and faction.hero and faction.hero not in named:
        piles["camp"] = (faction.hero,)
    usual_bag = [unit for unit in faction.units if unit not in named]
    bag = names(given.get("bag", usual_bag), f"{path}.bag", known)
    cards = {key: tuple(names(given.get(key, []), f"{path}.{key}", faction.tactics)) for key in ("tactics", "spent")}
    if "tactics" not in given:
        cards["tactics"] = _left(faction.tactics, (*cards["spent"], *_played_by(seat, units)))
    prize = given.get("prize")
    usual_hero = HERO[faction.hero in units and units[faction.hero].get("active", True)]
    hero = one_of(given.get("hero", usual_hero), f"{path}.hero", HERO)
    return plain_of(
        Side(
            holding=Holding(tuple(sorted(piles["hand"])), Deck((), tuple(sorted(bag)))),
            faction=faction.id,
            camp=piles["camp"],
            **cards,
            discard=piles["discard"],
            awake=hero == "active",
            prize=None if prize is None else name(prize, f"{path}.prize", start.setting.neutral),
            favour=min(number(given.get("favour", 0), f"{path}.favour", 0, MAX_NUMBER), SPACES[-1]),
            rewards=number(given.get("rewards", 0), f"{path}.rewards", 0, MAX_NUMBER),
        )
    )


def _played_by(seat: str, units: Plain) -> Iterable[str]:
    """The tactics on units that a seat played."""
    return (each["card"] for unit in units.values() for each in unit["tactics"] if each["seat"] == seat)


def _left(cards: tuple[str, ...], used: Iterable[str]) -> tuple[str, ...]:
    """The cards without those used, each copy counted."""
    left = Counter(cards) - Counter(used)
    return tuple(card for card in cards if left[card])
