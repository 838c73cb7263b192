"""Questions about the dice of an attack: thresholds with their parts, odds with re-rolls, and what makes no sense."""

import json
from itertools import pairwise
from typing import Any

import pytest

from engine.kernel.data.value import Json
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.dice.success_odds import Attempt, odds_of_test
from engine.systems.battleground.queries.odds_fields import AttackInQuery, RerollLimits
from engine.systems.battleground.queries.odds_query import OddsQuery
from engine.systems.battleground.state import Battle
from tests.engine.protocol.conversation import Conversation, code_and_path, validator
from tests.support.battleground import battle, with_figure
from tests.support.conformance import SCENARIOS

SAMPLE: dict[str, Any] = json.loads((SCENARIOS / "battleground.json").read_text(encoding="utf-8"))
SWORD = {"kind": "attack", "figure": "ana", "weapon": "test/sword", "target": "bo"}
CANNON = {**SWORD, "weapon": "test/cannon", "target": "cy"}
SPELL = {**CANNON, "weapon": "test/spell"}
FOES: dict[str, Any] = {"red": "ana@B2:n", "blue": "bo@B1:s"}
FISTS = AttackInQuery("ana", "fists", "bo")


@pytest.fixture
def sample() -> Conversation:
    """A conversation with two and a wall on the table."""
    return at_table(SAMPLE)


def at_table(document: dict[str, Any]) -> Conversation:
    """A conversation with this scenario on the table."""
    talk = Conversation()
    talk.ask("new", scenario=document)
    return talk


def changed(path: str, value: object) -> dict[str, Any]:
    """The sample with another value at a path of keys and numbers: `armies 0 figures 0 at`."""
    document: dict[str, Any] = json.loads(json.dumps(SAMPLE))
    *way, last = (int(step) if step.isdigit() else step for step in path.split())
    holder: Any = document
    for step in way:
        holder = holder[step]
    holder[last] = value
    return document


def with_a_spell(**others: str) -> dict[str, Any]:
    """The sample in which Ana's cannon is a spell."""
    document = changed("armies 0 figures 0 equipment 1 id", SPELL["weapon"])
    document["armies"][0]["figures"][0]["equipment"][1] |= {"type": "spell", **others}
    return document


def chances(answer: dict[str, float]) -> list[float]:
    """What is reported of a distribution, which has to make 1."""
    assert sum(answer.values()) == pytest.approx(1, abs=1e-7)
    return list(answer.values())


@pytest.mark.rule("BG-TEST-3", "BG-MOD-2")
def test_a_threshold_with_its_parts(sample: Conversation) -> None:
    """From behind: one lower. The other way round nothing changes it, and the rule that says 4 is named."""
    answer = sample.ask("ask", what="threshold", action=SWORD)
    assert answer["parts"] == [{"rule": "BG-MOD-2", "change": "widen", "by": 1}]
    assert (answer["threshold"], answer["least"], answer["dice"], answer["dice_parts"]) == (3, 3, 5, [])
    back = sample.ask("ask", what="threshold", action={**SWORD, "figure": "bo", "weapon": "fists", "target": "ana"})
    assert (back["threshold"], back["parts"], back["dice"], back["rules"]) == (4, [], 4, ["BG-TEST-3"])


@pytest.mark.rule("BG-MOD-4", "BG-MOD-2")
@pytest.mark.parametrize(
    ("facing", "parts"), [("s", ["narrow"]), ("n", ["widen", "narrow"])], ids=["in cover", "in cover and from behind"]
)
def test_parts_that_add_up(facing: str, parts: list[str]) -> None:
    """Each is reported with its rule; one up and one down change nothing."""
    document = changed("armies 0 figures 0 at", "F10")
    document["armies"][1]["figures"][1] |= {"at": "M9", "facing": facing}
    answer = at_table(document).ask("ask", what="threshold", action=CANNON)
    rules = {"widen": "BG-MOD-2", "narrow": "BG-MOD-4"}
    assert answer["parts"] == [{"rule": rules[change], "change": change, "by": 1} for change in parts]
    assert answer["rules"] == [rules[change] for change in parts]
    assert answer["threshold"] == 4 + parts.count("narrow") - parts.count("widen")


