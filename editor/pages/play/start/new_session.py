"""Makes a play session from the chosen scenario, its rule variants, its seed, and its players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache

from PySide6.QtCore import QRandomGenerator

from editor.pages.play.start.army_choices import with_armies
from editor.playtest.load_game import start_of
from editor.playtest.play_session import PERSON, PlaySession
from editor.services.document_resolver import DocumentResolver
from engine.bots.bot import bots
from engine.session.luck import Luck
from engine.session.session import GameStart
from engine.session.start_game import start_session

SettingPairs = tuple[tuple[str, str], ...]
BEST_BOT = "search"
LARGEST_SEED = 2**31 - 1
MOST_STARTS = 16


@dataclass(frozen=True, slots=True)
class NewGame:
    """Settings of a new game; by default a person plays the first seat and the best bot the others."""

    scenario: str
    """The key of a scenario (`editor/services/scenario_catalogue.py`): its id, if it is stock."""
    players: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None
    """None for a random seed."""
    profile: Mapping[str, str] = field(default_factory=dict)
    """The rule options that differ from the scenario's."""
    armies: Mapping[str, str] = field(default_factory=dict)
    """The army lists, by seat, that are brought instead of the scenario's."""


def seat_stock_game(game: NewGame, lang: str) -> PlaySession:
    """The game of a stock scenario; raises `CannotOpen` if it cannot be played like this."""
    return start_play_session(stock_start(game, lang), game)


def stock_start(game: NewGame, lang: str) -> GameStart:
    """The start of a stock scenario; raises `CannotOpen` if it cannot be played like this."""
    return _start_of(game.scenario, lang, tuple(sorted(game.profile.items())), tuple(sorted(game.armies.items())))


def start_play_session(start: GameStart, game: NewGame) -> PlaySession:
    """The session at its first decision."""
    seed = any_seed() if game.seed is None else game.seed
    table = start_session(start, Luck(seed=seed))
    usual = usual_players(table.game.state.seats)
    return PlaySession(table, {seat: game.players.get(seat, usual[seat]) for seat in usual})


@cache
def seats_of(scenario: str) -> tuple[str, ...]:
    """The seats of a stock scenario."""
    seats: tuple[str, ...] = _start_of(scenario, "en", (), ()).state.seats
    return seats


@lru_cache(MOST_STARTS)
def _start_of(scenario: str, lang: str, profile: SettingPairs, armies: SettingPairs) -> GameStart:
    """Start of a game; cached for stock scenarios, which never change."""
    stock = DocumentResolver(with_files=False)
    document = with_armies(stock(scenario), dict(armies)) if armies else scenario
    return start_of(stock, document, lang, dict(profile))


def usual_players(seats: tuple[str, ...]) -> Mapping[str, str]:
    """The default players: a person in the first seat, the best bot in the others."""
    bot = BEST_BOT if BEST_BOT in bots() else next(iter(bots()))
    return {seat: bot if number else PERSON for number, seat in enumerate(seats)}


def any_seed() -> int:
    """A random seed."""
    return QRandomGenerator.global_().bounded(LARGEST_SEED)
