"""Reads image files for a new pack, in the same restricted process as the images of foreign packs."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from database.files.atomic_write import NotWritten, atomic_write
from database.files.fingerprint import read_user_file
from database.packs.export.pack_writer import write_pack
from database.packs.format.contents import PackImage
from database.packs.format.entry_names import IMAGES
from database.packs.format.limits import MAX_ENTRIES, MAX_ENTRY, MAX_PACK, MAX_PACK_PROBLEMS, MIB
from database.packs.format.refusals import PackProblem, PackRefused, pack_problem, refused
from database.packs.reader.cancellation import IsCancelled, never_cancelled, stop_if
from database.packs.reader.staging import Staging
from database.packs.reader.worker import NOT_READABLE, read_in_worker
from engine.content.problems import shown

PASSING = "pictures.hexpack"
PASSING_SAYS = {"id": "pictures", "version": "1.0.0", "title": {"en": "Pictures"}}
FILE_PROBLEMS = {"pack-file-missing", "pack-file-not-allowed"}
"""The problems of a pack's file that have the same wording for an image file."""
GIVEN_UP = {"pack-step-took-too-long", "pack-took-too-long", "pack-too-much-memory", "pack-reader-ended"}


@dataclass(frozen=True, slots=True)
class PictureFile:
    """An image for a pack; its bytes are in the staging folder, by digest."""

    file: str
    """The name of its file."""
    image: PackImage


@dataclass(frozen=True, slots=True)
class ReadPictures:
    """The usable images of a folder in the order of their files, and the problems of the others."""

    usable: tuple[PictureFile, ...]
    problems: tuple[PackProblem, ...]
    """The problems, each with the name of the file in place of an entry."""


def read_pictures(paths: Sequence[Path], staging: Staging, *, cancelled: IsCancelled = never_cancelled) -> ReadPictures:
    """Read and re-encode the images in these files into `staging`; raises `Cancelled` as soon as `cancelled` returns
    True.

    They are put into a temporary pack, which is read like a foreign one: within the same limits, so that what could not
    be imported is refused here already. Raises `PackRefused` if that pack cannot be read at all.
    """
    entries, problems = _gathered(paths, cancelled)
    if not entries:
        return ReadPictures((), tuple(problems))
    files = {entry: shown(path.name) for entry, (path, _) in entries.items()}
    passing = staging.folder / PASSING
    try:
        packed = write_pack(PASSING_SAYS, {entry: data for entry, (_, data) in entries.items()})
        atomic_write(passing, packed.data)
        contents = read_in_worker(passing, staging, without_broken=True, cancelled=cancelled)
    except PackRefused as error:
        raise PackRefused(_of_files(error.problems, files)) from error
    except NotWritten as error:
        raise refused(error.word.id, **{name: str(value) for name, value in error.word.values}) from error
    finally:
        passing.unlink(missing_ok=True)
    usable = tuple(PictureFile(files[each.entry], each) for each in contents.images)
    return ReadPictures(usable, (*problems, *_of_files(contents.left_out, files)))


def _gathered(paths: Sequence[Path], cancelled: IsCancelled) -> tuple[dict[str, tuple[Path, bytes]], list[PackProblem]]:
    """The bytes of the files by their entries in the temporary pack, and the problems of unreadable ones."""
    found: dict[str, tuple[Path, bytes]] = {}
    problems: list[PackProblem] = []
    room = MAX_PACK
    for number, path in enumerate(paths[:MAX_ENTRIES]):
        stop_if(cancelled)
        try:
            data, _ = read_user_file(path, MAX_ENTRY)
        except OSError as error:
            problems.append(_unreadable(path, error))
            continue
        if len(data) > MAX_ENTRY:
            problems.append(pack_problem(shown(path.name), "image-file-too-large", most=MAX_ENTRY // MIB))
            continue
        room -= len(data)
        if room < 0:
            problems.append(pack_problem(shown(path.name), "image-all-too-large", most=MAX_PACK // MIB))
            break
        found[f"{IMAGES}{number:06}.png"] = path, data
    return found, problems[:MAX_PACK_PROBLEMS]


def _unreadable(path: Path, error: OSError) -> PackProblem:
    known, name = NOT_READABLE.get(error.errno or 0), shown(path.name)
    if known is None:
        return pack_problem(name, "pack-not-readable", reason=error.strerror or str(error))
    return pack_problem(name, known if known in FILE_PROBLEMS else "image-no-plain-file")


def _of_files(problems: Collection[PackProblem], files: dict[str, str]) -> Iterator[PackProblem]:
    """The problem of an image as one of its file."""
    for each in problems:
        file = files.get(each.entry, "")
        yield pack_problem(file, "image-given-up") if each.problem.code in GIVEN_UP else replace(each, entry=file)
