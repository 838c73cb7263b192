"""Offers to bots of Battleground: free attacks, movements that lead nowhere, a focus before an attack."""

from functools import cache
from typing import Any

import pytest

from engine.bots.bot import bot_named
from engine.bots.evaluator import evaluator_of
from engine.bots.evaluators.battleground.lead_value import gives, open_to
from engine.bots.evaluators.battleground.position_value import FOCUS
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice, choice
from engine.kernel.play.game import Game, resume_game
from engine.systems.battleground.shifts.leaps import Jump, Teleport
from engine.systems.battleground.state import Battle
from tests.engine.bots.evaluators.battleground.evaluated import of_kind, preferred, worths
from tests.rules.battleground.fights import BLAST, BOW, MACE, Document, fight, interrupting
from tests.support.battleground import with_figure
from tests.support.script import play
from tests.tools.bot_offers import MISSIONS, Counts, Watch, added, count, is_paid, mover

pytestmark = pytest.mark.slow

MOST_DECLINED = 0.05
MOST_MISSED = 0.05
OFFERS = 200
USE = "use ability=test/ana figure=ana"
SCORES: Document = {"when": "active", "cost": {"ap": 1}, "effects": [{"do": "score", "points": 6}]}
ALONE: dict[str, Any] = {"red": "ana@A1:s", "blue": "bo@I9:n", "arms": {}, "zones": {"red": "I1", "blue": "I9"}}


def answer(game: Game[Battle], bot: str) -> str:
    """The answer of a bot for the seat that is asked first."""
    assert game.decision is not None
    seat = game.decision.seats[0]
    chosen = bot_named(bot)(game.view(seat), game.decision.seen_by(seat), seat, Stream(0, "test"))
    return chosen.id


def interrupted(kind: Any, **lines: Any) -> Game[Battle]:
    """A game in which Bo interrupts Ana, who stands beside him."""
    return interrupting(fight(**{"arms": {"ana": (MACE,), "bo": (MACE,)}, **lines}), "bo", kind)


# Free attacks


@pytest.mark.parametrize("bot", ["greedy", "search"])
@pytest.mark.parametrize("kind", ["opportunity", "guard"])
@pytest.mark.parametrize("red", ["ana@E5:n", "ana@E5:n al@E3:s", "ana@E5:n al@D4:ne am@F4:nw"])
def test_a_free_attack_is_made_although_it_spends_a_focus(bot: str, kind: str, red: str) -> None:
    """BG-INT-4, BG-INT-6: it promises more than the token is worth, which serves one test only."""
    game = interrupted(kind, red=red, now={"bo": {"focused": True}})
    assert answer(game, bot) == "attack figure=bo target=ana weapon=test/mace"


def judged(game: Game[Battle], seat: str) -> list[tuple[Choice, float]]:
    """All choices of a seat with the evaluator's value of each."""
    assert game.decision is not None
    view, mine = game.view(seat), game.decision.choices_of(seat)
    return list(zip(mine, evaluator_of(view)(view, mine, seat), strict=True))


def open_kinds(game: Game[Battle], seat: str) -> set[str]:
    """The kinds of choices that are looked at."""
    return {each.kind for each, _ in open_to(game.view(seat), judged(game, seat))}


def test_to_act_no_more_is_not_looked_at_while_an_attack_gives_something() -> None:
    """BG-INT-3, BG-ROUND-9: action points that are left are lost."""
    assert "decline" not in open_kinds(interrupted("opportunity"), "blue")
    assert "end" not in open_kinds(interrupted("guard"), "blue")
    assert "end" not in open_kinds(fight(ap=1), "red")
    assert "end" in open_kinds(fight(ap=1, blue="bo@I9:n"), "red")


def test_a_focus_is_kept_where_it_is_worth_more_than_the_attack() -> None:
    """By the measure of positions: an attack that hardly ever wounds is not worth a token."""
    weak: dict[str, Any] = {"stats": {"bo": {"strength": 1}, "ana": {"toughness": 6}}}
    kept = interrupted("opportunity", **weak, now={"bo": {"focused": True}})
    assert "decline" in open_kinds(kept, "blue")
    assert "decline" not in open_kinds(interrupted("opportunity", **weak), "blue")
    promised = {focused: attack_gives(focused) for focused in (False, True)}
    assert promised[True] > promised[False] - FOCUS


def attack_gives(focused: bool) -> float:
    """The gain by the attack of Bo, with a focus token to spend or without."""
    game = interrupted("opportunity", now={"bo": {"focused": focused}})
    attack, worth = next((each, worth) for each, worth in judged(game, "blue") if each.kind == "attack")
    return gives(game.view("blue"), attack, worth)


def test_mana_that_an_attack_spends_counts() -> None:
    game = fight(ap=1, red="ana@E9:n", blue="bo@E4:s", arms={"ana": (BLAST, BOW)}, now={"ana": {"mana": 2}})
    view = game.view("red")
    attacks = {each.text("weapon"): each for each, _ in judged(game, "red") if each.kind == "attack"}
    with_mana, without = (gives(view, attacks[weapon], 3.0) for weapon in ("test/blast", "test/bow"))
    assert with_mana < without


