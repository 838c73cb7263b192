"""The events that a seat gets are enough to rebuild its view: figures, cards, tokens, points, the acting figure."""

from collections import Counter
from typing import Any

import pytest

from engine.kernel.chance.rolls import Stream
from engine.kernel.play.game import Game, start_game
from engine.kernel.state.event import Event
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from tests.rules.battleground.crowded_game import PLENTY, played
from tests.rules.battleground.observer import QUOTED, Observer
from tests.rules.battleground.reactions import reactive
from tests.support.battleground import scenario

EVENTFUL: dict[str, Any] = {
    "red": "ana al ad@D5:n",
    "blue": "bo@F5:s be bi",
    "size": "9x9",
    "pieces": {"platform": "B2 B3", "low": "A2"},
    "zones": {"red": "A1-B3", "blue": "H7-I9"},
    "objectives": "o1@D5 o2@F4 o3@E9",
    "decks": {seat: " ".join(f"fate-{n}-2-{n}" for n in (1, 2, 3, 4, 5, 1, 2, 3)) for seat in ("red", "blue")},
    "glory": {"red": "glory-3 glory-4", "blue": "glory-1"},
    "first": None,
}
CROWDED: dict[str, Any] = {
    "red": "ana al",
    "blue": "bo be",
    "size": "2x2",
    "zones": {"red": "A1", "blue": "B1-B2"},
    "objectives": "o1@A2",
}
FRAIL: dict[str, Any] = {
    "red": "ana@B2:s al@C3:s",
    "blue": "bo@B3:n",
    "size": "4x4",
    "cards": {name: {"health": 1} for name in ("ana", "al", "bo")},
    "gear": {name: ["axe"] for name in ("ana", "al", "bo")},
    "decks": dict.fromkeys(("red", "blue"), "fate-1-3-2 fate-2-3-2 fate-3-3-2"),
}
"""Where the only character of an army may be knocked out before its card is used (BG-ROUND-5)."""
SEEDS = range(12)
PRESETS = ("default", "es", "pl")


def tell(observers: list[Observer], game: Game[Battle], events: tuple[Event[Battle], ...]) -> None:
    """Tell each what its seat may know, as the protocol does."""
    for observer in observers:
        for event in events:
            seen = None if event.quiet else event.seen_by(observer.seat)
            if seen is not None:
                observer.hears(seen.to_json())
        observer.knows(game.view(observer.seat))


def watched(seed: int, lines: dict[str, Any]) -> Counter[str]:
    """Two observers of a random game, who are right after every answer; which events there were."""
    return watched_in(seed, scenario(**lines))


def watched_in(seed: int, document: dict[str, Any]) -> Counter[str]:
    """The same of a game of a scenario."""
    game, rng = start_game(SYSTEM, document, seed), Stream(seed, "events")
    observers = [Observer(seat, document) for seat in ("red", "blue")]
    tell(observers, game, game.events)
    for events in played(game, rng):
        tell(observers, game, events)
    assert game.outcome is not None
    return Counter(event.name() for event in game.events if not event.quiet)


@pytest.mark.rule("BG-ROUND-4", "BG-ROUND-7", "BG-ROUND-9", "BG-ROUND-13", "BG-SETUP-4")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_events_of_a_seat_rebuild_its_view(seed: int) -> None:
    """In random games without equipment, after every answer."""
    watched(seed, EVENTFUL)


@pytest.mark.rule("BG-WOUND-2", "BG-INT-1", "BG-INT-5", "BG-FX-1", "BG-FX-5", "BG-ABIL-4", "BG-ACT-8", "BG-ROUND-9")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_events_of_a_seat_rebuild_its_view_of_a_full_game(seed: int) -> None:
    """With weapons, items, abilities, tokens, marks, missions and interruptions in interruptions."""
    watched(seed, {**PLENTY, "profile": {"preset": PRESETS[seed % len(PRESETS)]}})


@pytest.mark.rule("BG-ABIL-1", "BG-ABIL-5", "BG-ABIL-6", "BG-SETUP-4")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_events_of_a_seat_rebuild_its_view_of_triggered_and_replaced_events(seed: int) -> None:
    """With abilities that wait, that change what is about to happen, and that the scenario has of its own."""
    watched_in(seed, reactive())


@pytest.mark.rule("BG-ROUND-5", "BG-WOUND-1", "BG-WIN-1", "BG-WIN-2")
def test_a_card_that_is_wasted_is_reported() -> None:
    """Its only character was knocked out; so are the points for it, and the end."""
    assert watched(12, FRAIL)["card-wasted"] == 1


@pytest.mark.rule("BG-SETUP-4")
def test_figures_for_which_there_is_no_room_are_reported() -> None:
    """They are no longer among the figures."""
    assert watched(1, CROWDED)["figures-left-out"] == 1


def kinds_of(kind: type[Event[Any]]) -> set[type[Event[Any]]]:
    """All kinds of event."""
    return {each for direct in kind.__subclasses__() for each in (direct, *kinds_of(direct))}


def kinds() -> set[str]:
    """The names of all kinds of event that the game has."""
    found = (kind for kind in kinds_of(Event) if kind.__module__.startswith("engine.systems.battleground"))
    return {kind.name() for kind in found if not kind.quiet}


def test_every_kind_of_event_has_somebody_to_hear_it() -> None:
    """A new kind of event fails here until an observer knows what it changes."""
    heard = {name.removeprefix("hears_").replace("_", "-") for name in vars(Observer) if name.startswith("hears_")}
    assert kinds() <= heard | set(QUOTED)


@pytest.mark.soak
def test_every_kind_of_event_happens_to_somebody_who_watches() -> None:
    """So that none is left unproved."""
    happened = sum((watched(seed, PLENTY) for seed in range(60)), watched(1, CROWDED) + watched(3, EVENTFUL))
    happened += sum((watched(seed, FRAIL) for seed in range(20)), Counter())
    happened += sum((watched_in(seed, reactive()) for seed in range(20)), Counter())
    assert kinds() <= happened.keys(), kinds() - happened.keys()
