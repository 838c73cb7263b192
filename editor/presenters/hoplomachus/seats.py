"""Side panels of the seats in Hoplomachus: camps, bags, tactics, crowd favour; and the header with the round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from editor.game_text.display_names import DisplayNames
from editor.presenters.hoplomachus.sheets import chip_sheet, tactic_sheet
from editor.presenters.hoplomachus.words import PHASE_STEPS, PHASES, REWARDS
from editor.view_model.side_panel import GameProgress, Pile, PileCard, SeatSummary, Sheet, SheetLine, Track
from editor.view_model.table_header import TableHeader
from engine.kernel.chance.deck import UNKNOWN
from engine.systems.hoplomachus.favour.track import SPACES
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.health import hp_supply


def sides(view: Arena, naming: DisplayNames) -> tuple[SeatSummary, ...]:
    """All seats in order."""
    return tuple(_side(view, seat, naming) for seat in view.seats)


def header(view: Arena, naming: DisplayNames) -> TableHeader:
    """The round with the phases of a turn, whose turn it is, and the favour of each side."""
    phases = tuple(PHASE_STEPS) if view.round else ()
    return TableHeader(
        round=naming.say("board-hoplomachus-round", round=view.round)
        if view.round
        else naming.label(PHASES[view.phase]),
        phases=tuple(naming.label(PHASE_STEPS[phase]) for phase in phases),
        phase=phases.index(view.phase) if view.phase in phases else None,
        note="" if view.active is None else naming.say("board-hoplomachus-turn", seat=view.active),
        scores=progress(view).scores,
        score_name=naming.label("term-crowd-favour"),
    )


def progress(view: Arena) -> GameProgress:
    """The round, and the crowd favour of each seat. As its clock, it does not tell of how many rounds."""
    return GameProgress(view.round, None, {seat: view.sides[seat].favour for seat in view.seats})


def _side(view: Arena, seat: str, naming: DisplayNames) -> SeatSummary:
    rules = ("HR-FAVOUR-2", "HR-S-4")
    favour, faction = view.sides[seat].favour, view.sides[seat].faction
    track = Track(naming.label("term-crowd-favour"), favour, max(SPACES), SPACES, rules, _rewards(naming))
    return SeatSummary(
        seat=seat,
        name=naming.name(seat),
        to_move=False,
        army="" if faction is None else view.scenario.factions[faction].seat,
        tracks=(track,),
        facts=tuple(_facts(view, seat, naming)),
        piles=tuple(_piles(view, seat, naming)),
    )


def _facts(view: Arena, seat: str, naming: DisplayNames) -> Iterator[SheetLine]:
    side = view.sides[seat]
    hero = view.primary(seat)
    if hero is not None:
        state = "board-hoplomachus-awake" if side.awake else "board-hoplomachus-asleep"
        yield SheetLine(naming.label("term-hero"), naming.say(state, unit=hero), ("HR-COMP-5",))
    yield SheetLine(naming.label("board-hoplomachus-supply"), str(hp_supply(view, seat)), ("HR-TROOP-2",))
    ahead = _rewards(naming)[side.rewards :]
    text = ahead[0] if ahead else naming.say("board-hoplomachus-no-reward")
    yield SheetLine(naming.label("board-hoplomachus-next-reward"), text, ("HR-FAVOUR-2",))


def _rewards(naming: DisplayNames) -> tuple[str, ...]:
    """Effects of the rewards on the crowd track, with the favour each needs."""
    return tuple(
        naming.say("board-hoplomachus-reward-at", space=space, what=naming.say(word_id))
        for space, word_id in zip(SPACES, REWARDS, strict=True)
    )


def _piles(view: Arena, seat: str, naming: DisplayNames) -> Iterator[Pile]:
    side = view.sides[seat]
    camp = (*_chips(view, side.holding.hand, naming), *_chips(view, side.camp, naming))
    yield Pile(f"{seat}/camp", naming.label("term-camp"), camp, len(camp), open=True)
    tactics = _tactics(view, side.tactics, naming)
    yield Pile(f"{seat}/tactics", naming.label("board-hoplomachus-tactics"), tactics, len(tactics), open=True)
    if side.prize is not None:
        prize = _chips(view, (side.prize,), naming)
        yield Pile(f"{seat}/prize", naming.label("board-hoplomachus-prize"), prize, 1)
    yield Pile(f"{seat}/bag", naming.label("board-hoplomachus-bag"), (), len(side.holding.deck))
    discard = _chips(view, side.discard, naming)
    yield Pile(f"{seat}/discard", naming.label("board-hoplomachus-fallen"), discard, len(discard))
    spent = _tactics(view, side.spent, naming)
    yield Pile(f"{seat}/spent", naming.label("board-hoplomachus-spent"), spent, len(spent))


def _chips(view: Arena, units: Iterable[str], naming: DisplayNames) -> tuple[PileCard, ...]:
    return tuple(
        PileCard(UNKNOWN, Sheet(naming.label("board-hoplomachus-face-down")), face_down=True)
        if unit == UNKNOWN
        else PileCard(unit, chip_sheet(view.chip(unit), naming), document=view.chip(unit).id)
        for unit in units
    )


def _tactics(view: Arena, cards: Iterable[str], naming: DisplayNames) -> tuple[PileCard, ...]:
    return tuple(PileCard(card, tactic_sheet(view, card, naming), document=view.tactic(card).id) for card in cards)
