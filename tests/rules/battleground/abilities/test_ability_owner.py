"""Whose an ability is and whose doing something was: the army's, the giver's of a token, of a mark, of a wait."""

from typing import Any

import pytest

from engine.kernel.data.record import replace
from engine.kernel.play.game import Game
from engine.systems.battleground.abilities.passives.exemptions import is_exempt
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.state import Battle, Token
from tests.rules.battleground.abilities.triggers.test_triggers import HIT, MANA, gained, of, waits
from tests.rules.battleground.abilities.types.test_scenario_abilities import active
from tests.rules.battleground.fights import FIREBALL, Document, fight, interrupting, of_kind, weapon
from tests.rules.battleground.guards import SOFT
from tests.support.battleground import changed
from tests.support.script import asked, play

ATTACK = "red: attack weapon=test/sword target=bo"
POOR = {name: {"mana": 0} for name in ("ana", "al", "bo")}
DRAW: Document = {"do": "draw"}


def used(*effects: Document, **more: Any) -> Document:
    """An ability to be used at once."""
    return {"when": "active", "id": "deed", "effects": list(effects), **more}


def with_room(game: Game[Battle]) -> Game[Battle]:
    """The game from here, each hand with a card less, so that it is seen who draws."""
    sides = game.state.sides.items()
    return changed(game, sides={seat: side.without(side.holding.hand[0]) for seat, side in sides})


def hands(game: Game[Battle]) -> dict[str, int]:
    """How many fate cards everybody has."""
    return {seat: len(side.holding.hand) for seat, side in game.state.sides.items()}


@pytest.mark.rule("BG-ABIL-1", "BG-COMP-1")
def test_an_ability_of_an_ally_belongs_to_the_army() -> None:
    """Al's ability is triggered by Ana's attack, though it is not its own."""
    for by, woken in (("army", ["al"]), ("self", []), ("enemy", [])):
        ability = waits({"wound": {"who": "enemy", "by": by}}, MANA)
        assert gained(play(fight(*HIT, red="ana@E5:n al@A9", stats=of("al", ability), now=POOR), ATTACK)) == woken


@pytest.mark.rule("BG-ABIL-1", "BG-COMP-1")
def test_a_blow_of_an_ally_is_no_enemys() -> None:
    """Ana wounds Al, whose ability waits for enemies only."""
    for by, woken in (("enemy", []), ("army", ["al"])):
        stats = {**of("ana", used({"do": "wound"}, to="ally")), **of("al", waits({"wound": {"by": by}}, MANA))}
        game = fight(red="ana@E5:n al@A9", stats=stats, now=POOR)
        assert gained(play(game, "red: use ability=test/ana:deed target=al")) == woken


@pytest.mark.rule("BG-FX-5")
def test_an_effect_of_a_mark_belongs_to_the_player_who_laid_it() -> None:
    """Bo is affected, and red draws."""
    mark = {"do": "mark", "name": "spy", "range": 1, "when": {"gains": {"counter": "mana"}}, "effects": [DRAW]}
    give = used({**MANA, "on": "target"}, to="enemy", id="give")
    stats = of("ana", used(mark, to="hex", range=3), give)
    game = with_room(fight(stats=stats, decks={"red": "fate-1 " * 9, "blue": "fate-1 " * 9}, now=POOR))
    before = hands(game)
    play(game, "red: use ability=test/ana:deed at=D4", "red: use ability=test/ana:give target=bo")
    assert hands(game) == {**before, "red": before["red"] + 1}


@pytest.mark.rule("BG-FX-4")
def test_a_token_that_is_gone_when_its_turn_comes_does_nothing() -> None:
    """Bo throws it off for the same mana, and does so first."""
    token = {"do": "debuff", "name": "leech", "when": {"gains": {"counter": "mana"}}, "effects": [{"do": "wound"}]}
    freed = waits({"gains": {"counter": "mana"}}, {"do": "remove-effect"})
    stats = {**of("ana", used(token, {**MANA, "on": "target"}, to="enemy")), **of("bo", freed)}
    for first, wounds in (("test/bo", 0), ("leech", 1)):
        game = fight(stats=stats, now=POOR)
        play(game, "red: use ability=test/ana:deed target=bo", f"red: order next={first}")
        assert (game.state.figures["bo"].wounds, game.state.figures["bo"].debuff) == (wounds, None)


@pytest.mark.rule("BG-ABIL-1")
def test_a_figure_waits_for_the_player_who_made_it_wait() -> None:
    """Bo waits, and red draws."""
    waiting = {"do": "wait", "when": {"gains": {"counter": "mana"}}, "effects": [DRAW]}
    stats = of("ana", used(waiting, {**MANA, "on": "target"}, to="enemy"))
    game = with_room(fight(stats=stats, decks={"red": "fate-1 " * 9, "blue": "fate-1 " * 9}, now=POOR))
    before = hands(game)
    play(game, "red: use ability=test/ana:deed target=bo")
    assert hands(game) == {**before, "red": before["red"] + 1}