# Movements that lead nowhere


def with_soar(effect: Document, **lines: Any) -> Game[Battle]:
    """A game in which Ana may pay for a leap, from where she stands best."""
    soar = {"when": "active", "cost": {"ap": 1}, "effects": [effect]}
    stats = {"ana": {"abilities": [soar]}}
    return fight(**{**ALONE, "objectives": "o1@A2", "stats": stats, "ap": 1, **lines})


@pytest.mark.parametrize("do", ["jump", "teleport"])
def test_a_leap_is_not_paid_for_where_it_is_best_to_stay(do: str) -> None:
    """BG-SHIFT-3, -4: what a place is worth counts only as far as it is better than where one is."""
    here = with_soar({"do": do, "points": 4})
    assert worths(here)[USE] < 0
    assert preferred(here) != USE
    far = with_soar({"do": do, "points": 4}, objectives="o1@A6")
    assert worths(far)[USE] > 0


def leaping(step: type[Teleport | Jump], game: Game[Battle], figure: str = "ana") -> Game[Battle]:
    """The game from here, with a leap of a figure first, of which red says where it ends."""
    return resume_game(game.system, game.state.but(agenda=(*game.state.agenda, step(figure, 3, "red"))))


def test_a_leap_is_worth_what_is_better_there() -> None:
    """The own hex less than nothing; for a figure of the enemy too."""
    near, far = (worths(leaping(Teleport, fight(**ALONE, objectives=f"o1@{at}"))) for at in ("A2", "A5"))
    assert near["teleport to=A1"] == far["teleport to=A1"] < 0
    assert max(near.values()) < max(far.values())
    others = worths(leaping(Teleport, fight(**ALONE, objectives="o1@H8"), "bo"))
    assert others["teleport to=I9"] < 0 < max(others.values())


def test_a_jump_away_from_an_enemy_costs_an_opportunity_attack() -> None:
    """BG-SHIFT-4, BG-INT-6: a jump causes opportunity attacks, a teleport does not."""
    lines: dict[str, Any] = {"arms": {"bo": (MACE,)}}
    jump, teleport = (worths(leaping(step, fight(**lines))) for step in (Jump, Teleport))
    assert jump["teleport to=E8"] < teleport["teleport to=E8"]
    assert jump["teleport to=E5"] == teleport["teleport to=E5"]


def test_search_leaves_out_movements_that_lead_nowhere() -> None:
    """While the judge likes something else better."""
    game = with_soar({"do": "jump", "points": 4}, objectives="o1@A6")
    grid = game.state.scenario.terrain.grid
    for asked in (game, leaping(Jump, game)):
        open_now = [each for each, _ in open_to(asked.view("red"), judged(asked, "red"))]
        ends = {grid.place(each.text("to")) for each in open_now if "to" in each.data}
        assert ends
        assert game.state.figures["ana"].at not in ends


# A focus before an attack


def test_greedy_focuses_before_an_attack_where_it_has_nothing_else_to_do() -> None:
    """BG-ACT-6, BG-MOD-5: and attacks at once where the action points do not last for both."""
    assert preferred(fight(ap=2)) == "focus"
    assert preferred(fight(ap=1)) == "attack figure=ana target=bo weapon=test/sword"
    focused = with_figure(fight(ap=1), "ana", focused=True)
    assert preferred(focused) == "attack figure=ana target=bo weapon=test/sword"


def test_greedy_does_not_focus_where_something_else_brings_more() -> None:
    """An ability that scores; a second attack; but where the action points last for all, it does."""
    lines: dict[str, Any] = {"stats": {"ana": {"abilities": [SCORES]}}}
    chosen = [preferred(fight(**lines, ap=ap)) for ap in (2, 3)]
    assert chosen[0] != "focus"
    assert worths(fight(**lines, ap=2))["focus"] < max(of_kind(worths(fight(**lines, ap=2)), "attack").values())
    attack = max(of_kind(worths(fight(**lines, ap=3)), "attack").values())
    assert worths(fight(**lines, ap=3))["focus"] > attack
    # BG-ACT-3: The second attack with a weapon of one type costs one more.
    assert preferred(fight(ap=3)) == "attack figure=ana target=bo weapon=test/sword"
    assert preferred(fight(ap=4)) == "focus"


def test_greedy_does_not_focus_for_an_attack_that_it_cannot_pay() -> None:
    """BG-ACT-3: the next one with a weapon of the same type costs two."""
    game = fight(*(1,) * 10, ap=3)
    play(game, "red: attack target=bo")
    assert worths(game)["focus"] < max(of_kind(worths(game), "attack").values())


# What is counted


@pytest.mark.parametrize("mission", MISSIONS)
def test_greedy_uses_what_it_is_offered(mission: str) -> None:
    """Offers of a game: no attack is declined, no paid movement leads nowhere, a focus comes first."""
    counts = count("greedy", mission, [0, 1])
    assert counts.offers() >= 2
    assert counts.declined() == 0, counts.notes
    assert counts.nowhere() == 0, counts.notes
    assert counts.focuses["focused"] > counts.focuses["idle"], counts.notes


