"""What a seat sees in a game of Battleground: dangers, chances and objectives, figured out once for a decision."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from engine.bots.judges.battleground.ground import FAR, ways_to
from engine.bots.judges.battleground.prospects import promise
from engine.geometry.bits import mask_of
from engine.geometry.cover_lines import cover_lines
from engine.geometry.distance import hexes_within
from engine.systems.battleground.cards import WeaponDef
from engine.systems.battleground.places import beside
from engine.systems.battleground.sight import fields_of_sight
from engine.systems.battleground.state import Battle
from engine.systems.battleground.statistics import statistic
from engine.systems.battleground.weapons import FISTS, means, tested

FADING = 0.93
"""An objective is worth so much less for each movement point of the way to it."""
HELD, CONTESTED = 0.95, 0.25
"""What the claim of an objective is worth where a figure stands beside it, without and with an enemy near."""
COVER = 0.75
"""What cover leaves of the danger of being shot at."""


class Outlook:
    """A view of a game, read for one seat."""

    def __init__(self, view: Battle, seat: str) -> None:
        self.view = view
        self.seat = seat
        self.foe = view.opponent(seat)
        self.terrain = view.setting.terrain
        self.grid = view.setting.terrain.grid
        self.kept: dict[tuple[str, float], float] = {}

    @cached_property
    def own(self) -> tuple[str, ...]:
        """The own figures on the map."""
        return self._on_the_map(self.seat)

    @cached_property
    def foes(self) -> tuple[str, ...]:
        """The enemies on the map."""
        return self._on_the_map(self.foe)

    def _on_the_map(self, seat: str) -> tuple[str, ...]:
        return tuple(name for name in self.view.of(seat) if self.view.figures[name].at is not None)

    @cached_property
    def wanted(self) -> Mapping[str, Mapping[int, int]]:
        """BG-ROUND-12: the objectives that the seat can claim, with the way to each from everywhere."""
        return self._claimable(self.seat)

    @cached_property
    def feared(self) -> Mapping[str, Mapping[int, int]]:
        """The objectives that the enemy can claim."""
        return self._claimable(self.foe)

    def _claimable(self, seat: str) -> Mapping[str, Mapping[int, int]]:
        zone = self.view.setting.zones.get(seat, 0)
        left = self.view.objectives.items()
        return {name: ways_to(self.terrain, at) for name, at in left if not zone >> self.grid.hex_of(at) & 1}

    @cached_property
    def beside_foes(self) -> frozenset[int]:
        """The places on or adjacent to an enemy."""
        return beside(self.view, (place for name in self.foes for place in self.view.filled(name)))

    @cached_property
    def beside_own(self) -> frozenset[int]:
        """The places on or adjacent to one of the own figures."""
        return beside(self.view, (place for name in self.own for place in self.view.filled(name)))

    def objectives_from(self, figure: str, place: int) -> float:
        """What the objectives are worth when this figure stands here and all others where they are."""
        return sum(
            max(best, self._claim_worth(token, ways, place)) - best
            for (token, ways), best in zip(self.wanted.items(), self._others_claims(figure), strict=True)
        )

    def _others_claims(self, figure: str) -> tuple[float, ...]:
        """What each objective is worth by the others alone."""
        if figure not in self._claims_without:
            starts = [self.view.figures[name].at for name in self.own if name != figure]
            self._claims_without[figure] = tuple(
                max((self._claim_worth(token, ways, at) for at in starts if at is not None), default=0.0)
                for token, ways in self.wanted.items()
            )
        return self._claims_without[figure]

    @cached_property
    def _claims_without(self) -> dict[str, tuple[float, ...]]:
        return {}

    def _claim_worth(self, token: str, ways: Mapping[int, int], place: int) -> float:
        worth = self.view.setting.objective_points
        way = ways.get(place, FAR) - 1
        if way > 0:
            return worth * (HELD - 0.2) * FADING**way
        disputed = place in self.beside_foes or self.view.objectives[token] in self.beside_foes
        return worth * (CONTESTED if disputed else HELD)

    def denial_from(self, place: int) -> float:
        """What it is worth to stand here and keep the enemy from claiming an objective beside it."""
        worth = self.view.setting.objective_points
        denied = 0.0
        for token, ways in self.feared.items():
            near = any(ways.get(at, FAR) <= 1 for at in self._foe_places)
            if near and ways.get(place, FAR) <= 1:
                denied += worth * 0.6
        return denied

    @cached_property
    def _foe_places(self) -> tuple[int, ...]:
        return tuple(place for name in self.foes for place in self.view.filled(name))

    def worth_of_attack(self, attacker: str, weapon: WeaponDef, target: str, threshold: int = 4) -> float:
        """The points that an attack promises at this threshold."""
        what, view = tested(weapon), self.view
        dice = statistic(view, attacker, what.statistic) + weapon.dice
        defence = statistic(view, target, what.against) if what.against else 0
        card, wounds = view.card(target), view.figures[target].wounds
        health = card.card.health
        return promise(dice, threshold, defence, weapon.table, max(1, health - wounds), health, card.cost)

    def weapons(self, figure: str) -> Iterator[WeaponDef]:
        """What a figure attacks enemies with."""
        armed = any(weapon.type == "melee" for weapon in self.view.card(figure).weapons)
        for weapon in means(self.view, figure):
            if weapon.targets == "enemies" and not (weapon is FISTS and armed):
                yield weapon

    @cached_property
    def dangers(self) -> tuple[tuple[str, WeaponDef, int], ...]:
        """What the enemies attack with, and the places each can hit from where it stands."""
        return tuple(
            (name, weapon, self._hit_from(name, weapon)) for name in self.foes for weapon in self.weapons(name)
        )

    @cached_property
    def chances(self) -> Mapping[str, int]:
        """The places from which each enemy is seen, near enough: sight hardly ever differs with the direction."""
        return {name: fields_of_sight(self.view).union(self.view.filled(name)) for name in self.foes}

    def _hit_from(self, name: str, weapon: WeaponDef) -> int:
        view = self.view
        filled = view.filled(name)
        if weapon.range is None:
            reach = view.card(name).card.speed[0]
            near = hexes_within(self.grid, self.grid.hex_of(filled[0]), reach, 1)
            return near | near << self.grid.size
        near = self.within(filled, weapon)
        return fields_of_sight(view).union(filled) & (near | near << self.grid.size)

    def within(self, filled: tuple[int, ...], weapon: WeaponDef) -> int:
        """The hexes in range of a weapon from any of these places."""
        found = 0
        for place in filled:
            found |= hexes_within(self.grid, self.grid.hex_of(place), weapon.range or 0, self.view.setting.inch)
        return found

    def danger_at(self, figure: str, place: int) -> float:
        """The points that the enemies may make by attacking the figure here: each by its best attack, half of it."""
        best: dict[str, float] = {}
        for name, weapon, hits in self.dangers:
            if hits >> place & 1:
                worth = self.worth_of_attack(name, weapon, figure)
                if weapon.range is not None and self._in_cover(name, place):
                    worth *= COVER
                best[name] = max(best.get(name, 0.0), worth)
        return sum(best.values()) / 2

    def _in_cover(self, name: str, place: int) -> bool:
        start = self.view.filled(name)[0]
        return start != place and cover_lines(self.terrain)(start, place, self.figures_mask).cover

    @cached_property
    def figures_mask(self) -> int:
        """All places with a figure."""
        return mask_of(place for name in (*self.own, *self.foes) for place in self.view.filled(name))

    def best_attack_from(self, figure: str, place: int) -> float:
        """The points that the best attack of a figure would promise if it stood here."""
        engaged = place in self.beside_foes
        best = 0.0
        for weapon in self.weapons(figure):
            if weapon.mana > self.view.figures[figure].mana or (weapon.range is not None and engaged):
                continue
            for target in self.foes:
                if self._can_hit(weapon, place, target):
                    best = max(best, self.worth_of_attack(figure, weapon, target))
        return best

    def _can_hit(self, weapon: WeaponDef, place: int, target: str) -> bool:
        filled = self.view.filled(target)
        if weapon.range is None:
            return place in beside(self.view, filled)
        if not self.chances[target] >> place & 1:
            return False
        return bool(self._ranges(weapon, target) >> self.grid.hex_of(place) & 1)

    def _ranges(self, weapon: WeaponDef, target: str) -> int:
        key = weapon.id, target
        if key not in self._kept_ranges:
            self._kept_ranges[key] = self.within(self.view.filled(target), weapon)
        return self._kept_ranges[key]

    @cached_property
    def _kept_ranges(self) -> dict[tuple[str, str], int]:
        return {}