@pytest.mark.rule("BG-ATT-6", "BG-TEST-2")
@pytest.mark.parametrize(("more", "dice"), [(2, 7), (-1, 4), (-9, 0)])
def test_dice_with_their_parts(more: int, dice: int) -> None:
    """The weapon changes them, and there are never fewer than none."""
    talk = at_table(changed("armies 0 figures 0 equipment 0 dice", more))
    answer = talk.ask("ask", what="threshold", action=SWORD)
    assert answer["dice"] == dice
    assert answer["dice_parts"][0] == {"rule": "BG-ATT-6", "change": "add", "by": more}
    assert "BG-ATT-6" in answer["rules"]


@pytest.mark.rule("BG-MOD-5", "BG-ACT-6")
def test_focus_is_in_the_odds_of_both() -> None:
    """Of the attacker and of the target, each in its own test."""
    game = battle(**FOES)
    plain = odds_answer(game.state, FISTS)
    focused = odds_answer(with_figure(game, "ana", focused=True).state, FISTS)
    defended = odds_answer(with_figure(game, "bo", focused=True).state, FISTS)
    assert (plain["attack"]["threshold"], plain["defence"]["threshold"]) == (4, 4)
    assert (focused["attack"]["threshold"], focused["defence"]["threshold"]) == (3, 4)
    assert (defended["attack"]["threshold"], defended["defence"]["threshold"]) == (4, 3)
    assert focused["attack"]["rules"] == ["BG-MOD-5"]
    assert defended["defence"]["rules"] == ["BG-ACT-6"]
    assert defended["wounds"]["0"] > plain["wounds"]["0"] > focused["wounds"]["0"]


@pytest.mark.rule("BG-WOUND-1")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_whether_it_beats_the_target(left: int) -> None:
    """As many wounds as it has health left, or more; fists deal one at most."""
    game = battle(**FOES)
    health = statistic(game.state, "bo", "health")
    answer = odds_answer(with_figure(game, "bo", wounds=health - left).state, FISTS)
    enough = (chance for wounds, chance in answer["wounds"].items() if int(wounds) >= left)
    assert answer["beaten"] == pytest.approx(sum(enough))
    assert bool(answer["beaten"]) is (left == 1)


def odds_answer(state: Battle, action: AttackInQuery, **fields: Any) -> Any:
    """The answer to a question about an attack."""
    answer: Json = dict(OddsQuery(action=action, **fields).answer(state))
    return answer


@pytest.mark.rule("BG-TEST-4", "BG-TEST-6", "BG-TEST-7")
def test_the_odds_of_an_attack(sample: Conversation) -> None:
    """Wounds, successes of both tests and those that are left; both tests are reported with their parts."""
    answer = sample.ask("ask", what="odds", action=SWORD)
    assert list(answer["wounds"]) == ["0", "1", "2", "3"]
    assert chances(answer["wounds"])[0] == answer["left"]["0"] == 0.190291351
    assert answer["mean"] == pytest.approx(sum(int(number) * chance for number, chance in answer["wounds"].items()))
    expected = odds_of_test(Attempt(5, 3))
    assert answer["successes"] == pytest.approx(
        {**{str(n): expected[n] for n in range(8)}, "8+": 1 - sum(expected[n] for n in range(8))}, abs=1e-9
    )
    assert chances(answer["defence"]["successes"])[0] == pytest.approx(odds_of_test(Attempt(3, 4))[0], abs=1e-9)
    assert answer["attack"]["parts"] == [{"rule": "BG-MOD-2", "change": "widen", "by": 1}]
    assert (answer["defence"]["threshold"], answer["defence"]["dice"], answer["defence"]["parts"]) == (4, 3, [])
    assert answer["rules"] == ["BG-TEST-3", "BG-TEST-4", "BG-TEST-5", "BG-TEST-6", "BG-TEST-7"]


