"""Reads packs for the verbs of the command line: in the worker process, with all problems reported at once."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import one_line, print_text

if TYPE_CHECKING:
    from database.library import Library
    from database.packs.format.contents import Contents
    from database.packs.format.refusals import PackProblem
    from database.packs.reader.staging import Staging


@dataclass(frozen=True, slots=True)
class ReadPack:
    """A pack file with its content, or with its problems."""

    name: str
    contents: "Contents | None"
    problems: "tuple[PackProblem, ...]"


def read_pack_file(name: str) -> ReadPack:
    """Read a pack without keeping extracted files."""
    from database.packs.reader.staging import Staging

    with Staging() as staging:
        return read_into(name, staging)


def read_into(name: str, staging: "Staging") -> ReadPack:
    """Read a pack and extract its documents and images to a folder."""
    from database.packs.format.refusals import PackRefused
    from database.packs.reader.worker import read_in_worker

    try:
        return ReadPack(name, read_in_worker(Path(name), staging), ())
    except PackRefused as error:
        return ReadPack(name, None, error.problems)


def pack_problem_text(name: str, problem: "PackProblem", voice: LocalisedTexts) -> str:
    """The text of a problem: file, entry, path and sentence."""
    sentence = problem.sentence(voice.lang)
    return f"{one_line(name)}: {problem.entry}: {sentence}" if problem.entry else f"{one_line(name)}: {sentence}"


def pack_problem_json(problem: "PackProblem", voice: LocalisedTexts) -> dict[str, Any]:
    """A problem of a pack as JSON."""
    from engine.session.problem_json import problem_json

    return {"entry": problem.entry, **problem_json(problem.problem, voice.lang)}


@contextmanager
def opened_library(path: str | None, voice: LocalisedTexts, *, read_only: bool = False) -> "Iterator[Library]":
    """The user's library or the given one; prints the reason and exits if it cannot be opened."""
    from database.errors import LibraryUnavailable, NotDone
    from database.library import Library
    from database.packs.format.refusals import PackRefused
    from engine.words import speak

    try:
        with Library.open(None if path is None else Path(path), read_only=read_only) as library:
            yield library
    except (LibraryUnavailable, NotDone) as error:
        print_text(speak(error.word, voice.lang), err=True)
        raise typer.Exit(1) from error
    except PackRefused as error:
        for problem in error.problems:
            print_text(f"{problem.entry}: {problem.sentence(voice.lang)}".removeprefix(": "), err=True)
        raise typer.Exit(1) from error
