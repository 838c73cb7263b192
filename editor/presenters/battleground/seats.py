"""Side panels of the seats in Battleground: points, hand, decks and discards; and the header with the round."""

from __future__ import annotations

from collections.abc import Iterator

from editor.game_text.display_names import DisplayNames
from editor.presenters.battleground.board import objective_name
from editor.presenters.battleground.cards import cards_of
from editor.presenters.battleground.scenario import named_abilities
from editor.presenters.battleground.words import PHASE_STEPS, PHASES
from editor.view_model.board import Gauge
from editor.view_model.side_panel import GameProgress, Pile, PileCard, SeatSummary, Sheet, SheetLine
from editor.view_model.table_header import ActingPiece, TableHeader
from engine.kernel.chance.deck import UNKNOWN
from engine.kernel.play.view import FACE_DOWN
from engine.systems.battleground.activation_frame import active, ap, is_acting
from engine.systems.battleground.state import Battle
from engine.systems.battleground.victory.outcome import points


def sides(view: Battle, naming: DisplayNames) -> tuple[SeatSummary, ...]:
    """All seats in order."""
    return tuple(_side(view, seat, naming) for seat in view.seats)


def header(view: Battle, naming: DisplayNames) -> TableHeader:
    """The round with its phases, the first player, the victory points, and the acting figure with its points."""
    first = "" if view.first is None else naming.say("board-battleground-first", seat=view.first)
    phases = tuple(PHASE_STEPS) if view.round else ()
    return TableHeader(
        round=_round(view, naming),
        phases=tuple(naming.label(PHASE_STEPS[phase]) for phase in phases),
        phase=phases.index(view.phase) if view.phase in phases else None,
        note=first,
        scores=progress(view).scores,
        score_name=naming.label("term-victory-points"),
        score_parts={seat: tuple(_score_parts(view, seat, naming)) for seat in view.seats},
        acting=_acting(view, naming),
    )


def _round(view: Battle, naming: DisplayNames) -> str:
    if view.round:
        return naming.say("board-battleground-round", round=view.round, rounds=view.scenario.rounds)
    return naming.label(PHASES[view.phase])


def _score_parts(view: Battle, seat: str, naming: DisplayNames) -> Iterator[str]:
    """BG-WIN-1: the objectives that a seat has claimed, and its other points."""
    side, worth = view.sides[seat], view.scenario.objective_points
    if side.objectives:
        held = tuple(objective_name(view, each, naming) for each in side.objectives)
        yield naming.say("board-battleground-score-objectives", points=worth * len(held), objectives=held)
    if side.points:
        beaten = tuple(name for name in view.knocked_out if view.scenario.figures[name].seat != seat)
        word = "board-battleground-score-others" if not beaten else "board-battleground-score-knock-outs"
        yield naming.say(word, points=side.points, **({"figures": beaten} if beaten else {}))


def _acting(view: Battle, naming: DisplayNames) -> ActingPiece | None:
    if not is_acting(view) or active(view) not in view.figures:
        return None
    figure, left = active(view), ap(view)
    return ActingPiece(
        figure, naming.name(figure), (Gauge("action-points", naming.label("term-action-points"), left, left),)
    )


def progress(view: Battle) -> GameProgress:
    """The round, and the victory points of each seat."""
    return GameProgress(view.round, view.scenario.rounds, {seat: points(view, seat) for seat in view.seats})


def _side(view: Battle, seat: str, naming: DisplayNames) -> SeatSummary:
    return SeatSummary(
        seat=seat,
        name=naming.name(seat),
        to_move=False,
        army=seat,
        facts=tuple(_facts(view, seat, naming)),
        piles=tuple(_piles(view, seat, naming)),
    )


def _facts(view: Battle, seat: str, naming: DisplayNames) -> Iterator[SheetLine]:
    side = view.sides[seat]
    yield SheetLine(naming.label("term-victory-points"), str(points(view, seat)), ("BG-WIN-1",))
    held = tuple(objective_name(view, each, naming) for each in side.objectives)
    text = naming.say("list-of", items=held) if held else naming.say("board-nothing")
    yield SheetLine(naming.label("board-battleground-objectives"), text, ("BG-ROUND-12",))
    standing = tuple(view.of(seat))
    activated = sum(view.figures[name].activated for name in standing)
    text = naming.say("board-battleground-activated", activated=activated, standing=len(standing))
    yield SheetLine(naming.label("board-battleground-activations"), text, ("BG-ROUND-5",))
    if own := named_abilities(view, seat, naming):
        value = naming.say("list-of", items=own)
        yield SheetLine(naming.label("board-battleground-scenario"), value, ("BG-ABIL-1",))
    if side.passed:
        yield SheetLine(
            naming.label("board-battleground-passed"), naming.say("board-battleground-passed-text"), ("BG-ROUND-10",)
        )
    if is_acting(view) and active(view) in view.figures and view.figures[active(view)].seat == seat:
        text = naming.say("board-battleground-has-ap", figure=active(view), ap=ap(view))
        yield SheetLine(naming.label("term-action-points"), text, ("BG-ACT-1",))


def _piles(view: Battle, seat: str, naming: DisplayNames) -> Iterator[Pile]:
    side, scenario = view.sides[seat], view.scenario
    hand = cards_of(scenario, side.in_hand, naming)
    yield Pile(f"{seat}/hand", naming.label("board-battleground-hand"), hand, len(hand), open=True)
    if seat in view.sealed:
        yield Pile(
            f"{seat}/sealed", naming.label("board-battleground-sealed"), _sealed(view, seat, naming), 1, open=True
        )
    if side.aside:
        cards = cards_of(scenario, side.aside, naming)
        yield Pile(f"{seat}/aside", naming.label("board-battleground-aside"), cards, len(cards), open=True)
    if side.selected is not None:
        up = cards_of(scenario, (side.selected,), naming)
        yield Pile(f"{seat}/selected", naming.label("board-battleground-selected"), up, 1, open=True)
    played = cards_of(scenario, (card for name in view.of(seat) for card in view.figures[name].cards), naming)
    yield Pile(f"{seat}/played", naming.label("board-battleground-played"), played, len(played), open=True)
    if side.completed:
        done = cards_of(scenario, side.completed, naming)
        yield Pile(f"{seat}/completed", naming.label("board-battleground-completed"), done, len(done))
    discard = cards_of(scenario, (*side.discard, *side.fallen), naming)
    yield Pile(f"{seat}/discard", naming.label("term-discard"), discard, len(discard))
    yield Pile(f"{seat}/deck", naming.label("board-battleground-deck"), (), len(side.holding.deck))


def _sealed(view: Battle, seat: str, naming: DisplayNames) -> tuple[PileCard, ...]:
    """The sealed answer of a seat; only the seat itself sees which card it is."""
    given = view.sealed[seat]
    card = given.data.get("card")
    if given == FACE_DOWN or not isinstance(card, str):
        return (PileCard(UNKNOWN, Sheet(naming.label("card-face-down")), face_down=True),)
    return cards_of(view.scenario, (card,), naming)
