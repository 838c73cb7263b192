"""Abilities as authors write them: which are read, which are refused and why, and extra effects of attacks."""

import json
from typing import Any

import pytest

from engine.abilities.loading.op_registry import ops_of
from engine.content.loading.document_reader import read_document
from engine.content.problems import ContentError, Problem
from engine.kernel.positions.codec import Codec, written
from engine.systems.battleground.abilities.types.vocabulary import OPS
from engine.systems.battleground.combat.extra_effects import extras
from engine.systems.battleground.documents.card_models import Character
from engine.systems.battleground.system import SYSTEM
from engine.words import languages
from tests.rules.battleground.fights import SWORD, begun, fight, interrupting, item, of_kind, weapon
from tests.support.ability_documents import card
from tests.support.battleground import DECLARED, place_of
from tests.support.script import asked, offers, play

ATTACK = "red: attack weapon=test/sword target=bo"
CARD = {key: value for key, value in card().items() if key != "abilities"}
EVERYTHING: list[dict[str, Any]] = [
    {
        "when": "active",
        "id": "a",
        "name": {"en": "Roar"},
        "cost": {"ap": 1, "mana": 2},
        "to": "all-enemies",
        "range": 6.5,
        "test": {"statistic": "mind", "against": "power"},
        "results": [{"needs": 1, "effects": [{"do": "wound"}]}],
    },
    {"when": "always", "modify": "threshold", "by": -1, "if": {"test": "attack", "target-on": "difficult-ground"}},
    {"when": "always", "modify": "mind", "set": 0, "to": "all-enemies", "range": 3},
    {"when": "attack", "needs": 3, "effects": [{"do": "push", "hexes": 2}, {"do": "heal", "on": "self"}], "may": True},
    {"when": "on-interruption", "effects": [{"do": "buff", "name": "rage", "gives": [{"modify": "speed", "by": 1}]}]},
    {
        "when": "active",
        "to": "hex",
        "effects": [
            {
                "do": "mark",
                "name": "pit",
                "range": 1,
                "when": "end-of-activation",
                "effects": [{"do": "debuff", "name": "slow", "removed": [{"do": "wound"}]}],
            }
        ],
    },
]


def problems(ability: dict[str, Any], **card: Any) -> list[Problem]:
    """What is wrong with an ability."""
    with pytest.raises(ContentError) as caught:
        read_document({**CARD, "abilities": [ability], **card}, DECLARED)
    for problem in caught.value.errors:
        for lang in languages():
            assert problem.sentence(lang)
    return list(caught.value.errors)


@pytest.mark.rule("BG-ABIL-1", "BG-COMP-3")
def test_every_kind_of_ability_is_written_as_it_was_read() -> None:
    """Every kind of ability, through a document and back."""
    read = read_document({**CARD, "abilities": EVERYTHING}, DECLARED)
    assert isinstance(read, Character)
    written = json.loads(json.dumps(read.plain()["abilities"]))
    assert read_document({**CARD, "abilities": written}, DECLARED) == read
    assert [json.dumps(each, sort_keys=True) for each in written] == [
        json.dumps(each, sort_keys=True) for each in EVERYTHING
    ]