def test_search_uses_what_it_is_offered() -> None:
    """The same in a game that greedy plays, while search is asked at each offer."""
    counts = count("search", "first-game", [0], plays="greedy")
    assert counts.offers() >= 2
    assert counts.declined() == 0, counts.notes
    assert counts.nowhere() == 0, counts.notes
    assert counts.plans.total() >= 5
    assert counts.missed() == 0, counts.notes


@cache
def many(bot: str) -> Counts:
    """The counts of games of a bot against itself, until it was offered enough free attacks."""
    games, seed = list[Counts](), 0
    while added(games).offers() < OFFERS:
        games.append(count(bot, MISSIONS[seed % len(MISSIONS)], [seed]))
        seed += 1
    return added(games)


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_free_attacks_are_hardly_ever_declined(bot: str) -> None:
    """Of 200 offers, at most one in twenty; in games of a bot against itself, as many as it takes.

    Counted with `tests.tools.bot_offers`: greedy, seeds 900 to 913 of each mission, 0 of 211 declined, 0 of 1,258 paid
    movements to nowhere; search, seeds 900 to 908, 0 of 206 declined (29 kept for a focus or mana), 1 of 847.
    """
    whole = many(bot)
    assert whole.declined() <= MOST_DECLINED, list(whole.lines())
    assert whole.nowhere() <= MOST_DECLINED * sum(whole.movements.values()), list(whole.lines())


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_a_focus_that_the_bot_rates_higher_is_hardly_ever_missed(bot: str) -> None:
    """Of the attacks with action points for a focus first, at most one in twenty."""
    whole = many(bot)
    assert whole.plans.total() >= 50, list(whole.lines())
    assert whole.missed() <= MOST_MISSED, list(whole.lines())


def counted(game: Game[Battle], chosen: Choice) -> Counts:
    """The counts when a bot answers this."""
    assert game.decision is not None
    seat, counts = game.decision.seats[0], Counts()
    watch = Watch(lambda *_: chosen, counts, "here")
    watch(game.view(seat), game.decision.seen_by(seat), seat, Stream(0, "test"))
    return counts


ATTACK = choice("attack", figure="bo", weapon="test/mace", target="ana")


def test_an_offer_is_counted_by_what_became_of_it() -> None:
    game = interrupted("guard")
    for chosen, became in ((ATTACK, "made"), (choice("end"), "declined"), (choice("move", figure="bo"), "")):
        found = counted(game, chosen if chosen.kind != "move" else away(game)).attacks
        assert found == {("guard", became or "something else"): 1}
    assert counted(fight(ap=1), choice("end")).offers("declined") == 1
    assert not counted(fight(ap=1, blue="bo@I9:n"), choice("end")).attacks


def away(game: Game[Battle]) -> Choice:
    """A move of the guard, if there is one; else the use of something that is no attack."""
    assert game.decision is not None
    mine = game.decision.choices_of("blue")
    return next((each for each in mine if each.kind == "move"), choice("guard"))


def test_an_attack_kept_for_a_focus_is_not_counted_as_declined() -> None:
    """By the bot's own measure."""
    weak: dict[str, Any] = {"stats": {"bo": {"strength": 1}, "ana": {"toughness": 6}}}
    game = interrupted("opportunity", **weak, now={"bo": {"focused": True}})
    assert game.decision is not None
    counts = Counts()
    watch = Watch(bot_named("search"), counts, "here")
    attacks = [each for each in game.decision.choices_of("blue") if each.kind == "attack"]
    assert watch._became(game.view("blue"), attacks, "blue", choice("decline")) == "kept"


def test_a_paid_movement_that_leads_nowhere_is_counted() -> None:
    game = with_soar({"do": "jump", "points": 4})
    play(game, "red: use ability=test/ana")
    view = game.view("red")
    stay, leave = choice("teleport", to="A1"), choice("teleport", to="A3")
    assert mover(view, stay) == "ana"
    assert is_paid(view, stay)
    assert counted(game, stay).nowhere() == 1
    assert counted(game, leave).movements == {("teleport", True): 1}
    free = leaping(Jump, fight(**ALONE))
    assert not counted(free, stay).movements


def test_the_counts_are_reported_in_words() -> None:
    reported = list(counted(interrupted("guard"), choice("end")).lines())
    assert "free attacks: 1 of 1 declined (100.0%), 0 more for a focus or mana" in reported
    assert any("declines (guard)" in line for line in reported)


def test_a_focus_first_is_missed_where_the_bot_itself_rates_it_higher() -> None:
    """The action points have to last for the focus and the attack."""
    attack, focus = choice("attack", figure="ana", weapon="test/sword", target="bo"), choice("focus")
    found = [counted(fight(ap=ap), chosen).plans for ap, chosen in ((2, attack), (2, focus), (1, attack), (1, focus))]
    assert found == [{"missed": 1}, {"focused": 1}, {}, {}]
    scores: dict[str, Any] = {"stats": {"ana": {"abilities": [SCORES]}}}
    assert counted(fight(**scores, ap=2), attack).plans == {"attacked": 1}
