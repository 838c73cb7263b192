"""The fields of cards that hold abilities, with the variants that each of them takes."""

from __future__ import annotations

from engine.abilities.context import OWNER
from engine.abilities.loading.model_factory import ModelFactory
from engine.abilities.loading.variants import AbilityVariants
from engine.systems.battleground.abilities.types.card_abilities import (
    Bonus,
    Exempt,
    Instead,
    OnAttack,
    Reacting,
    Standing,
    Used,
)
from engine.systems.battleground.abilities.types.missions import Mission
from engine.systems.battleground.abilities.types.scenario_abilities import ScenarioReacts, ScenarioStands
from engine.systems.battleground.abilities.types.vocabulary import VOCABULARY

CARRIED = {
    "active": Used,
    "always": Standing,
    "attack": OnAttack,
    "instead": Instead,
    "exempt": Exempt,
}
WRITING = ModelFactory(
    VOCABULARY,
    {
        "ability": AbilityVariants(CARRIED, Reacting),
        "item-ability": AbilityVariants({**CARRIED, "single-use": Used}, Reacting),
        "bonus": AbilityVariants(otherwise=Bonus),
        "mission": AbilityVariants(otherwise=Mission),
        "scenario-ability": AbilityVariants({"always": ScenarioStands}, ScenarioReacts, unbound=(OWNER,)),
    },
)
ABILITY = WRITING.slot("ability")
"""The place of an ability of a character or a weapon."""
ITEM_ABILITY = WRITING.slot("item-ability")
"""BG-COMP-5: the place of an ability of an item, which may be turned down for it."""
BONUS = WRITING.slot("bonus")
"""BG-COMP-6: the place of the bonus of a fate card."""
MISSION = WRITING.slot("mission")
"""BG-COMP-6: the place of the side mission of a glory card."""
SCENARIO_ABILITY = WRITING.slot("scenario-ability")
"""The place of an ability of the scenario itself."""
PLAIN_BONUS = BONUS.read({})
"""BG-ROUND-7: a fate card without an ability of its own."""
