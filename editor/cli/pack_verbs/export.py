"""`hexsmith pack export ID… --to FILE`: export user documents as a pack, or export an imported pack again."""

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from editor.cli.errors import UsageError
from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import first_lines, one_line, print_text

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from database.library import Library
    from database.packs.export.export_pack import Exported
    from database.packs.format.signatures import SigningKey
    from database.packs.format.translations import TranslatedTexts

PASSWORD = "HEXSMITH_KEY_PASSWORD"  # noqa: S105 - the name of the variable, not what is in it
KEY_BYTES = 32
LARGEST_KEY_FILE = 100_000
READ_BY_OTHERS = 0o044 if os.name == "posix" else 0


def add_to(app: typer.Typer, voice: LocalisedTexts) -> None:
    @app.command("export", help=voice.say("cli-pack-export"))
    def export(
        documents: Annotated[
            list[str] | None, typer.Argument(metavar="ID", help=voice.say("cli-pack-documents"))
        ] = None,
        to: Annotated[str, typer.Option("--to", metavar="FILE", help=voice.say("cli-pack-to"))] = "",
        library: Annotated[str | None, typer.Option(metavar="FILE", help=voice.say("cli-pack-library"))] = None,
        again: Annotated[str | None, typer.Option(metavar="PACK", help=voice.say("cli-pack-again"))] = None,
        id_: Annotated[str, typer.Option("--id", metavar="ID", help=voice.say("cli-pack-id"))] = "",
        version: Annotated[str, typer.Option(metavar="VERSION", help=voice.say("cli-pack-version"))] = "",
        title: Annotated[str, typer.Option(metavar="TEXT", help=voice.say("cli-pack-title"))] = "",
        author: Annotated[list[str] | None, typer.Option(metavar="NAME", help=voice.say("cli-pack-author"))] = None,
        licence: Annotated[str, typer.Option(metavar="TEXT", help=voice.say("cli-pack-licence"))] = "",
        requires: Annotated[list[str] | None, typer.Option(metavar="ID", help=voice.say("cli-pack-requires"))] = None,
        translation: Annotated[
            list[str] | None, typer.Option(metavar="FILE", help=voice.say("cli-pack-translation"))
        ] = None,
        image: Annotated[list[str] | None, typer.Option(metavar="FILE", help=voice.say("cli-pack-image"))] = None,
        sign: Annotated[str | None, typer.Option(metavar="FILE", help=voice.say("cli-pack-sign"))] = None,
        sign_as: Annotated[str | None, typer.Option(metavar="NAME", help=voice.say("cli-pack-sign-as"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from editor.cli.read_pack import opened_library

        is_new = bool(id_ and version and title and (documents or translation))
        if not to or not (is_new or again):
            raise UsageError(voice.say("cli-pack-incomplete"))
        _refuse_key_as_pack(Path(to), sign, voice)
        key = _key(sign, sign_as, voice)
        about: dict[str, Any] = {
            "id": id_,
            "version": version,
            "title": {voice.lang: title},
            "authors": author or [],
            "requires": [_requirement(each) for each in requires or ()],
            **({"licence": licence} if licence else {}),
        }
        with opened_library(library, voice, read_only=True) as from_:
            pictures = _pictures(image or ())
            if again:
                made = _again(from_, again, pictures, key, voice)
            else:
                overlays = _overlays(translation or (), voice)
                made = _new(from_, documents or [], about, pictures, overlays, key, voice)
        _write(Path(to), made, voice)
        manifest = made.packed.manifest
        if as_json:
            plain = {
                "file": to,
                "fingerprint": manifest.fingerprint,
                "identity": manifest.identity,
                "documents": made.documents,
                "dangling": made.dangling,
                "lost": made.lost,
            }
            print_text(json.dumps(plain, ensure_ascii=False))
        else:
            dangling = (voice.say("cli-pack-names-nothing", id=manifest.id, name=name) for name in made.dangling)
            for line in first_lines(dangling, voice):
                print_text(line, err=True)
            if made.lost:
                print_text(voice.say("cli-pack-lost", entries=made.lost), err=True)
            print_text(voice.say("cli-pack-written", path=to, fingerprint=manifest.fingerprint))


def _new(
    library: "Library",
    documents: list[str],
    about: "Mapping[str, Any]",
    pictures: "Collection[bytes]",
    overlays: "Mapping[str, TranslatedTexts]",
    key: "SigningKey | None",
    voice: LocalisedTexts,
) -> "Exported":
    from engine.content.problems import ContentError

    try:
        return library.packs.export(documents, about, pictures=pictures, translations=overlays, key=key)
    except ContentError as error:
        raise UsageError("\n".join(problem.sentence(voice.lang) for problem in error.errors)) from error


def _again(
    library: "Library", name: str, pictures: "Collection[bytes]", key: "SigningKey | None", voice: LocalisedTexts
) -> "Exported":
    from engine.content.problems import nearest

    pack = library.packs.get(name)
    if pack is None:
        near = nearest(name, [each.manifest.id for each in library.packs.all()])
        raise UsageError(voice.guess(voice.say("pack-unknown", id=name), near))
    return library.packs.export_again(pack, pictures=pictures, key=key)


def _pictures(names: "Sequence[str]") -> "Collection[bytes]":
    """The sanitised images in these files; raises `PackRefused` with the problems of all of them."""
    from database.packs.export.picture_files import read_pictures
    from database.packs.format.refusals import refuse_any
    from database.packs.reader.staging import Staging

    if not names:
        return ()
    with Staging() as staging:
        read = read_pictures([Path(name) for name in names], staging)
        refuse_any(read.problems)
        return [staging.body(each.image.digest) for each in read.usable]


def _requirement(text: str) -> dict[str, str]:
    id_, _, range_ = text.partition("@")
    return {"id": id_, "range": range_ or "*"}


def _overlays(names: "Sequence[str]", voice: LocalisedTexts) -> "dict[str, TranslatedTexts]":
    found: dict[str, TranslatedTexts] = {}
    for name in names:
        lang, overlay = _overlay(name, voice)
        if lang in found:
            raise UsageError(voice.say("cli-pack-translated-twice", name=lang))
        found[lang] = overlay
    return found


def _overlay(name: str, voice: LocalisedTexts) -> "tuple[str, TranslatedTexts]":
    """The texts in a file, which is named by its language."""
    from database.files.fingerprint import read_user_file
    from database.languages import LANGUAGES
    from database.packs.format.translations import read_translation
    from engine.content.limits import MAX_BYTES
    from engine.content.problems import ContentError, nearest

    path = Path(name)
    if path.stem not in LANGUAGES:
        raise UsageError(voice.guess(voice.say("cli-no-such-language", name=path.stem), nearest(path.stem, LANGUAGES)))
    try:
        return path.stem, read_translation(read_user_file(path, MAX_BYTES)[0])
    except OSError as error:
        raise UsageError(f"{one_line(name)}: {error.strerror}") from error
    except ContentError as error:
        raise UsageError(
            "\n".join(f"{one_line(name)}: {each.path}: {each.sentence(voice.lang)}" for each in error.errors)
        ) from error


def _key(name: str | None, owner: str | None, voice: LocalisedTexts) -> "SigningKey | None":
    """The author's key; if its file is missing, a new one, which only its owner may read."""
    from database.files.fingerprint import read_user_file
    from database.packs.format.signatures import SigningKey

    if name is None:
        return None
    path = Path(name)
    password = os.environ.get(PASSWORD, "").encode() or None
    try:
        pem, _ = read_user_file(path, LARGEST_KEY_FILE)
        found = SigningKey.from_pem(pem, password, owner)
        if path.stat().st_mode & READ_BY_OTHERS:
            print_text(voice.say("cli-pack-key-open", name=one_line(name)), err=True)
        return found
    except FileNotFoundError:
        made = SigningKey(os.urandom(KEY_BYTES), owner)
    except (OSError, ValueError, TypeError) as error:
        raise UsageError(voice.say("cli-pack-bad-key-file", name=one_line(name))) from error
    _keep_key(path, made.to_pem(password), voice)
    return made


def _refuse_key_as_pack(to: Path, key: str | None, voice: LocalisedTexts) -> None:
    """Refuse to overwrite the signing key with the pack, since no other copy of the key may exist."""
    if key is None:
        return
    is_same = os.path.realpath(to) == os.path.realpath(key) or (to.exists() and Path(key).exists() and to.samefile(key))
    if is_same:
        raise UsageError(voice.say("cli-pack-over-key", name=one_line(key)))


def _keep_key(path: Path, pem: bytes, voice: LocalisedTexts) -> None:
    """Write the key completely or not at all: an incomplete one would be taken for a wrong one forever."""
    from database.files.atomic_write import make_private, reason
    from engine.words import speak

    try:
        make_private(path, pem)
    except OSError as error:
        raise UsageError(speak(reason(path, error), voice.lang)) from error


def _write(path: Path, made: "Exported", voice: LocalisedTexts) -> None:
    from database.files.atomic_write import NotWritten, atomic_write
    from engine.words import speak

    try:
        atomic_write(path, made.packed.data)
    except NotWritten as error:
        print_text(speak(error.word, voice.lang), err=True)
        raise typer.Exit(1) from error