@pytest.mark.parametrize(
    ("ability", "path", "code", "nearest"),
    [
        ({"when": "activ"}, ".when", "content-not-an-option", "active"),
        ({"effects": []}, ".when", "content-missing-key", None),
        ({"when": "single-use", "effects": [{"do": "draw"}]}, ".when", "content-not-an-option", None),
        ({"when": "active", "effects": [{"do": "woud"}]}, ".effects[0].do", "content-not-an-option", "wound"),
        (
            {"when": "active", "effects": [{"do": "wound", "wonds": 2}]},
            ".effects[0].wonds",
            "content-unknown-key",
            "wounds",
        ),
        (
            {"when": "active", "effects": [{"do": "wound", "wounds": 0}]},
            ".effects[0].wounds",
            "content-too-small",
            None,
        ),
        ({"when": "active", "effects": [{"do": "wound"}], "rang": 3}, ".rang", "content-unknown-key", "range"),
        (
            {"when": "active", "effects": [{"do": "buff", "name": "hast"}]},
            ".effects[0].name",
            "battleground-unknown-token",
            "haste",
        ),
        (
            {"when": "active", "effects": [{"do": "buff", "name": "haste", "gives": [{"modify": "mind", "by": 1}]}]},
            ".effects[0].gives",
            "battleground-common-token",
            None,
        ),
        ({"when": "active", "effects": [{"do": "charge"}]}, ".to", "battleground-effect-needs-aim", None),
        (
            {
                "when": "active",
                "effects": [{"do": "mark", "name": "a", "range": 1, "when": "on-activation"}],
                "to": "hex",
            },
            ".effects[0].when",
            "battleground-mark-needs-moment",
            None,
        ),
        ({"when": "active"}, ".effects", "battleground-ability-does-nothing", None),
        ({"when": "on-activation"}, ".effects", "battleground-ability-does-nothing", None),
        (
            {"when": "active", "results": [{"needs": 1, "effects": [{"do": "draw"}]}]},
            ".results",
            "battleground-results-need-test",
            None,
        ),
        (
            {"when": "active", "test": {"statistic": "mind"}, "effects": [{"do": "draw"}]},
            ".effects",
            "battleground-test-needs-results",
            None,
        ),
        (
            {
                "when": "active",
                "test": {"statistic": "mind", "against": "mind"},
                "results": [{"needs": 1, "effects": [{"do": "draw"}]}],
            },
            ".to",
            "battleground-nobody-defends",
            None,
        ),
        ({"when": "always", "modify": "strenght", "by": 1}, ".modify", "content-not-an-option", "strength"),
        ({"when": "always", "modify": "mind"}, ".by", "ability-one-change", None),
        ({"when": "always", "modify": "mind", "by": 1, "set": 1}, ".by", "ability-one-change", None),
        (
            {"when": "always", "modify": "mind", "by": 1, "if": {"wepon": "melee"}},
            ".if.wepon",
            "content-unknown-key",
            "weapon",
        ),
        (
            {"when": "attack", "effects": [{"do": "mark", "name": "a", "range": 1}]},
            ".effects[0].do",
            "battleground-effect-needs-aim",
            None,
        ),
    ],
)
def test_a_problem_of_an_ability_is_reported_with_its_path(
    ability: dict[str, Any], path: str, code: str, nearest: str | None
) -> None:
    """And with the nearest name, where one looks like it."""
    reported = [(each.path, each.code, each.suggestion) for each in problems(ability)]
    assert reported == [(f"$.abilities[0]{path}", code, nearest)]


@pytest.mark.rule("BG-COMP-5", "BG-COMP-6")
def test_bonuses_missions_and_items_are_read_strictly() -> None:
    """Each has its own rules."""
    shared = {"schema": "1.0", "id": "test/x", "system": "battleground"}
    fate = {**shared, "kind": "fate", "initiative": 1, "ap": 1, "mana": 1}
    glory = {**shared, "kind": "glory", "initiative": 1}
    thing = {**shared, "kind": "item", "type": "trinket", "cost": 1}
    bad: list[tuple[dict[str, Any], str, str]] = [
        ({**fate, "bonus": {"mana": 1, "effects": [{"do": "draw"}]}}, "$.bonus.mana", "battleground-bonus-is-one"),
        ({**fate, "bonus": {"manna": 1}}, "$.bonus.manna", "content-unknown-key"),
        ({**glory, "mission": {"vp": 5, "when": {}}}, "$.mission.when", "ability-one-key"),
        (
            {**glory, "mission": {"vp": 5, "when": {"use": {}, "heal": {"who": "ally"}}}},
            "$.mission.when",
            "ability-one-key",
        ),
        ({**glory, "mission": {"when": {"use": {}}}}, "$.mission.vp", "content-missing-key"),
        (
            {**thing, "ability": {"when": "single-use", "cost": {"ap": 1}, "effects": [{"do": "draw"}]}},
            "$.ability.cost.ap",
            "battleground-single-use-is-free",
        ),
    ]
    for document, path, code in bad:
        with pytest.raises(ContentError) as caught:
            read_document(document, DECLARED)
        problem = caught.value.problem
        assert (problem.path, problem.code) == (path, code)
        assert all(problem.sentence(lang) for lang in languages())