@pytest.mark.rule("BG-TEST-4")
def test_rerolls_of_either_side_count(sample: Conversation) -> None:
    """The attacker's help it, the defender's help that one; more help more."""
    nothing = [
        sample.ask("ask", what="odds", action=SWORD, **fields)["wounds"]["0"]
        for fields in ({"free": 2, "mana": 2}, {"free": 2}, {"free": 0, "mana": 0}, {"defence": {"free": 1}})
    ]
    more = sample.ask("ask", what="odds", action=SWORD, defence={"free": 1, "mana": 2})["wounds"]["0"]
    assert all(fewer < greater for fewer, greater in pairwise([*nothing, more]))
    answer = sample.ask("ask", what="odds", action=SWORD, free=2, mana=1, defence={"mana": 3})
    assert (answer["attack"]["free"], answer["attack"]["mana"]) == (2, 1)
    assert (answer["defence"]["free"], answer["defence"]["mana"]) == (0, 3)


@pytest.mark.rule("BG-TEST-5")
@pytest.mark.parametrize("tail", [1, 2, 5, 8, 30, 120])
def test_the_tail_moves(sample: Conversation, tail: int) -> None:
    """What is beyond it is reported as one; the rest stays as it is."""
    answer = sample.ask("ask", what="odds", dice=5, threshold=4, tail=tail)["successes"]
    assert list(answer) == [*map(str, range(tail)), f"{tail}+"]
    assert chances(answer)[0] == 0.03125
    one = sample.ask("ask", what="odds", dice=5, threshold=4, tail=1)["successes"]
    assert one == {"0": 0.03125, "1+": 0.96875}


@pytest.mark.rule("BG-TEST-3")
def test_odds_of_dice_alone(sample: Conversation) -> None:
    """Beyond 2 and 6 thresholds are all the same; without dice there is no success."""
    for far, bound in ((-100, 2), (1, 2), (7, 6), (100, 6)):
        answer = [sample.ask("ask", what="odds", dice=3, threshold=each)["successes"] for each in (far, bound)]
        assert answer[0] == answer[1]
    assert sample.ask("ask", what="odds", dice=0, threshold=4)["successes"]["0"] == 1
    assert sample.ask("ask", what="odds", dice=4, threshold=4, mana=2) == sample.ask(
        "ask", what="odds", dice=4, threshold=4, mana=2, free=0
    )


@pytest.mark.rule("BG-ATT-5")
def test_an_ally_makes_no_defence_test_against_a_spell() -> None:
    """All successes are left, and the defence cannot be given re-rolls; an enemy in its area defends."""
    document = with_a_spell(targets="allies")
    document["armies"][0]["figures"].append({**document["armies"][0]["figures"][0], "id": "al", "at": "G6"})
    talk, at_ally = at_table(document), {**SPELL, "target": "al"}
    assert talk.ask("ask", what="odds", action=SPELL)["defence"] is not None
    answer = talk.ask("ask", what="odds", action=at_ally)
    assert answer["defence"] is None
    assert answer["left"] == answer["successes"]
    assert "BG-TEST-6" not in answer["rules"]
    error = talk.refused("ask", what="odds", action=at_ally, defence={"free": 1})
    assert code_and_path(error) == ("bad-field", "$.defence")


@pytest.mark.rule("BG-ATT-3", "BG-ATT-5")
def test_each_kind_of_attack_has_its_own_dice(sample: Conversation) -> None:
    """Strength, perception, power; against toughness, or against mind."""
    spell = at_table(with_a_spell())
    for talk, action, dice, against in (
        (sample, SWORD, 5, 3),
        (sample, {**SWORD, "weapon": "fists"}, 5, 3),
        (sample, CANNON, 4, 3),
        (spell, SPELL, 2, 5),
    ):
        answer = talk.ask("ask", what="odds", action=action)
        assert (answer["attack"]["dice"], answer["defence"]["dice"]) == (dice, against)


