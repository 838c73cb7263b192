"""The entry point `hexsmith`: options of the whole program, and the verbs, found by scanning a folder."""

import errno
import logging
import os
import pkgutil
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from multiprocessing import freeze_support
from typing import Annotated, Any

import typer
from typer.core import TyperGroup as Group

from database.errors import LibraryUnavailable, NotDone
from editor.app.log import Level, log_folder, log_to_file
from editor.cli import verbs
from editor.cli.errors import UsageError
from editor.cli.localised_text import LocalisedTexts, environment_texts
from editor.cli.output import print_text, printable
from editor.cli.standard_streams import ClosedStream, stand_in_for_closed_streams
from editor.file_suffixes import OPENED
from engine.version import VERSION
from engine.words import speak

log = logging.getLogger(__name__)

VERSION_OPTION, LIBRARY_OPTION = "--version", "--library"
FAILED = 1
WRONG_USE = 2
OUR_BUG = 70
STREAM_ERRORS = frozenset({errno.EBADF, errno.EFBIG, errno.EIO, errno.ENOSPC, errno.EDQUOT})
"""The errors of open streams that are caused by the system: the disk is full, the stream was closed."""
STREAM_FAILS = 74
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line (without the program's name); returns the exit code."""
    freeze_support()
    given = sys.argv[1:] if arguments is None else list(arguments)
    voice = environment_texts()
    stand_in_for_closed_streams()
    _never_fail_over_a_letter()
    try:
        # Building the verbs takes longer than everything else.
        code = _say_version() if given == [VERSION_OPTION] else _run(given, voice)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except UsageError as error:
        sys.stderr.write(f"hexsmith: {printable(str(error))}\n")
        return WRONG_USE
    except (LibraryUnavailable, NotDone) as error:
        sys.stderr.write(f"hexsmith: {printable(speak(error.word, voice.lang))}\n")
        return FAILED
    except BrokenPipeError:
        _leave_stdout()
        return FAILED
    except OSError as error:
        if error.errno not in STREAM_ERRORS:
            return _our_bug(voice)
        log.info("a standard stream failed", exc_info=True)
        _leave_stdout()
        sys.stderr.write(f"hexsmith: {voice.say('cli-stream-fails', reason=str(error.strerror or error))}\n")
        return STREAM_FAILS
    except Exception:
        return _our_bug(voice)
    return code


def _our_bug(voice: LocalisedTexts) -> int:
    """Log the current exception as a bug of this program, and report it."""
    log.exception("a verb of the command line failed")
    sys.stderr.write(f"hexsmith: {voice.say('cli-our-bug', folder=str(log_folder()))}\n")
    return OUR_BUG


def make_app(voice: LocalisedTexts) -> typer.Typer:
    """The command line with all its verbs."""
    app = typer.Typer(
        name="hexsmith",
        help=voice.say("cli-what-it-is"),
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    @app.callback(invoke_without_command=True)
    def options(
        context: typer.Context,
        version: Annotated[bool, typer.Option(VERSION_OPTION, help=voice.say("cli-option-version"))] = False,
        log_level: Annotated[
            str, typer.Option("--log-level", metavar=f"[{'|'.join(Level)}]", help=voice.say("cli-option-log-level"))
        ] = Level.INFO.value,
        library: Annotated[
            str | None, typer.Option(LIBRARY_OPTION, metavar="FILE", help=voice.say("cli-library-file"))
        ] = None,
    ) -> None:
        log_to_file(_level(log_level, voice))
        log.info("Hexsmith %s, %s", VERSION, context.invoked_subcommand or "window")
        if version:
            raise typer.Exit(_say_version())
        if context.invoked_subcommand is None:
            raise typer.Exit(_open_window(() if library is None else (LIBRARY_OPTION, library)))
        if library is not None and isinstance(context.command, Group):
            context.default_map = _for_all(context.command, library)

    for found in sorted(pkgutil.iter_modules(verbs.__path__), key=lambda each: each.name):
        import_module(f"{verbs.__name__}.{found.name}").add_to(app, voice)
    return app


def _for_all(verbs: Group, library: str) -> dict[str, Any]:
    """Set the library for verbs that do not name one themselves."""
    return {
        name: _for_all(verb, library) if isinstance(verb, Group) else {"library": library}
        for name, verb in verbs.commands.items()
    }


def _level(word: str, voice: LocalisedTexts) -> Level:
    try:
        return Level(word.lower())
    except ValueError:
        raise UsageError(voice.say("cli-no-such-log-level", name=word, known=tuple(Level))) from None


def _run(arguments: list[str], voice: LocalisedTexts) -> int:
    """Run the verb; typer reports the exit code by an exception."""
    if opens_window(arguments):
        log_to_file(Level.INFO)
        return _open_window(arguments)
    try:
        make_app(voice)(args=arguments, prog_name="hexsmith")
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else int(left.code is not None)
    return 0


def _say_version() -> int:
    print_text(f"Hexsmith {VERSION}")
    return 0


def opens_window(arguments: Sequence[str]) -> bool:
    """Whether the first argument, apart from a library, is not a verb, but a scenario or a file to be opened."""
    option = arguments[0].partition("=") if arguments else ("", "", "")
    others = arguments if option[0] != LIBRARY_OPTION else arguments[1 if option[1] else 2 :]
    return bool(others) and ("/" in others[0] or others[0].lower().endswith(OPENED))


def _open_window(arguments: Sequence[str] = ()) -> int:
    """Open the app; Qt is imported only here."""
    from editor.app.main import main as open_window

    return open_window(list(arguments))


def _never_fail_over_a_letter() -> None:
    """Print a replacement for characters that the terminal's encoding does not have."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def _leave_stdout() -> None:
    """Suppress errors at exit about output that could not be written."""
    if not isinstance(sys.stdout, ClosedStream):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
