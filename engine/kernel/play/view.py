"""Views: what a seat may know of a state, and full states that are consistent with it."""

from __future__ import annotations

from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.rules.game_system import GameSystem
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Question, S

FACE_DOWN = Choice("face-down")


def view(system: GameSystem[S], state: S, seat: str) -> S:
    """The state as the seat sees it: the system hides its secrets, the kernel hides sealed answers."""
    seen = system.view(state, seat)
    if not seen.sealed:
        return seen
    return seen.but(sealed={who: given if who == seat else FACE_DOWN for who, given in seen.sealed.items()})


def imagine(system: GameSystem[S], seen: S, seat: str, rng: Stream) -> S:
    """A full state that looks like `seen` to the seat; what the seat cannot know is drawn from `rng`."""
    state = system.imagine(seen, seat, rng)
    hidden = [who for who, given in state.sealed.items() if given == FACE_DOWN]
    if not hidden:
        return state
    decision = asked(state.but(sealed={}))
    sealed = dict(state.sealed)
    for who in hidden:
        mine = decision.choices_of(who)
        sealed[who] = mine[rng.next_below(len(mine))]
    return state.but(sealed=sealed)


def asked(state: S) -> Decision:
    """The decision that the question on top of the agenda makes."""
    top = state.agenda[-1]
    if not isinstance(top, Question):
        raise TypeError(f"{top!r} asks nothing")
    decision = top.ask(state)
    if not isinstance(decision, Decision):
        raise TypeError(f"{top!r} asks nothing now")
    return decision.without(frozenset(state.sealed))