@pytest.mark.rule("BG-ABIL-1", "BG-INT-1")
def test_a_wait_in_an_interruption_ends_with_it() -> None:
    """Though the activation that was interrupted goes on."""
    waiting = {"do": "wait", "when": {"wound": {"who": "self"}}, "effects": [MANA]}
    game = fight(stats={**of("ana", used({"do": "wound"}, to="enemy")), **of("bo", used(waiting))}, now=POOR)
    nested = interrupting(game, "bo", "guard")
    play(nested, "blue: use ability=test/bo:deed", "blue: end")
    assert gained(play(nested, "red: use ability=test/ana:deed target=bo")) == []


@pytest.mark.rule("BG-ABIL-1", "BG-AREA-3")
@pytest.mark.parametrize(("times", "woken"), [(1, 1), (2, 2), (None, 2)])
def test_one_wait_triggers_once_when_two_figures_fall_together(times: int | None, woken: int) -> None:
    """The second one was there to be heard of, and is waited for no more."""
    waiting: Document = {"do": "wait", "when": {"knock-out": {"who": "enemy", "by": "self"}}, "effects": [MANA]}
    waiting = waiting if times is None else {**waiting, "times": times}
    game = fight(
        *(5, 1, 5, 1),
        red="ana@E9:n",
        blue="bo@E4:s be@E5:s bu@A1",
        arms={"ana": (FIREBALL,)},
        stats={**of("ana", used(waiting)), **dict.fromkeys(("bo", "be"), SOFT)},
        now={"ana": {"mana": 1}, "bo": {"wounds": 5}, "be": {"wounds": 5}},
    )
    play(game, "red: use ability=test/ana:deed")
    events = play(game, "red: attack weapon=test/fireball target=bo")
    while asked(game) == "red: order":
        assert game.decision is not None
        events += game.apply(game.decision.choices[0])
    assert len(of_kind(events, "knocked-out")) == 2
    assert len(gained(events)) == woken


@pytest.mark.rule("BG-SHIFT-1", "BG-ABIL-1")
@pytest.mark.parametrize("shift", [{"do": "jump", "points": 3}, {"do": "teleport", "points": 3}])
def test_the_player_of_the_ability_moves_its_target(shift: Document) -> None:
    """Bo goes where red says."""
    game = fight(stats=of("ana", used(shift, to="enemy")), blue="bo@E2:s")
    play(game, "red: use ability=test/ana:deed target=bo")
    assert asked(game).startswith("red: ")
    assert asked(game) != "red: act"


@pytest.mark.rule("BG-FX-3", "BG-AREA-3")
def test_a_curse_that_an_attack_takes_away_knocks_out_when_the_attack_is_done() -> None:
    """The last wound is the curse's, and the attacker's ability after it still finds Bo."""
    extra = {"when": "attack", "needs": 1, "effects": [{"do": "remove-effect"}, {"do": "wound", "on": "self"}]}
    blade = {**weapon("blade", "melee", "1:0"), "ability": extra}
    cursed = {"wounds": 5, "debuff": Token("curse", "red")}
    game = fight(*HIT, arms={"ana": [blade]}, now={"bo": cursed}, blue="bo@E4:s cy@A1")
    events = play(game, "red: attack weapon=test/blade target=bo")
    assert of_kind(events, "wounds-suffered", "knocked-out") == [
        "wounds-suffered bo 1 None",
        "wounds-suffered ana 1 ana",
        "knocked-out bo ana test/blade",
    ]


FIELD: dict[str, Any] = {"red": "ana@E5:n al@E8:n", "blue": "bo@D5:n by@I9"}
"""Bo, an enemy, stands beside Ana; Al, whose ability it is, sees both from a distance."""


def beside(side: str, who: str = "bearer") -> Document:
    """The condition that a figure stands within 1″ of another one of a side."""
    others = {"without": {"of": {"pieces": {"side": side}}, "these": who}}
    return {"within": {"who": who, "of": others, "distance": 1}}


BESIDE = [("allies", "bo", True), ("friends", "bo", True), ("enemies", "bo", False), ("enemies", "ana", True)]


@pytest.mark.rule("BG-COMP-1", "BG-ABIL-1")
@pytest.mark.parametrize(("side", "bearer", "holds"), [*BESIDE, ("allies", "ana", False), ("enemies", "by", False)])
def test_an_aura_has_the_allies_and_enemies_of_its_owner(side: str, bearer: str, holds: bool) -> None:
    """Bo stands beside an ally of Al, though it is its own enemy."""
    aura = {"when": "always", "to": "all-characters", "modify": "mind", "by": 1, "if": beside(side)}
    state = fight(**FIELD, stats=of("al", aura)).state
    assert (statistic(state, bearer, "mind") == 4) is holds


