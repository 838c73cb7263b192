"""A game for these tests only: a seat looks at a hidden number, or breaks the promises of the rules."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

import engine.kernel.authoring as k
from engine.kernel.data.choice import Choice
from engine.kernel.data.message import Message
from engine.kernel.data.value import Json


@dataclass(frozen=True, kw_only=True)
class Desk(k.State):
    """A secret of each seat, and how often somebody looked."""

    secret: Mapping[str, int]
    looks: int = 0
    limit: str = "loose"


@dataclass(frozen=True, slots=True, kw_only=True)
class Looked(k.Event[Desk]):
    """A seat looked at its secret."""

    seat: str
    secret: int

    def evolve(self, state: Desk) -> Desk:
        return replace(state, looks=state.looks + 1)

    def seen_by(self, seat: str) -> k.Event[Desk] | None:
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Done(k.Event[Desk]):
    """Something was done that changes nothing."""

    what: str

    def evolve(self, state: Desk) -> Desk:
        return state


@k.clause("TD-1")
def not_too_often(wish: k.Wish[Desk]) -> bool:
    """TD-1: under the tight limit a seat looks once."""
    return wish.state.limit == "loose" or wish.state.looks < 1


@dataclass(frozen=True, slots=True)
class Look(k.Question[Desk]):
    """The seat looks, breaks the game, or ends it."""

    offers = (k.Action("look", (not_too_often,), k.Wish, lambda _: (k.choice("look"),)),)

    def ask(self, state: Desk) -> k.Decision:
        others = (k.choice("break"), k.choice("loop"), k.choice("end"), k.choice("walk", to=3))
        names = (Choice("name", {"seat": seat}) for seat in state.seats)
        choices = (*k.offered(self.offers, state), *others, *names)
        return k.Decision(("red",), "look", k.message("prompt-order", seat="red"), choices)

    def take(self, state: Desk, answer: Choice) -> k.Do[Desk]:
        if answer.kind == "look":
            return k.Do((Looked(seat="red", secret=state.secret["red"]),), (self,))
        if answer.kind == "end":
            return k.Do((k.GameEnded(outcome=k.win("TD-2", "red", "blue")),))
        if answer.kind in ("name", "walk"):
            return k.Do((Done(what=answer.id),), (self,))
        return k.Do(then=(Break() if answer.kind == "break" else Loop(),))

    def admit(self, state: Desk, wanted: Choice) -> Choice | None:
        """A walk with a path of one's own."""
        return wanted if wanted.kind == "walk" and wanted.data.get("path") == (1, 2, 3) else None


@dataclass(frozen=True, slots=True)
class Break(k.Step[Desk]):
    """A step with a fault in it."""

    def run(self, state: Desk) -> k.Do[Desk]:
        raise ZeroDivisionError("the desk broke")


@dataclass(frozen=True, slots=True)
class Loop(k.Step[Desk]):
    """A step without end."""

    def run(self, state: Desk) -> k.Do[Desk]:
        return k.Do(then=(self,))


def setup(scenario: k.Setup) -> Desk:
    """Both have a secret; the profile says how often one may look."""
    limit = scenario.profile.options.get("limit", "loose") if scenario.profile else "loose"
    return Desk(seats=("red", "blue"), agenda=(Look(),), secret={"red": 4711, "blue": 4712}, limit=limit)


def view(state: Desk, seat: str) -> Desk:
    """Each sees its own secret."""
    return replace(state, secret={who: secret if who == seat else 0 for who, secret in state.secret.items()})


def seat_named(state: Desk, said: object) -> str:
    """A seat, by its name."""
    if not isinstance(said, str) or said not in state.seats:
        raise k.BadQueryValue(k.message("content-unknown-id", id=str(said)), said, state.seats)
    return said


@dataclass(frozen=True, slots=True, kw_only=True)
class Secret(k.Query[Desk]):
    """What is known of a seat's secret; one does not go through it `backwards`."""

    of: str = k.query_field(seat_named, {"type": "string"})
    backwards: bool = k.query_field(lambda _, said: said is True, {"type": "boolean"}, default=False)

    def answer(self, state: Desk) -> Mapping[str, Json]:
        if self.backwards:
            raise k.BadQueryValue(k.message("content-unread", found="secret"), at="backwards")
        return {"secret": state.secret[self.of], "rules": ["TD-1"]}


def fewer_looks_than_none(state: Desk) -> Iterator[tuple[str, Message]]:
    """Looks are counted from 0."""
    if state.looks < 0:
        yield "$.looks", k.message("state-below-nothing")


SYSTEM = k.GameSystem(
    id="desk",
    state=Desk,
    setup=setup,
    view=view,
    profile=(k.ProfileOption("limit", ("loose", "tight"), "loose", "TD-1"),),
    unsound=(fewer_looks_than_none,),
    asks={"secret": Secret},
)
SCENARIO = {"kind": "scenario", "schema": "1.0", "id": "desk", "system": "desk", "name": {"en": "Desk"}}
