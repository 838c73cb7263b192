"""Probe: a duel of cards laid on the areas of a map, with hands and decks that the other side cannot see.

AD-1 Each side draws three of its cards 1 to 4, unseen by the other, and one more after laying, while there are any.
AD-2 In turns, a side lays a card from its hand on an area without a card.
AD-3 From the second card on, the area must be adjacent to one with a card on it.
AD-4 When all areas have a card, a card scores a point for each adjacent lower card of the other side; more points win.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import engine.kernel.authoring as k
from engine.geometry.areas.polygons import AreaPolygon, adjacency

SHAPES = {"north": ((0, 0), (6, 0), (3, 3)), "east": ((6, 0), (6, 6), (3, 3)), "south": ((6, 6), (0, 6), (3, 3))}
SHAPES |= {"west": ((0, 6), (0, 0), (3, 3)), "isle": ((0, 6), (6, 6), (3, 9))}
ADJACENT = adjacency({name: AreaPolygon(shape) for name, shape in SHAPES.items()})
OTHER = {"red": "blue", "blue": "red"}
CARDS = {seat: tuple(f"{seat}-{number}" for number in (1, 2, 3, 4)) for seat in OTHER}


@k.record(frozen=True, kw_only=True)
class Board(k.State):
    held: Mapping[str, k.Holding]
    laid: Mapping[str, str]


@k.record(frozen=True, slots=True, kw_only=True)
class CardMoved(k.Event[Board]):
    seat: str
    card: str
    area: str | None = None  # None stands for the hand.

    def evolve(self, state: Board) -> Board:
        held = state.held[self.seat].without(self.card) if self.area else state.held[self.seat].drawn(self.card)
        laid = {**state.laid, self.area: self.card} if self.area else state.laid
        return replace(state, held={**state.held, self.seat: held}, laid=laid)

    def seen_by(self, seat: str) -> k.Event[Board]:
        return self if self.area or seat == self.seat else replace(self, card="?")


@k.clause("AD-2", lambda wish: {"area": wish.choice.text("area")})
def empty_area(wish: k.Wish[Board]) -> bool:
    return wish.choice["area"] not in wish.state.laid


@k.clause("AD-3", lambda wish: {"area": wish.choice.text("area")})
def beside_a_card(wish: k.Wish[Board]) -> bool:
    return not wish.state.laid or not ADJACENT[wish.choice.text("area")].isdisjoint(wish.state.laid)


@k.record(frozen=True, slots=True)
class Draw(k.Chance[Board]):
    def outcomes(self, state: Board) -> tuple[str, ...]:
        return state.held[self.seat].deck.next()

    def take(self, state: Board, answer: k.Choice) -> k.Do[Board]:
        return k.Do((CardMoved(seat=self.seat, card=answer.text("result"), rules=("AD-1",)),))


@k.record(frozen=True, slots=True)
class Lay(k.Question[Board]):
    offers = (k.Action("lay", (empty_area, beside_a_card), k.Wish, lambda state: state.agenda[-1].ways(state)),)
    seat: str

    def ways(self, state: Board) -> Iterator[k.Choice]:
        return (k.choice("lay", card=card, area=area) for card in state.held[self.seat].hand for area in SHAPES)

    def ask(self, state: Board) -> k.Decision:
        return k.Decision((self.seat,), "lay", k.message("prompt-area-duel"), k.offered(self.offers, state))

    def take(self, state: Board, answer: k.Choice) -> k.Do[Board]:
        laid = CardMoved(seat=self.seat, card=answer.text("card"), area=answer.text("area"), rules=("AD-2",))
        return k.Do((laid,), (Draw("draw", self.seat), Lay(OTHER[self.seat])))


def outcome(state: Board) -> k.Outcome | None:
    pairs = [(card, state.laid.get(near, card)) for area, card in state.laid.items() for near in ADJACENT[area]]
    points = {seat: sum(a[:-2] == seat != b[:-2] and a[-1] > b[-1] for a, b in pairs) for seat in OTHER}
    return k.by_points("AD-4", points) if len(state.laid) == len(SHAPES) else None


def setup(_: k.Setup) -> Board:
    draws = tuple(Draw("draw", seat) for seat in OTHER for _ in range(3))
    held = {seat: k.Holding((), k.shuffled(cards)) for seat, cards in CARDS.items()}
    return Board(seats=("red", "blue"), agenda=(Lay("red"), *draws[::-1]), held=held, laid={})


def view(state: Board, seat: str) -> Board:
    return replace(state, held={**state.held, OTHER[seat]: state.held[OTHER[seat]].hidden()})


def imagine(view: Board, seat: str, rng: k.Stream) -> Board:
    other, unseen = OTHER[seat], [card for card in CARDS[OTHER[seat]] if card not in view.laid.values()]
    return replace(view, held={**view.held, other: view.held[other].imagined(unseen, rng)})


SYSTEM = k.GameSystem(id="area-duel", state=Board, setup=setup, outcome=outcome, view=view, imagine=imagine)