def test_every_effect_is_found_by_its_name() -> None:
    """The file tells it, with hyphens for underscores."""
    found = ops_of("effect", OPS)
    assert {"heal", "wound", "buff", "mark", "free-action", "remove-effect"} <= set(found)
    assert all(op.called() == name for name, op in found.items())


@pytest.mark.rule("BG-ABIL-1")
def test_abilities_have_names_of_their_own() -> None:
    """The card's, with an id or a number behind it; two figures may have the same card."""
    heal = {"when": "active", "effects": [{"do": "heal"}]}
    game = fight(stats={"ana": {"abilities": [heal, {**heal, "id": "b"}, heal]}})
    assert [known.key for known in game.state.scenario.ability_index.carried["ana"]] == [
        "test/ana",
        "test/ana:b",
        "test/ana:3",
    ]


RING = item("ring", {"when": "attack", "needs": 3, "effects": [{"do": "wound", "wounds": 2}]})


@pytest.mark.rule("BG-ATT-7")
@pytest.mark.parametrize(
    ("dice", "wounds"),
    [
        ((1, 3, 4, 4, 5, 3, 2, 4), ["wounds-suffered bo 1 ana"]),
        ((1, 3, 4, 4, 5, 3, 2, 1), ["wounds-suffered bo 2 ana", "wounds-suffered bo 2 ana"]),
    ],
)
def test_the_ring_counts_successes_after_defence(dice: tuple[int, ...], wounds: list[str]) -> None:
    """The digest's example: 3 successes and 1 in defence leave 2, too few; with 3 left it comes on top."""
    game = fight(*dice, stats={"ana": {"strength": 5}}, arms={"ana": [SWORD, RING]}, blue="bo@E4:s cy@A1")
    assert of_kind(play(game, ATTACK), "wounds-suffered") == wounds


@pytest.mark.rule("BG-ATT-7", "BG-ATT-6")
def test_which_extra_effects_an_attack_has() -> None:
    """Those of the weapon itself, of items and of the character, each under its condition."""
    axe = weapon(
        "axe", "melee", ability={"when": "attack", "effects": [{"do": "wound"}, {"do": "wound", "on": "self"}]}
    )
    bow = item("quiver", {"when": "attack", "effects": [{"do": "wound", "wounds": 3}], "if": {"weapon": "ranged"}})
    game = fight(arms={"ana": [SWORD, axe, RING, bow]})
    assert [each[:2] for each in extras(game.state, "ana", "test/axe", "bo")] == [(1, 1), (3, 2)]
    assert [each[:2] for each in extras(game.state, "ana", "test/sword", "bo")] == [(3, 2)]


@pytest.mark.rule("BG-ATT-7")
def test_an_extra_effect_that_may_be_declined() -> None:
    """Its player is asked after the wounds of the table."""
    push = item("gloves", {"when": "attack", "may": True, "effects": [{"do": "push"}]})
    game = fight(4, 1, 1, 1, 1, 1, 1, arms={"ana": [SWORD, push]})
    play(game, ATTACK)
    assert asked(game) == "red: use"
    assert offers(game, "red") == ["use ability=test/gloves figure=ana target=bo", "decline"]
    play(game, "red: use")
    assert place_of(game, "bo") == "E3"
    declined = fight(4, 1, 1, 1, 1, 1, 1, arms={"ana": [SWORD, push]})
    play(declined, ATTACK, "red: decline")
    assert place_of(declined, "bo") == "E4"


@pytest.mark.rule("BG-AREA-3")
def test_a_figure_wounded_by_an_extra_effect_stays_until_the_attack_is_done() -> None:
    """Its wounds count at the end, with those of the table."""
    kill = item(
        "spike", {"when": "attack", "effects": [{"do": "wound", "wounds": 9}, {"do": "debuff", "name": "stun"}]}
    )
    game = fight(4, 1, 1, 1, 1, 1, 1, arms={"ana": [SWORD, kill]}, blue="bo@E4:s cy@A1")
    names = [event.name() for event in play(game, ATTACK)]
    assert names.index("effect-given") < names.index("knocked-out")


