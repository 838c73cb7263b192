"""Questions with a fast computation next to the full one: equal results, all through games of the whole box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest

from engine.kernel.chance.rolls import Stream
from engine.kernel.play.game import start_game
from engine.kernel.rules.clauses import all_hold
from engine.systems.battleground.abilities.targets.choice_cache import choices_by_place
from engine.systems.battleground.abilities.targets.targets import is_of_side, of_side
from engine.systems.battleground.abilities.types.aims import Aim
from engine.systems.battleground.abilities.use.targeting_rules import AimedAbility, legal_for, wishes_for
from engine.systems.battleground.abilities.use.use_action import PRICES, active_abilities, can_be_paid, unaimed_use
from engine.systems.battleground.activation.actions import Act
from engine.systems.battleground.activation.costs import ap_cost, can_pay, has_spent_all
from engine.systems.battleground.activation.items import single_use_items
from engine.systems.battleground.activation_frame import active, ap, is_acting
from engine.systems.battleground.combat.weapons import FISTS, weapon_named
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from tests.rules.battleground.whole_box import whole_box

SEEDS = range(2)
SELDOM = 6


def stops(seed: int) -> Iterator[Battle]:
    """Some of the states of a random game with an acting figure."""
    game, rng = start_game(SYSTEM, whole_box(seed), seed), Stream(seed, "short ways")
    while game.decision is not None:
        if is_acting(game.state) and rng.next_below(SELDOM) == 0:
            yield game.state
        choices = game.decision.choices_of(game.decision.seats[0])
        game.apply(choices[rng.next_below(len(choices))], game.decision.seats[0])


def uses(state: Battle) -> Iterator[AimedAbility]:
    """All that any figure might use, if it were its turn."""
    for figure in state.names:
        for known, used in (*active_abilities(state, figure), *single_use_items(state, figure)):
            yield AimedAbility(state, unaimed_use(state, figure, known.key), used)


@pytest.mark.rule("BG-ACT-4")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_quick_check_of_payment_agrees_with_all_clauses(seed: int) -> None:
    """The clauses of what is paid say the same as all clauses about payment."""
    seen = Counter(
        (can_be_paid(use), all_hold(PRICES, use)) for state in stops(seed) for use in uses(state) if use.definition.to
    )
    assert seen.keys() == {(True, True), (False, False)}


@pytest.mark.rule("BG-ACT-2", "BG-ACT-3")
@pytest.mark.parametrize("seed", SEEDS)
def test_an_army_without_resources_can_pay_for_nothing(seed: int) -> None:
    """And nobody else is thought to have."""
    for state in stops(seed):
        every = ("move", "focus", "guard", "attack melee", "attack spell")
        if has_spent_all(state):
            assert not any(can_pay(state, use) for use in every)
        else:
            assert ap(state) >= min(ap_cost(state, "none before"), *(ap_cost(state, use) for use in every))


@pytest.mark.rule("BG-COMP-1")
@pytest.mark.parametrize("seed", SEEDS)
def test_one_is_of_a_side_where_it_is_among_all_of_it(seed: int) -> None:
    for state in stops(seed):
        for aim in get_args(Aim):
            among = of_side(state, active(state), aim) if active(state) in state.figures else ()
            for other in state.names if among else ():
                assert is_of_side(state, active(state), other, aim) is (other in among)


def test_sides_are_whole() -> None:
    """BG-COMP-1: in the order of the scenario."""
    state = next(stops(0))
    me, own = active(state), tuple(state.of(state.card(active(state)).seat))
    others = tuple(state.of(state.opponent(state.card(me).seat)))
    assert of_side(state, me, "self") == (me,)
    assert of_side(state, me, "friend") == of_side(state, me, "all-friends") == own
    assert of_side(state, me, "ally") == of_side(state, me, "all-allies") == tuple(name for name in own if name != me)
    assert of_side(state, me, "enemy") == of_side(state, me, "all-enemies") == others
    assert of_side(state, me, "character") == state.names
    assert of_side(state, me, "hex") == of_side(state, me, "objective") == ()


@pytest.mark.rule("BG-FX-5")
@pytest.mark.parametrize("seed", SEEDS)
def test_kept_aims_are_those_made_anew(seed: int) -> None:
    """Those at hexes are among all wishes of them, once each, and allowed by the rules that were asked about."""
    found = 0
    for state in stops(seed):
        for use in uses(state):
            if use.definition.to == "hex" and isinstance(state.question, Act):
                wishes = list(wishes_for(state, use.cast, use.definition, "use", ability=use.cast.ability))
                legal = list(legal_for(state, use.cast, use.definition, "use", ("BG-FX-5",), ability=use.cast.ability))
                assert legal == [wish for wish in wishes if wish in legal]
                assert {each.rules for each in legal} <= {("BG-FX-5",)}
                found += len(legal)
    assert found


def test_a_kept_choice_says_what_it_was_made_for() -> None:
    """Of one kind, with one more field, for one rule; the same one again at the same place."""
    grid = next(stops(0)).scenario.terrain.grid
    moves = choices_by_place(grid, "move", (("figure", "ana"),), "to", ("BG-MOVE-1",))
    focused = choices_by_place(grid, "move", (("figure", "ana"), ("focused", True)), "to", ())
    assert moves[3] is moves[3]
    assert moves[3].data == {"figure": "ana", "to": grid.name(3)}
    assert (moves[3].kind, moves[3].rules, moves[3].seat) == ("move", ("BG-MOVE-1",), None)
    assert focused[grid.raised(4)].data == {"figure": "ana", "focused": True, "to": grid.name(grid.raised(4))}
    assert focused[3].rules == ()


@pytest.mark.rule("BG-ATT-1")
def test_a_weapon_is_found_by_its_name_whoever_carries_it() -> None:
    state = next(stops(0))
    carried = [weapon for figure in state.scenario.figures.values() for weapon in figure.weapons]
    assert carried
    for weapon in carried:
        assert weapon_named(state, weapon.id) == weapon
    assert weapon_named(state, FISTS.id) is FISTS