WRONG = [
    ({"what": "threshold"}, "$.action", None),
    ({"what": "threshold", "action": None}, "$.action", None),
    ({"what": "threshold", "action": "attack"}, "$.action", None),
    ({"what": "threshold", "action": []}, "$.action", None),
    ({"what": "threshold", "action": {}}, "$.action", None),
    ({"what": "threshold", "action": {**SWORD, "kind": "move"}}, "$.action", None),
    ({"what": "threshold", "action": {**SWORD, "kind": ["attack"]}}, "$.action", None),
    ({"what": "threshold", "action": {**SWORD, "figure": "anna"}}, "$.action", "ana"),
    ({"what": "threshold", "action": {**SWORD, "figure": 7}}, "$.action", None),
    ({"what": "threshold", "action": {**SWORD, "target": "ana"}}, "$.action", None),
    ({"what": "threshold", "action": {**SWORD, "target": "nobody"}}, "$.action", None),
    ({"what": "threshold", "action": {**SWORD, "weapon": "test/sward"}}, "$.action", "test/sword"),
    ({"what": "threshold", "action": {**SWORD, "weapon": ["test/sword"]}}, "$.action", None),
    ({"what": "threshold", "action": {**SWORD, "weapon": "A" * 5000}}, "$.action", None),
    ({"what": "threshold", "action": {**SWORD, "figure": "bo", "target": "ana"}}, "$.action", None),
    ({"what": "threshold", "action": {**SWORD, "wepon": "fists"}}, "$.action", "weapon"),
    ({"what": "threshold", "action": {"kind": "attack", "figure": "ana", "target": "bo"}}, "$.action", None),
    ({"what": "threshold", "action": SWORD, "free": 1}, "$.free", None),
    ({"what": "odds"}, "$.dice", None),
    ({"what": "odds", "threshold": 4}, "$.dice", None),
    ({"what": "odds", "dice": 4}, "$.threshold", None),
    ({"what": "odds", "dice": 4, "action": SWORD}, "$.dice", None),
    ({"what": "odds", "threshold": 4, "action": SWORD}, "$.threshold", None),
    ({"what": "odds", "dice": 61, "threshold": 4}, "$.dice", None),
    ({"what": "odds", "dice": 10**15, "threshold": 4}, "$.dice", None),
    ({"what": "odds", "dice": -1, "threshold": 4}, "$.dice", None),
    ({"what": "odds", "dice": 2.5, "threshold": 4}, "$.dice", None),
    ({"what": "odds", "dice": True, "threshold": 4}, "$.dice", None),
    ({"what": "odds", "dice": "5", "threshold": 4}, "$.dice", None),
    ({"what": "odds", "dice": None, "threshold": 4}, "$.dice", None),
    ({"what": "odds", "dice": 5, "threshold": 101}, "$.threshold", None),
    ({"what": "odds", "dice": 5, "threshold": 4, "free": 61}, "$.free", None),
    ({"what": "odds", "dice": 5, "threshold": 4, "mana": 6}, "$.mana", None),
    ({"what": "odds", "dice": 5, "threshold": 4, "mana": -1}, "$.mana", None),
    ({"what": "odds", "dice": 5, "threshold": 4, "tail": 0}, "$.tail", None),
    ({"what": "odds", "dice": 5, "threshold": 4, "tail": 121}, "$.tail", None),
    ({"what": "odds", "dice": 5, "threshold": 4, "defence": {"free": 1}}, "$.defence", None),
    ({"what": "odds", "action": SWORD, "defence": {"free": 61}}, "$.defence", None),
    ({"what": "odds", "action": SWORD, "defence": {"mana": "1"}}, "$.defence", None),
    ({"what": "odds", "action": SWORD, "defence": {"mannna": 1}}, "$.defence", "mana"),
    ({"what": "odds", "action": SWORD, "defence": 1}, "$.defence", None),
    ({"what": "odds", "action": SWORD, "defense": {"free": 1}}, "$.defense", "defence"),
    ({"what": "ods", "action": SWORD}, "$.what", "odds"),
]


@pytest.mark.parametrize(("question", "path", "meant"), WRONG, ids=lambda each: str(each)[:70])
def test_a_senseless_query_is_refused_with_its_field(
    sample: Conversation, question: dict[str, Any], path: str, meant: str | None
) -> None:
    """The field is named, with the nearest name that may have been meant, and a short sentence in each language."""
    for lang in ("en", "it", "es", "pl"):
        error = sample.refused("ask", **question, lang=lang)
        assert code_and_path(error) == ("bad-field", path)
        assert len(error["message"]) < 300
        assert meant is None or meant in error["message"]


