"""What a scenario does is nobody's doing: where it speaks of its owner or its target, nothing would ever happen."""

from typing import Any

import pytest

from tests.rules.battleground.abilities.types.test_scenario_abilities import document
from tests.support.battleground import with_zones
from tests.support.faults import found

Document = dict[str, Any]
MOVES: Document = {"move": {"who": "character"}}
HURT: Document = {"do": "wound", "on": "subject"}
ALL: Document = {"pieces": {"side": "all"}}
NOBODY, NEVER = "battleground-nobody-meant", "battleground-nobodys-moment"


def warned(ability: Document) -> list[tuple[str, str]]:
    """What is odd about a scenario that does this, place and code."""
    odd = found(with_zones(document(ability)), "warning")
    return [(place.removeprefix("$.abilities[0]."), code) for place, code, _ in odd]


@pytest.mark.parametrize(
    ("ability", "place", "code"),
    [
        ({"when": MOVES, "effects": [{"do": "wound"}]}, "effects[0].on", NOBODY),
        ({"when": "round-begins", "effects": [{"do": "draw"}]}, "effects[0].on", NOBODY),
        ({"when": MOVES, "if": {"wounded": True}, "effects": [HURT]}, "if.wounded.who", NOBODY),
        ({"when": MOVES, "if": {"has": {"who": "target", "counter": "mana"}}, "effects": [HURT]}, "if.has.who", NOBODY),
        (
            {"when": MOVES, "effects": [{"do": "repeat", "times": 2, "effects": [{"do": "wound"}]}]},
            "effects[0].effects[0].on",
            NOBODY,
        ),
        (
            {"when": MOVES, "effects": [{"do": "heal", "on": {"pieces": {"side": "all", "within": 2}}}]},
            "effects[0].on.pieces.of",
            NOBODY,
        ),
        (
            {"when": MOVES, "effects": [{"do": "heal", "on": {"nearest": {"of": ALL}}}]},
            "effects[0].on.nearest.to",
            NOBODY,
        ),
        ({"when": "move", "effects": [HURT]}, "when", NEVER),
        ({"when": {"wound": {"by": "enemy"}}, "effects": [HURT]}, "when.wound", NEVER),
        ({"when": {"hit": {"who": "character", "whom": "self"}}, "effects": [HURT]}, "when.hit", NEVER),
    ],
)
def test_an_ability_about_a_missing_owner_is_reported(ability: Document, place: str, code: str) -> None:
    """Where it stands; in all languages."""
    assert (place, code) in warned({"seat": "red", **ability})


@pytest.mark.parametrize(
    "ability",
    [
        {"when": MOVES, "effects": [HURT]},
        {"when": {"move": {"who": "friend"}}, "seat": "red", "effects": [{"do": "score", "points": 1}]},
        {"when": MOVES, "effects": [{"do": "if", "if": {"wounded": {"who": "subject"}}, "then": [HURT]}]},
        {"when": "round-begins", "effects": [{"do": "heal", "on": ALL}]},
        {"when": "round-begins", "effects": [{"do": "for-each", "of": ALL, "effects": [{"do": "wound"}]}]},
        {
            "when": MOVES,
            "effects": [
                {"do": "buff", "on": "subject", "name": "aflame", "when": "move", "effects": [{"do": "wound"}]}
            ],
        },
        {
            "when": MOVES,
            "effects": [{"do": "heal", "on": {"pieces": {"side": "all", "where": {"wounded": True}}}}],
        },
        {"when": "always", "modify": "speed", "by": 1, "if": {"wounded": True}},
    ],
)
def test_an_ability_about_named_pieces_is_not_reported(ability: Document) -> None:
    """Affected pieces, selected ones, those whose number is computed, bearers of tokens."""
    assert [code for _, code in warned(ability) if code in (NOBODY, NEVER)] == []
