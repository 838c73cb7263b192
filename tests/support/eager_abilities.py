"""Random abilities made likely to act: without restrictions, and triggered by events of any figure."""

from collections.abc import Mapping
from typing import Any

from engine.abilities.loading.ability_variants import WHEN
from engine.abilities.loading.model_factory import ModelFactory
from engine.abilities.structure.field_types import WordChoice, field_descriptions
from tests.support.abilities import GAMES

Ability = dict[str, Any]

HINDRANCES = ("if", "cost", "range", "engaged", "limit", "test", "results", "needs", "may")
"""The keys of restrictions that may keep an ability from acting."""
WIDEST: Mapping[str, tuple[str, ...]] = {
    "who": ("character", "unit"),
    "whom": ("character", "unit"),
    "by": ("anybody", "any"),
    "whose": ("any",),
}
"""The words for all figures, by the keys of triggers."""
BY_ITSELF = ("always", "instead")
"""The words for abilities that are neither used by players nor triggered."""
ON_FIGURES = ("ability", "item-ability")
"""The families of Battleground whose abilities may be about all figures around, and work without their weapon."""
USED = ("active", "single-use")
OFTEN = ("wounds", "mana", "debuff")
"""Events that occur in most battles before they happen, and that may be replaced."""
MOST_AWAY = 2
"""How far a chosen hex is at most: farther away is outside a small arena."""


def ready(ability: Ability, family: str, game: str) -> Ability:
    """The ability without restrictions that may keep it from acting; one that works by itself is about all figures."""
    made = {key: value for key, value in ability.items() if key not in HINDRANCES}
    lines = [line["effects"] for line in ability.get("results", ()) if line.get("effects")]
    made |= {"effects": lines[0]} if lines else {}
    if isinstance(made.get("away"), int):
        made["away"] = 1 + made["away"] % MOST_AWAY
    if "away" in made and not isinstance(made["away"], int):
        made["away"] = 1
    when = made.get(WHEN)
    if game == "battleground" and family in ON_FIGURES:
        made |= {"to": "all-characters"} if when in BY_ITSELF else {}
        made |= {"anyway": True} if when not in USED else {}
        made |= {"of": OFTEN[0]} if made.get("of", OFTEN[0]) not in OFTEN else {}
    if isinstance(when, dict):
        (name,) = when
        made[WHEN] = {name: _widest(when[name], name, GAMES[game])}
    return made


def _widest(trigger: Any, name: str, writing: ModelFactory) -> Any:
    """A trigger with only its required fields, and otherwise as general as possible."""
    fields = {each.key: each for each in field_descriptions(writing.ops("trigger")[name])}
    words = {
        key: next(word for word in WIDEST[key] if word in each.holds.options)
        for key, each in fields.items()
        if key in WIDEST and isinstance(each.holds, WordChoice) and {*WIDEST[key]} & {*each.holds.options}
    }
    needed = {key: value for key, value in trigger.items() if key in fields and fields[key].required}
    return {**needed, **words}