def test_a_figure_that_is_not_on_the_map() -> None:
    """It neither attacks nor is attacked."""
    document = changed("armies 0 figures 0 facing", "s")
    del document["armies"][0]["figures"][0]["at"]
    talk = at_table(document)
    for action in (SWORD, {**SWORD, "figure": "bo", "weapon": "fists", "target": "ana"}):
        assert code_and_path(talk.refused("ask", what="odds", action=action)) == ("bad-field", "$.action")


def test_more_dice_than_can_be_reckoned_with() -> None:
    """The threshold is reported all the same."""
    talk = at_table(changed("armies 0 figures 0 card strength", 61))
    assert talk.ask("ask", what="threshold", action=SWORD)["dice"] == 61
    assert code_and_path(talk.refused("ask", what="odds", action=SWORD)) == ("bad-field", "$.action")


@pytest.mark.parametrize(
    "request_",
    [
        {"what": "threshold", "action": SWORD},
        {"what": "odds", "action": SWORD, "free": 1, "defence": {"mana": 2}, "tail": 4},
        {"what": "odds", "dice": 9, "threshold": 4, "free": 3, "mana": 5},
    ],
    ids=str,
)
@pytest.mark.parametrize("seat", ["red", "blue", "referee"])
def test_every_seat_may_ask(sample: Conversation, request_: dict[str, Any], seat: str) -> None:
    """All seats get the same answer to a query that the published schema allows, and the game stays as it was."""
    before = sample.position()
    validator(f"ask-battleground-{request_['what']}").validate({"do": "ask", **request_})
    assert sample.ask("ask", **request_, seat=seat) == sample.ask("ask", **request_)
    assert sample.position() == before


def test_the_most_that_can_be_asked(sample: Conversation) -> None:
    """All dice, all re-rolls, the longest tail: answered exactly, and soon enough."""
    answer = sample.ask("ask", what="odds", dice=60, threshold=4, free=60, mana=5, tail=120)["successes"]
    assert sum(answer.values()) == pytest.approx(1, abs=1e-7)
    assert max(answer, key=lambda reached: answer[reached]) in {str(reached) for reached in range(48, 60)}


@pytest.mark.rule("BG-TEST-4")
def test_a_query_without_rerolls_counts_the_free_ones() -> None:
    """No mana is spent; free ones are those that the figure has: none, or as many as its abilities give."""
    state = battle(**FOES).state
    assert odds_answer(state, FISTS) == odds_answer(state, FISTS, free=0, mana=0, defence=RerollLimits(0, 0))
    lucky: dict[str, Any] = {"abilities": [{"id": "luck", "when": "always", "modify": "rerolls", "by": 2}]}
    attacking = battle(**FOES, cards={"ana": lucky}).state
    assert odds_answer(attacking, FISTS)["wounds"] == odds_answer(state, FISTS, free=2)["wounds"]
    assert odds_answer(attacking, FISTS, free=0)["wounds"] == odds_answer(state, FISTS)["wounds"]
    defending = battle(**FOES, cards={"bo": lucky}).state
    assert odds_answer(defending, FISTS)["wounds"] == odds_answer(state, FISTS, defence=RerollLimits(free=2))["wounds"]
    assert odds_answer(defending, FISTS, defence=RerollLimits(mana=1))["defence"]["free"] == 2


@pytest.mark.rule("BG-ATT-7")
def test_extra_wounds_are_in_the_odds() -> None:
    """Those of an ability that needs three successes come on top of the one wound of fists."""
    hard: dict[str, Any] = {
        "abilities": [{"id": "hard", "when": "attack", "needs": 3, "effects": [{"do": "wound", "wounds": 2}]}]
    }
    plain, more = (odds_answer(battle(**FOES, cards=cards).state, FISTS) for cards in ({}, {"ana": hard}))
    assert list(plain["wounds"]) == ["0", "1"]
    assert list(more["wounds"]) == ["0", "1", "3"]
    assert more["left"] == plain["left"]
    assert more["wounds"]["1"] == pytest.approx(plain["left"]["1"] + plain["left"]["2"], abs=2e-9)
