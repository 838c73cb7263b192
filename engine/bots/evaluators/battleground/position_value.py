"""The value of a whole position while the game goes on, in victory points: those scored, and those expected."""

from __future__ import annotations

from functools import lru_cache

from engine.bots.evaluators.battleground.attack_value import best_attack, threats_at
from engine.bots.evaluators.battleground.mission_value import mission_shares
from engine.bots.evaluators.battleground.observation import Observation
from engine.bots.evaluators.battleground.test_value import points_lost
from engine.bots.memory import Memory
from engine.systems.battleground.activation_frame import is_acting
from engine.systems.battleground.state import Battle, Figure
from engine.systems.battleground.victory.outcome import points

ACTIVATION, LATER = 5.0, 1.0
"""The value of one more activation of a character: in this round, and in a later one."""
ALIVE = 1.5
"""The value of a character for each later round."""
WOUNDS = 0.65, 0.3
"""The share of the value of wounds that counts while there are rounds to come, and in the last one: many are never
followed by a knock-out."""
CHANCE = 0.5
"""The share of its best attack that a character may make later on."""
THREAT = 0.25
"""The share of the best attack of an enemy that it may make on the figure that it harms most."""
MISSION = 0.35
"""The probability that the side mission of a card in hand is completed while a figure can do it."""
CARD, MANA, FOCUS, GUARD, TOKEN = 0.1, 0.2, 1.5, 0.3, 0.5
"""The values of a card in hand, a mana, a focus and a guard token, and a buff or debuff."""
HOPES = 1.6, 0.8
"""The weights of expected objectives, in the same two cases."""
ERRANDS = 0.8, 0.4
"""The share of the expected mission points by the places of figures, in the same two cases."""
HELD, CONTESTED = 0.95, 0.3
"""The probability that an adjacent figure claims an objective: if it could claim it now, and if it could not."""
NEAR, FADING, LATE = 0.8, 0.95, 0.8
"""The probability for figures that can get there: less for every movement point, and less if there is only just
time."""
STRIDE = 7
"""The movement points of an activation."""
RIVALRY = 0.5
"""The share of an expectation that is lost to an opponent who is sure of the same objective."""
ENOUGH_LEFT = 2
"""With fewer activations left in a round, the search looks ahead to its end instead."""


def standing(state: Battle, seat: str, memory: Memory | None = None) -> float:
    """The value of a position: the seat's assets and prospects, minus those of its opponent."""
    observed = Observation(state, seat, memory=memory)
    return (
        _army(observed)
        - _army(observed.rival)
        + _objectives(observed)
        + by_round(state, ERRANDS) * mission_shares(observed)
    )


def _army(observed: Observation) -> float:
    """The value of an army: its points, and its figures at their places."""
    view, seat = observed.view, observed.seat
    hand = CARD * len(view.sides[seat].in_hand) + MISSION * _missions(observed)
    beside = points(view, seat) + hand + ACTIVATION * _activations(observed) + LATER * _later_activations(observed)
    return beside + sum(_figure(observed, name) for name in observed.own) - _danger(observed)


def _danger(observed: Observation) -> float:
    """The danger from enemies who are still to be activated: each attacks once, where it harms most."""
    view = observed.view
    foes = [foe for foe in observed.foes if _may_act(view, foe)]
    if not foes:
        return 0.0
    places = ((name, view.figures[name].at) for name in observed.own)
    threats = [threats_at(observed, name, at) for name, at in places if at is not None]
    return THREAT * sum(max((each[foe] for each in threats), default=0.0) for foe in foes)


def _missions(observed: Observation) -> int:
    """BG-ABIL-4: the victory points of the side missions in hand that can still be played; unknown cards have none."""
    view, side = observed.view, observed.view.sides[observed.seat]
    if not any(_may_act(view, name) for name in observed.own):
        return 0
    known = (view.scenario.cards[card].mission for card in side.glory if card in view.scenario.cards)
    return sum(mission.vp for mission in known if mission is not None)


def _activations(observed: Observation) -> int:
    """BG-ROUND-4: how many characters can still be activated in this round."""
    view, side = observed.view, observed.view.sides[observed.seat]
    if view.phase != "activation" or side.passed:
        return 0
    waiting = sum(not view.figures[name].activated for name in observed.own)
    return min(waiting, len(side.in_hand) + (side.selected is not None))


