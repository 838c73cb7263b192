"""The fields of cards with abilities, and the variants that are allowed in each of them."""

from __future__ import annotations

from engine.abilities.context import OWNER
from engine.abilities.loading.ability_variants import AbilityVariants
from engine.abilities.loading.model_factory import ModelFactory
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
"""The slot for an ability of a character or a weapon."""
ITEM_ABILITY = WRITING.slot("item-ability")
"""BG-COMP-5: the slot for an ability of an item, which may be used by turning the item down."""
BONUS = WRITING.slot("bonus")
"""BG-COMP-6: the slot for the bonus of a fate card."""
MISSION = WRITING.slot("mission")
"""BG-COMP-6: the slot for the side mission of a glory card."""
SCENARIO_ABILITY = WRITING.slot("scenario-ability")
"""The slot for an ability of the scenario itself."""
PLAIN_BONUS = BONUS.read({})
"""BG-ROUND-7: a fate card without an ability of its own."""
