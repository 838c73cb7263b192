"""`hexsmith play SCENARIO`: let bots play, many times if requested, and print the result."""

import json
import logging
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from editor.cli.errors import UsageError
from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import one_line, print_text
from editor.cli.problem_lines import problem_line

if TYPE_CHECKING:
    from editor.services.document_resolver import DocumentResolver
    from engine.bots.match import Match, PlayedGame
    from engine.content.kinds.scenario import Scenario
    from engine.content.problems import Problem

log = logging.getLogger(__name__)

MOST_GAMES = 1_000_000
MOST_WORKERS = 256
LARGEST_SEED = 2**53
MOST_SEEDS = 10
"""The greatest number of listed seeds of unfinished games."""
FAILED, INTERRUPTED = 1, 130


def add_to(app: typer.Typer, voice: LocalisedTexts) -> None:
    @app.command("play", help=voice.say("cli-play"))
    def play(
        scenario: Annotated[str, typer.Argument(help=voice.say("cli-play-scenario"))],
        players: Annotated[str, typer.Option(help=voice.say("cli-play-players"))],
        games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help=voice.say("cli-play-games"))] = 1,
        seed: Annotated[int, typer.Option(min=0, max=LARGEST_SEED, help=voice.say("cli-play-seed"))] = 0,
        workers: Annotated[int, typer.Option(min=1, max=MOST_WORKERS, help=voice.say("cli-play-workers"))] = 1,
        swap_seats: Annotated[bool, typer.Option("--swap-seats", help=voice.say("cli-play-swap-seats"))] = False,
        probes: Annotated[bool, typer.Option("--probes", help=voice.say("cli-option-probes"))] = False,
        anyway: Annotated[bool, typer.Option("--anyway", help=voice.say("cli-play-anyway"))] = False,
        library: Annotated[str | None, typer.Option(metavar="FILE", help=voice.say("cli-option-library"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from editor.cli.library_file import open_source
        from editor.services.document_resolver import DocumentResolver, StockSource
        from engine.bots.match import Match
        from engine.bots.match_score import match_to_json

        with open_source(library, voice) as source:
            stock = DocumentResolver(with_probes=probes, library=source)
            found, problems = _scenario(scenario, stock, library, voice)
        system, document = found.system, found.plain()
        if scenario not in StockSource():
            _tell_problems(scenario, problems, voice, anyway=anyway)
        match = Match(system, document, tuple(players.split(",")), games, seed, swap_seats)
        _refuse_wrong_players(match, voice)
        played, code = _play(match, workers, voice)
        if as_json and played:
            print_text(json.dumps(match_to_json(match, played), ensure_ascii=False))
        elif played:
            print_text(_table(match, played, voice))
        raise typer.Exit(code)


def _scenario(
    name: str, stock: "DocumentResolver", library: str | None, voice: LocalisedTexts
) -> "tuple[Scenario, tuple[Problem, ...]]":
    """A scenario, and the problems that do not keep it from being played; a wrong name is a usage error."""
    from engine.content.kinds.scenario import Scenario
    from engine.content.references.resolver import UnknownDocument
    from engine.session.context import GameContext
    from engine.session.documents import load_with_problems
    from engine.session.refusal import Refusal

    try:
        stock.read(name)
        return load_with_problems(GameContext(stock, with_probes=stock.with_probes), name, Scenario, "$")
    except UnknownDocument as error:
        near = error.nearest_of(("scenario",), stock)
        sentence = voice.guess(voice.say("protocol-no-such-document", name=one_line(name)), near)
        hints = () if library is not None else (voice.say("cli-names-of-ones-own"),)
        raise UsageError(" ".join((sentence, *hints))) from None
    except OSError as error:
        raise UsageError(f"{one_line(name)}: {error.strerror}") from None
    except Refusal as error:
        refusal = error.to_json(voice.lang)
        lines = [problem_line(name, each, voice, without_library=library is None) for each in error.problems]
        if error.more:
            lines.append(voice.say("cli-check-more", name=one_line(name), count=error.more))
        print_text("\n".join(lines) or f"{one_line(name)}: {refusal['path']}: {refusal['message']}", err=True)
        raise typer.Exit(1) from None


def _tell_problems(name: str, problems: "Sequence[Problem]", voice: LocalisedTexts, *, anyway: bool) -> None:
    """Print the errors, which keep bots from playing without `--anyway`, and the number of warnings."""
    errors = [each for each in problems if each.severity == "error"]
    lines = [problem_line(name, each, voice) for each in errors]
    if errors and not anyway:
        lines.append(voice.say("cli-play-not-played"))
    elif warnings := len(problems) - len(errors):
        lines.append(voice.say("cli-play-warnings", name=one_line(name), count=warnings))
    if lines:
        print_text("\n".join(lines), err=True)
    if errors and not anyway:
        raise typer.Exit(1)


def _refuse_wrong_players(match: "Match", voice: LocalisedTexts) -> None:
    from engine.bots.bot import UnknownBot
    from engine.bots.match import WrongPlayers, seats_of

    try:
        seats_of(match)
    except UnknownBot as error:
        sentence = voice.say("protocol-no-such-bot", name=error.name)
        raise UsageError(voice.guess(sentence, error.nearest)) from None
    except WrongPlayers as error:
        sentence = voice.say("cli-play-wrong-players", players=len(error.players), seats=error.seats)
        raise UsageError(sentence) from None


def _play(match: "Match", workers: int, voice: LocalisedTexts) -> "tuple[Sequence[PlayedGame], int]":
    """Play the games of the match with progress on the terminal, and return the results.

    After an interrupt these are the completed games, and also if a process was killed while playing others.
    """
    from engine.bots.match import GamesLost, play_match

    # Without a terminal, the bar would still print its label.
    bar = typer.progressbar(length=match.games, show_pos=True, hidden=not sys.stderr.isatty(), file=sys.stderr)
    done: list[PlayedGame] = []

    def note(games: "Sequence[PlayedGame]") -> None:
        done.extend(games)
        bar.update(len(games))

    try:
        with bar:
            log.info("playing %d games", match.games)
            return play_match(match, workers, note), 0
    except KeyboardInterrupt:
        print_text(voice.say("cli-play-stopped", done=len(done), games=match.games), err=True)
        return sorted(done, key=lambda game: game.number), INTERRUPTED
    except GamesLost as error:
        seeds = tuple(str(match.seed_of(number)) for number in error.lost[:MOST_SEEDS])
        print_text(voice.say("cli-play-lost", lost=len(error.lost), games=match.games, seeds=seeds), err=True)
        return error.played, FAILED


def _table(match: "Match", played: "Sequence[PlayedGame]", voice: LocalisedTexts) -> str:
    """Table of wins."""
    from engine.bots.match_score import score

    counted = score(match, played)
    rows = [(name, wins) for name, wins in zip(match.players, counted.wins, strict=True)]
    seats = [(voice.say("cli-play-seat", seat=seat), wins) for seat, wins in counted.by_seat.items()]
    rest = [(voice.say("cli-play-draws"), counted.draws), (voice.say("cli-play-unfinished"), counted.unfinished)]
    lines = [*rows, *seats, *rest[: 2 if counted.unfinished else 1]]
    width = max(len(name) for name, _ in lines)
    title = voice.say("cli-play-title", games=counted.games, seed=str(match.seed))
    return "\n".join([title, *(f"  {name.ljust(width)}  {wins:>7}" for name, wins in lines)])