def _later_activations(observed: Observation) -> int:
    """BG-ROUND-2, -4: the activations in the rounds to come: at most one for each card that is not needed now."""
    side = observed.view.sides[observed.seat]
    cards = len(side.in_hand) + len(side.holding.deck) + (side.selected is not None) - _activations(observed)
    return min(_rounds_left(observed.view) * len(observed.own), cards)


def _figure(observed: Observation, name: str) -> float:
    """The value of a figure to its army: its health and its abilities."""
    view, figure = observed.view, observed.view.figures[name]
    if figure.at is None:
        return 0.0
    worth = ALIVE * _rounds_left(view) - by_round(view, WOUNDS) * points_lost(view, name) + _lies_on(figure)
    if _may_act(view, name):
        worth += CHANCE * best_attack(observed, name, figure.at)
    return worth


def _lies_on(figure: Figure) -> float:
    tokens = TOKEN * ((figure.buff is not None) - (figure.debuff is not None))
    return MANA * figure.mana + FOCUS * figure.focused + GUARD * figure.guarding + tokens


def by_round(view: Battle, shares: tuple[float, float]) -> float:
    """The first weight while there are rounds to come, the other one in the last round."""
    return shares[0] if _rounds_left(view) else shares[1]


def _rounds_left(view: Battle) -> int:
    return view.scenario.rounds - view.round


def _may_act(view: Battle, name: str) -> bool:
    """Whether a figure is to be activated once more before the end."""
    figure = view.figures[name]
    return _rounds_left(view) > 0 or not (figure.activated or view.sides[figure.seat].passed)


def _objectives(observed: Observation) -> float:
    """BG-ROUND-12: the expected value of the objectives to one side minus that to the other."""
    own, rival = _hopes(observed), _hopes(observed.rival)
    return (
        by_round(observed.view, HOPES)
        * observed.view.scenario.objective_points
        * sum(_against(own.get(token, 0.0), rival.get(token, 0.0)) for token in observed.view.objectives)
    )


def _against(own: float, rival: float) -> float:
    return own * (1 - RIVALRY * rival) - rival * (1 - RIVALRY * own)


def _hopes(observed: Observation) -> dict[str, float]:
    """The probability that the seat claims each objective."""
    return {
        token: max((_hope(observed, name, token) for name in observed.own), default=0.0) for token in observed.wanted
    }


def _hope(observed: Observation, name: str, token: str) -> float:
    view = observed.view
    way = observed.way(name, token)
    if not way:
        return HELD if observed.can_claim(view, name, token) else CONTESTED
    ready = not (view.figures[name].activated or view.sides[observed.seat].passed)
    within = STRIDE * (_rounds_left(view) + ready)
    if way > within:
        return 0.0
    return NEAR * _faded(way) * (LATE if way > within - STRIDE else 1.0)


@lru_cache(maxsize=1024)
def _faded(way: int) -> float:
    return float(FADING**way)


def is_over(began: Battle, state: Battle, seat: str) -> bool:
    """Whether the turn that the seat looks ahead to is over: this activation, or else its own next one.

    If the round is nearly over, the search looks ahead to its end, when objectives are claimed.
    """
    if state.round != began.round:
        return True
    whose = state.seats if is_acting(began) or state.sides[seat].passed else (seat,)
    ended = _ended(state, whose) > _ended(began, whose)
    return ended and not is_acting(state) and _left(state) >= ENOUGH_LEFT


def _left(state: Battle) -> int:
    """The number of activations left in this round."""
    return sum(_activations(Observation(state, seat)) for seat in state.seats)


def activations_to_come(state: Battle) -> int:
    """The number of activations left in the game, for both seats."""
    observations = [Observation(state, seat) for seat in state.seats]
    return sum(_activations(each) + _later_activations(each) for each in observations)


def _ended(state: Battle, seats: tuple[str, ...]) -> int:
    """The number of activations of these seats in this round that are over."""
    begun = sum(state.sides[seat].activations for seat in seats)
    acting = next((each.values["active"] for each in state.frames if "active" in each.values), None)
    return begun - (acting is not None and state.scenario.figures[str(acting)].seat in seats)
