"""What cards make of costs: of attacks, moves, focus, guard, spells and abilities; play, offers and reasons agree."""

from typing import Any

import pytest

from engine.content.loading.document_reader import read_document
from engine.content.problems import ContentError
from engine.kernel.data.choice import choice
from engine.kernel.play.game import Game
from engine.protocol.queries import answer_query
from engine.systems.battleground.activation.costs import ap_cost
from engine.systems.battleground.queries.map_queries import ASKS
from engine.systems.battleground.state import Battle
from engine.words import languages, speak
from tests.rules.battleground.abilities.passives.test_modifiers import always
from tests.rules.battleground.abilities.use.test_use_action import active
from tests.rules.battleground.fights import BLAST, SWORD, fight, interrupting, item, of_kind, weapon
from tests.support.ability_documents import card
from tests.support.battleground import DECLARED, with_figure
from tests.support.script import offers, play, refused

Document = dict[str, Any]
ATTACK = "red: attack weapon=test/sword target=bo"
CAST = "red: attack weapon=test/blast target=bo"
FAR: Document = {"red": "ana@E8:n", "blue": "bo@E1:n"}


def changed(*abilities: Document, dice: tuple[int, ...] = (1,) * 24, **lines: Any) -> Game[Battle]:
    """A fight in which Ana has these passives."""
    return fight(*dice, stats={"ana": {"abilities": list(abilities)}}, **lines)


def costs(game: Game[Battle], *lines: str) -> list[int]:
    """The action points that are paid for each of these answers."""
    return [int(each.rsplit(" ", 1)[1]) for each in of_kind(play(game, *lines), "action-paid")]


def price(game: Game[Battle], action: Document) -> Any:
    """What is answered to who asks for the price of an action."""
    return answer_query(ASKS["cost"], game.state, {"action": action})


def kinds(game: Game[Battle]) -> set[str]:
    """The kinds of answers on offer."""
    return {line.partition(" ")[0] for line in offers(game, "red")}


@pytest.mark.rule("BG-ABIL-6", "BG-ACT-2", "BG-ACT-3")
@pytest.mark.parametrize(
    ("number", "lines"),
    [
        ("attack-ap", [ATTACK]),
        ("move-ap", ["red: move to=E6"]),
        ("focus-ap", ["red: focus"]),
        ("guard-ap", ["red: guard"]),
    ],
)
def test_each_action_has_a_price_of_its_own(number: str, lines: list[str]) -> None:
    """It costs two more, all others are unchanged; it is not offered without enough points, and the cause is named."""
    prices = ("attack-ap", "move-ap", "focus-ap", "guard-ap")
    for other in prices:
        assert costs(changed(always(other, 2)), *lines) == [3 if other == number else 1]
    kind = lines[0].split()[1]
    for ap, offered in ((3, True), (2, False)):
        assert (kind in kinds(changed(always(number, 2), ap=ap))) is offered
    poor = changed(always(number, 2), ap=2)
    wish = choice("attack", figure="ana", weapon="test/sword", target="bo") if kind == "attack" else choice(kind)
    if kind != "move":
        (reason,) = poor.why_not(wish, "red")
        for lang in languages():
            assert "test/ana" in speak(reason.sentence, lang)
    else:
        assert refused(poor, "red: move figure=ana to=E6") == ["BG-ACT-2 enough-ap-to-move"]


@pytest.mark.rule("BG-ACT-2", "BG-ACT-3", "BG-ABIL-6")
def test_repeats_come_on_top_and_bounds_hold_for_all_of_it() -> None:
    """What is set is the first price; what is at most one stays so."""
    moves = ["red: move to=E9", "red: face facing=n", "red: move to=E8"]
    far: Document = {"blue": "bo@A1:s", "red": "ana@E8:n"}
    assert costs(changed(always("move-ap", set=2), **far), *moves) == [2, 3]
    assert costs(changed(always("move-ap", **{"at-most": 1}), **far), *moves) == [1, 1]
    assert costs(changed(always("move-ap", -1), **far), *moves) == [1, 1]


