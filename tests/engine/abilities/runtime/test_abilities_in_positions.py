"""Scripts in hand-written positions of Battleground: they belong to a card, or are refused."""

from typing import Any

import pytest

from tests.engine.abilities.runtime.test_effects_in_battleground import ASKING, active
from tests.engine.protocol.conversation import Conversation
from tests.rules.battleground.written_positions import document

SMALL: dict[str, Any] = {
    "red": "ana@C3:s",
    "blue": "bo@C5:n",
    "size": "7x7",
    "decks": {"red": "fate-1", "blue": "fate-1"},
    "cards": {"ana": {"abilities": [active(*ASKING)]}},
}
CAST = {"seat": "red", "figure": "ana", "ability": "test/ana"}
CARRY: dict[str, Any] = {"step": "CarryOut", "cast": CAST, "place": [0], "whom": ["bo"]}
SOUND: list[dict[str, Any]] = [
    CARRY,
    {**CARRY, "effect": 2},
    {**CARRY, "place": [0, 1, 1]},
    {"step": "ChoosePieces", "cast": CAST, "place": [0, 0], "whom": ["bo"]},
    {"step": "ChooseOption", "cast": CAST, "place": [0, 1], "whom": ["bo"], "figure": "bo"},
    {"step": "ForOne", "cast": CAST, "place": [0, 1, 0], "name": "it", "piece": "bo"},
]
UNSOUND: list[tuple[dict[str, Any], str]] = [
    ({**CARRY, "place": [1]}, "place"),
    ({**CARRY, "place": []}, "place"),
    ({**CARRY, "place": [0, 1]}, "place"),
    ({**CARRY, "place": [0, 1, 2]}, "place"),
    ({**CARRY, "place": [0, 0, 0]}, "place"),
    ({**CARRY, "effect": 3}, "place"),
    ({**CARRY, "cast": {**CAST, "ability": "test/bo"}}, "cast.ability"),
    ({**CARRY, "cast": {**CAST, "ability": ""}}, "cast.ability"),
    ({**CARRY, "whom": ["zed"]}, "whom[0]"),
    ({**CARRY, "now": ["zed"]}, "now[0]"),
    ({"step": "ChoosePieces", "cast": CAST, "place": [0, 1], "whom": []}, "place"),
    ({"step": "ChoosePieces", "cast": CAST, "place": [0, 0], "whom": [], "chosen": ["zed"]}, "chosen[0]"),
    ({"step": "ChooseOption", "cast": CAST, "place": [0, 0], "whom": [], "figure": "bo"}, "place"),
    ({"step": "ForOne", "cast": CAST, "place": [0, 1], "name": "it", "piece": "bo"}, "place"),
    ({"step": "ForOne", "cast": CAST, "place": [0], "name": "it", "piece": "zed"}, "piece"),
]


def position(step: dict[str, Any], **values: Any) -> dict[str, Any]:
    """A position in which this is done next, in a frame that binds these."""
    frame = {"base": 1, "subject": "ana", "ability": "test/ana", "values": values}
    hands = {seat: {"hand": ["fate-1"]} for seat in ("red", "blue")}
    agenda = [{"step": "SelectCards"}, step]
    return document({"round": 1, "phase": "activation", "seats": hands, "agenda": agenda, "frames": [frame]}, SMALL)


@pytest.mark.parametrize("step", SOUND, ids=str)
def test_a_script_that_stands_on_a_card_goes_on(step: dict[str, Any]) -> None:
    talk = Conversation(with_probes=False)
    talk.ask("new", position=position(step, **{"name foe": ["bo"], "name n": 3}))


@pytest.mark.parametrize(("step", "place"), UNSOUND, ids=str)
def test_a_script_that_stands_nowhere_is_refused_at_its_place(step: dict[str, Any], place: str) -> None:
    error = Conversation(with_probes=False).refused("new", position=position(step))
    assert (error["code"], error["path"]) == ("bad-document", f"$.position.state.agenda[1].{place}")


@pytest.mark.parametrize("value", [True, None, [3], {"a": 1}])
def test_a_name_stands_for_somebody_or_for_a_number(value: Any) -> None:
    error = Conversation(with_probes=False).refused("new", position=position(CARRY, **{"name foe": value}))
    assert error["path"] == "$.position.state.frames[0].values.name foe"
