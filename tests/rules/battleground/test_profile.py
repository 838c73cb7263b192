"""The profile: editions and marked decisions, each read from the scenario, with its presets."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.content.problems import ContentError
from engine.content.schemas import profile_schema
from engine.content.system_fields import Profile
from engine.kernel.rules.game_system import ProfileOption
from engine.systems.battleground.content import CONTENT
from engine.systems.battleground.profile import OPTIONS, PRESETS
from tests.support.battleground import battle, scenario

DEFAULT = {
    "higher_roll": "chooses",
    "claim": "may",
    "knock_out_scores": "always",
    "defence_without_successes": "no",
    "fists_type": "melee",
    "los_origin": "one",
    "cover_narrows": "ranged_and_spell",
    "interruption_without_ap": "goes_on",
    "mark_hex": "no_terrain",
    "on_interruption": "before",
    "teleport_past_figures": "yes",
    "shift_focus": "no",
    "push_stops_at": "obstacles",
    "area_attacker": "spared",
    "massive_range": "base",
    "massive_facing": "side",
    "massive_cover": "all",
}
SPANISH = {"higher_roll": "is_first", "claim": "must", "fists_type": "own", "massive_facing": "nearest"}
POLISH = {
    "claim": "must",
    "knock_out_scores": "by_enemy",
    "cover_narrows": "ranged",
    "mark_hex": "no_obstacle",
    "on_interruption": "after",
    "teleport_past_figures": "no",
    "massive_cover": "low",
}
EDITIONS = ("BG-SETUP-2", "BG-ROUND-12", "BG-WIN-1", "BG-ATT-3", "BG-SIGHT-6", "BG-FX-5", "BG-ABIL-5", "BG-SHIFT-3")
DECISIONS = ("BG-SIGHT-2", "BG-TEST-6", "BG-INT-3", "BG-SHIFT-1", "BG-SHIFT-5", "BG-AREA-1")
MASSIVE = ("BG-BIG-3", "BG-BIG-4")


@pytest.mark.rule(*EDITIONS, *DECISIONS, *MASSIVE)
@pytest.mark.parametrize(
    ("preset", "differs"),
    [("default", {}), ("it", {}), ("es", SPANISH), ("pl", POLISH)],
    ids=lambda each: str(each)[:7],
)
def test_the_presets_are_the_editions(preset: str, differs: dict[str, str]) -> None:
    """The default follows the Italian and Spanish editions, and the Italian one where they differ."""
    assert battle(profile={"preset": preset}).state.scenario.profile == {**DEFAULT, **differs}


def test_without_a_profile_it_is_the_default() -> None:
    assert battle().state.scenario.profile == DEFAULT


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_each_option_may_differ_from_any_preset(option: ProfileOption) -> None:
    """The scenario's own word goes before the preset's; all values are known and the default is one of them."""
    assert option.default in option.values
    assert option.rule.startswith("BG-")
    for preset in PRESETS:
        for value in option.values:
            found = battle(profile={"preset": preset, option.key: value}).state.scenario.profile
            assert found == {**Profile(preset=preset).chosen(OPTIONS, PRESETS), option.key: value}


def test_unknown_presets_options_and_values_are_refused() -> None:
    for profile in ({"preset": "de"}, {"claims": "may"}, {"claim": "might"}):
        with pytest.raises(ContentError):
            scenario(profile=profile)


def test_content_declares_the_same_options_and_presets() -> None:
    assert CONTENT.profile == OPTIONS
    assert CONTENT.presets == PRESETS


@pytest.mark.parametrize("preset", PRESETS)
def test_the_published_schema_lists_what_is_played(preset: str) -> None:
    """Every option with its values, its default and its rule, and each preset as games have it."""
    listed = profile_schema(CONTENT)
    assert listed["presets"][preset] == battle(profile={"preset": preset}).state.scenario.profile
    options = [
        ProfileOption(key, tuple(each["enum"]), each["default"], each["rule"]) for key, each in options_of(listed)
    ]
    assert tuple(options) == OPTIONS


def options_of(listed: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """What is listed beside the preset."""
    return ((key, each) for key, each in listed["properties"].items() if key != "preset")


@pytest.mark.parametrize("preset", PRESETS)
def test_scenarios_from_before_an_option_was_there_have_its_default(preset: str) -> None:
    """Neither the scenario nor its preset knows of it."""
    new = {"shift_focus", "push_stops_at", "area_attacker", "massive_range"}
    played = battle(profile={"preset": preset}).state.scenario.profile
    assert {key: played[key] for key in new} == {key: DEFAULT[key] for key in new}