@pytest.mark.rule("BG-ACT-5")
@pytest.mark.parametrize("change", [{"by": -3}, {"set": 0}, {"at-most": 0}])
def test_no_action_is_made_free(change: Document) -> None:
    """Whatever makes it cheaper, it costs one; without any points there is nothing to be done."""
    game = changed({"when": "always", "modify": "attack-ap", **change})
    answer = price(game, {"kind": "attack", **ATTACKING})
    assert answer["ap"]["cost"] == 1
    kept_up = {"rule": "BG-ACT-5", "change": "at-least", "by": 1}
    bound = {"rule": "BG-ABIL-1", "change": "at-most", "by": 1, "ability": "test/ana"}
    assert answer["ap"]["parts"][-1] == (bound if "at-most" in change else kept_up)
    assert costs(game, ATTACK) == [1]


ATTACKING = {"figure": "ana", "weapon": "test/sword", "target": "bo"}


@pytest.mark.rule("BG-ABIL-6", "BG-ATT-6")
def test_a_weapon_makes_its_own_attacks_cheaper() -> None:
    """Those with other weapons cost what they do."""
    quick = weapon("quick", "melee", ability=always("attack-ap", 1))
    game = fight(*(1,) * 8, arms={"ana": (quick, SWORD)})
    assert costs(game, "red: attack weapon=test/quick target=bo") == [2]
    assert costs(fight(*(1,) * 8, arms={"ana": (quick, SWORD)}), ATTACK) == [1]


@pytest.mark.rule("BG-ABIL-1", "BG-ABIL-6")
def test_a_price_may_depend_on_whom_it_is_aimed_at() -> None:
    """Offers, reasons and payment look at the one that is attacked."""
    against = always("attack-ap", 3, when_={"wounded": {"who": "target"}})
    game = with_figure(changed(against, ap=2, blue="bo@E4:s bea@D5:n"), "bo", wounds=1)
    attacks = [each for each in offers(game, "red") if each.startswith("attack ")]
    assert attacks == ["attack figure=ana target=bea weapon=test/sword"]
    assert refused(game, ATTACK + " figure=ana") == ["BG-ACT-3 enough-ap-to-attack"]
    assert costs(game, "red: attack weapon=test/sword target=bea") == [1]


@pytest.mark.rule("BG-ATT-5", "BG-ABIL-6")
@pytest.mark.parametrize(("by", "cost"), [(-1, 1), (-2, 0), (-9, 0), (1, 3)])
def test_spells_cost_other_mana(by: int, cost: int) -> None:
    """Never less than none; what is offered is what can be paid."""
    game = changed(always("spell-mana", by), arms={"ana": (BLAST,)}, **FAR)
    game = with_figure(game, "ana", mana=cost)
    assert of_kind(play(game, CAST), "mana-spent")[:1] == ([f"mana-spent ana {cost}"] if cost else [])
    if cost:
        poor = with_figure(changed(always("spell-mana", by), arms={"ana": (BLAST,)}, **FAR), "ana", mana=cost - 1)
        assert "attack" not in kinds(poor)
        assert refused(poor, CAST + " figure=ana") == ["BG-ATT-5 enough-mana-for-spell"]


@pytest.mark.rule("BG-ATT-5")
def test_a_spell_that_costs_nothing_may_cost_something() -> None:
    """Where enemies make spells dearer; other weapons never cost mana."""
    free = weapon("free", "spell", "1:1", range=12)
    bow = weapon("bow", "ranged", "1:1", range=12)
    silence = always("spell-mana", 1, to="all-enemies")
    stats: Document = {"bo": {"abilities": [silence]}}
    game = with_figure(fight(*(1,) * 4, arms={"ana": (free, bow)}, stats=stats, **FAR), "ana", mana=0)
    assert refused(game, "red: attack weapon=test/free target=bo figure=ana") == ["BG-ATT-5 enough-mana-for-spell"]
    assert of_kind(play(game, "red: attack weapon=test/bow target=bo"), "mana-spent") == []