@pytest.mark.rule("BG-COMP-1", "BG-ABIL-1", "BG-ABIL-6")
@pytest.mark.parametrize(("side", "bearer", "holds"), BESIDE)
def test_an_exemption_has_the_allies_and_enemies_of_its_owner(side: str, bearer: str, holds: bool) -> None:
    """As other passives about those around have."""
    frees = {"when": "exempt", "from": "interruptions", "to": "all-characters", "if": beside(side)}
    state = fight(**FIELD, stats=of("al", frees)).state
    assert is_exempt(state, bearer, "interruptions") is holds


@pytest.mark.rule("BG-COMP-1", "BG-ABIL-1", "BG-WIN-1")
@pytest.mark.parametrize(("leader", "mind"), [("red", 2), ("blue", 3)])
def test_an_aura_asks_whether_the_army_of_its_owner_leads(leader: str, mind: int) -> None:
    """And not whether that of its bearer does."""
    fear = {"when": "always", "to": "all-enemies", "modify": "mind", "by": -1, "if": {"leading": 1}}
    game = fight(**FIELD, stats=of("al", fear))
    sides = {seat: replace(side, points=9 * (seat == leader)) for seat, side in game.state.sides.items()}
    assert statistic(changed(game, sides=sides).state, "bo", "mind") == mind


@pytest.mark.rule("BG-COMP-1", "BG-ABIL-1")
def test_an_aura_counts_the_enemies_of_its_owner() -> None:
    """Two of blue against one and another of red."""
    number = {"count": {"of": {"pieces": {"side": "enemies"}}}}
    aura = {"when": "always", "to": "all-enemies", "modify": "mind", "by": number}
    state = fight(**{**FIELD, "blue": "bo@D5:n by@I9 bu@A9"}, stats=of("al", aura)).state
    assert statistic(state, "bo", "mind") == 6


@pytest.mark.rule("BG-COMP-1", "BG-ABIL-1")
def test_a_change_for_the_activation_has_the_allies_of_its_owner() -> None:
    """Ana changes a number of Bo, who stands beside no ally of hers."""
    for side, mind in (("allies", 4), ("enemies", 3)):
        change = {"do": "modify", "gives": [{"modify": "mind", "by": 1, "if": beside(side)}]}
        game = fight(**{**FIELD, "red": "ana@F3:n al@E5"}, stats=of("ana", used(change, to="enemy")))
        play(game, "red: use ability=test/ana:deed target=bo")
        assert statistic(game.state, "bo", "mind") == mind


@pytest.mark.rule("BG-COMP-1", "BG-ABIL-1")
@pytest.mark.parametrize(
    ("seat", "side", "bearer", "holds"),
    [
        ("red", "allies", "bo", True),
        ("red", "enemies", "bo", False),
        ("blue", "allies", "bo", False),
        ("blue", "enemies", "bo", True),
        (None, "enemies", "bo", True),
        (None, "enemies", "ana", True),
        (None, "allies", "ana", False),
    ],
)
def test_a_number_changed_by_the_scenario_has_the_allies_of_its_seat(
    seat: str | None, side: str, bearer: str, holds: bool
) -> None:
    """Without a seat it belongs to each whose number it is."""
    change = {"when": "always", "to": "all-characters", "modify": "mind", "by": 1, "if": beside(side)}
    state = active(change if seat is None else {**change, "seat": seat}, **FIELD).state
    assert (statistic(state, bearer, "mind") == 4) is holds


@pytest.mark.rule("BG-COMP-1", "BG-ABIL-6")
@pytest.mark.parametrize(
    ("who", "side", "wounds"),
    [("subject", "allies", 2), ("subject", "enemies", 1), ("bearer", "enemies", 1), ("bearer", "allies", 2)],
)
def test_a_replacement_has_the_allies_and_enemies_of_its_owner(who: str, side: str, wounds: int) -> None:
    """Its bearer is its owner, Al, near whom Ana stands."""
    more = {"when": "instead", "of": "wounds", "by": 1, "to": "all-enemies", "range": 9, "if": beside(side, who)}
    stats = {**of("al", more), **of("ana", used({"do": "wound"}, to="enemy"))}
    game = fight(red="ana@E5:n al@G5", blue="bo@D5:n", stats=stats)
    events = play(game, "red: use ability=test/ana:deed target=bo")
    assert of_kind(events, "wounds-suffered") == [f"wounds-suffered bo {wounds} ana"]