@pytest.mark.rule("BG-ATT-5")
def test_a_spell_for_allies_heals_without_defence() -> None:
    """Its effect comes by an extra effect."""
    heals = {"when": "attack", "effects": [{"do": "heal", "wounds": 2}]}
    balm = weapon("balm", "spell", "1:0", range=12, mana=1, targets="allies", ability=heals)
    game = fight(
        4, 1, arms={"ana": [balm]}, red="ana@E5:n al@E7", blue="bo@A1", now={"ana": {"mana": 1}, "al": {"wounds": 3}}
    )
    events = play(game, "red: attack weapon=test/balm target=al")
    assert begun(events) == ["ana attack 2 dice 4+"]
    assert of_kind(events, "wounds-healed") == ["wounds-healed al 2"]


def test_a_game_is_saved_in_the_middle_of_an_ability() -> None:
    """Its steps, frames, tokens, marks and changed numbers are data."""
    effects = [
        {"do": "modify", "gives": [{"modify": "mind", "by": 1}]},
        {"do": "buff", "name": "haste"},
        {"do": "free-action", "action": "move"},
        {"do": "gain", "counter": "mana"},
    ]
    stats = {"ana": {"abilities": [{"when": "active", "effects": effects}]}}
    game = fight(stats=stats)
    play(game, "red: use ability=test/ana")
    state = game.state
    codec = Codec(SYSTEM, state)
    assert codec.decode(json.loads(json.dumps(written(SYSTEM, state)))) == state
    play(game, "red: decline")
    assert game.state.figures["ana"].mana == 1


def test_interruptions_do_not_use_up_abilities_of_the_activation() -> None:
    """Each acting character has its own count."""
    heal = {"when": "active", "effects": [{"do": "gain", "counter": "mana"}]}
    game = fight(stats={"ana": {"abilities": [heal]}, "bo": {"abilities": [heal]}})
    play(game, "red: use ability=test/ana")
    nested = interrupting(game, "bo", "guard")
    play(nested, "blue: use ability=test/bo")
    assert not [each for each in offers(nested, "blue") if each.startswith("use ")]


@pytest.mark.rule("BG-COMP-10", "BG-COMP-5")
def test_cards_without_a_faction_are_for_both() -> None:
    """Both armies carry and play the same ones, whichever faction they have."""
    armed = {
        name: [SWORD, item("vial", {"when": "single-use", "effects": [{"do": "gain", "counter": "ap"}]})]
        for name in ("ana", "bo")
    }
    sides = {"ana": {"faction": "masters"}, "bo": {"faction": "evil"}}
    game = fight(arms=armed, stats=sides, bonuses={"fate-1": {"effects": [{"do": "gain", "counter": "focus"}]}})
    play(game, "red: use-item item=test/vial", "red: play-card card=fate-1 bonus=ability")
    other = interrupting(game, "bo", "guard")
    play(other, "blue: use-item item=test/vial", "blue: play-card card=fate-1 bonus=ability")
    assert (game.state.figures["ana"].focused, other.state.figures["bo"].focused) == (True, True)


@pytest.mark.rule("BG-ATT-7")
@pytest.mark.parametrize("may", [False, True])
def test_an_extra_effect_knows_how_many_successes_there_are(may: bool) -> None:
    """Those that the defence left: one less than were rolled."""
    gain = {"do": "gain", "counter": "mana", "amount": {"named": "successes"}, "on": "self"}
    ring = item("ring", {"when": "attack", "needs": 2, "may": may, "effects": [gain]})
    game = fight(5, 5, 5, 5, 5, 1, 1, arms={"ana": [SWORD, ring]}, now={"ana": {"mana": 0}})
    play(game, "red: attack weapon=test/sword target=bo")
    if may:
        play(game, "red: use ability=test/ring figure=ana target=bo")
    assert game.state.figures["ana"].mana == 3