@pytest.mark.rule("BG-ACT-4", "BG-ABIL-6")
def test_abilities_cost_other_points_and_mana() -> None:
    """What they do not cost by themselves they never cost; what is taken from them is not paid at all."""
    both = active({"do": "heal"}, id="both", cost={"ap": 1, "mana": 1})
    plain = active({"do": "heal"}, id="plain", cost={"wounds": 1})
    cheap, dear = always("ability-mana", -2), always("ability-ap", 1)
    game = with_figure(changed(both, plain, cheap, dear), "ana", mana=0, wounds=1)
    assert of_kind(play(game, "red: use ability=test/ana:both"), "action-paid", "mana-spent") == ["action-paid ana  2"]
    assert of_kind(play(game, "red: use ability=test/ana:plain"), "action-paid", "mana-spent") == []
    poor = changed(both, dear, ap=1)
    assert "use" not in kinds(poor)
    answer = [each.rule for each in with_figure(poor, "ana", mana=1).why_not(USE, "red")]
    assert answer == ["BG-ACT-4"]
    free = with_figure(changed(both, always("ability-ap", -1)), "ana", mana=1)
    assert of_kind(play(free, "red: use ability=test/ana:both"), "action-paid") == ["action-paid ana  1"]


USE = choice("use", figure="ana", ability="test/ana:both")


@pytest.mark.rule("BG-ABIL-6", "BG-FX-4")
def test_tokens_and_effects_change_costs_too() -> None:
    """A token for as long as it lies there, an effect until the activation ends."""
    slow: Document = {"do": "debuff", "name": "slow", "gives": [{"modify": "move-ap", "by": 1}], "removed": []}
    until: Document = {"do": "modify", "gives": [{"modify": "focus-ap", "by": 1}]}
    game = changed(active(slow, until, cost={"ap": 1}, id="both"))
    assert costs(game, "red: use ability=test/ana:both", "red: focus", "red: move to=E6") == [1, 2, 2]


@pytest.mark.rule("BG-ABIL-6")
def test_the_character_card_says_the_last_word() -> None:
    """Then the item, with what each of them is called."""
    rings = {"ana": (SWORD, item("ring", always("move-ap", set=3)))}
    game = changed(always("move-ap", set=2), arms=rings)
    assert ap_cost(game.state, "move") == 2
    answer = price(game, {"kind": "move"})
    assert answer == {
        "ap": {
            "printed": 1,
            "cost": 2,
            "parts": [
                {"rule": "BG-ABIL-1", "change": "set", "by": 3, "ability": "test/ring"},
                {"rule": "BG-ABIL-1", "change": "set", "by": 2, "ability": "test/ana"},
            ],
        },
        "mana": None,
    }


@pytest.mark.rule("BG-ACT-4", "BG-ATT-5")
def test_the_price_of_anything_can_be_asked_for() -> None:
    """Of spells and abilities in mana too; nobody else pays for anything."""
    both = active({"do": "heal"}, id="both", cost={"ap": 2, "mana": 1})
    game = changed(both, always("spell-mana", 1), arms={"ana": (BLAST,)}, **FAR)
    spell = {"kind": "attack", "figure": "ana", "weapon": "test/blast", "target": "bo"}
    answer = price(game, spell)
    assert (answer["ap"]["cost"], answer["mana"]["printed"], answer["mana"]["cost"]) == (1, 2, 3)
    answer = price(game, {"kind": "use", "ability": "test/ana:both"})
    assert (answer["ap"]["cost"], answer["mana"]["cost"]) == (2, 1)


@pytest.mark.rule("BG-INT-1")
def test_an_interruption_pays_the_changed_price() -> None:
    """With its one action point a dearer attack is out of reach."""
    stats: Document = {"bo": {"abilities": [always("attack-ap", 1)]}}
    game = interrupting(fight(1, 1, 1, 1, stats=stats), "bo", "guard")
    assert not [each for each in offers(game, "blue") if each.startswith("attack ")]


def test_a_cost_that_nobody_knows_has_a_near_name() -> None:
    """The word that comes to mind leads to those there are."""
    with pytest.raises(ContentError) as caught:
        read_document(card({"when": "always", "modify": "attack-cost", "by": 1}), DECLARED)
    assert [each.suggestion for each in caught.value.errors] == ["attack-ap"]
