"""The declarations of Battleground about its documents: cards, piles, victory and rule profile (BG-COMP)."""

from __future__ import annotations

from engine.abilities.loading.schema import definitions
from engine.content.declarations import SystemContent
from engine.content.maps.map_contents import MapContents
from engine.systems.battleground.abilities.ability_text import ability_passages, literal_passages
from engine.systems.battleground.abilities.types.vocabulary import VOCABULARY
from engine.systems.battleground.checks.checks_by_kind import CHECKS, RULES, SLOW_CHECKS, scenario_problems
from engine.systems.battleground.checks.figure_fixes import FIGURE_FIXES
from engine.systems.battleground.checks.map_fixes import MAP_FIXES
from engine.systems.battleground.checks.study_checks import STUDY_FIXES
from engine.systems.battleground.documents.ability_fields import SCENARIO_ABILITY, WRITING
from engine.systems.battleground.documents.card_models import Character, Fate, Glory, Item, Victory, Weapon
from engine.systems.battleground.documents.components import BOX, OBJECTIVE
from engine.systems.battleground.documents.components_text import needed_beyond_the_box
from engine.systems.battleground.documents.playability import PLAYABILITY
from engine.systems.battleground.documents.printed_values import printed_values
from engine.systems.battleground.map_study.fairness_measures import fairness_sheet
from engine.systems.battleground.profile import OPTIONS, PRESETS

CONTENT = SystemContent(
    id="battleground",
    cards=(Character, Weapon, Item, Fate, Glory),
    piles=("deck", "glory"),
    victory=Victory,
    ability=SCENARIO_ABILITY,
    profile=OPTIONS,
    presets=PRESETS,
    checks=CHECKS,
    slow_checks=SLOW_CHECKS,
    fixes={**MAP_FIXES, **FIGURE_FIXES, **STUDY_FIXES},
    maps=MapContents(has_terrain=True, has_zones=True, has_regions=True, objectives=BOX[OBJECTIVE]),
    fairness=fairness_sheet,
    playability=PLAYABILITY,
    scenario_check=scenario_problems,
    rules=RULES,
    parts=lambda: definitions(WRITING),
    ability_texts=lambda document, lang: (*ability_passages(document, lang), *needed_beyond_the_box(document, lang)),
    literal_texts=lambda document, lang: (*literal_passages(document, lang), *needed_beyond_the_box(document, lang)),
    printed=printed_values,
    meant=VOCABULARY.meant,
)
