"""`hexsmith explain-card FILE…`: print the text of cards, generated from their data."""

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from editor.cli.errors import UsageError
from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import one_line, print_text

if TYPE_CHECKING:
    from editor.services.document_resolver import DocumentResolver
    from engine.content.declarations import Declarations, Fact, Passage
    from engine.content.envelope import Document

INDENT = "  "


def add_to(app: typer.Typer, voice: LocalisedTexts) -> None:
    @app.command("explain-card", help=voice.say("cli-explain-card"))
    def explain_card(
        files: Annotated[list[str], typer.Argument(metavar="FILE", help=voice.say("cli-explain-card-files"))],
        lang: Annotated[str | None, typer.Option(help=voice.say("cli-explain-card-lang"))] = None,
        literal: Annotated[bool, typer.Option("--literal", help=voice.say("cli-explain-card-literal"))] = False,
        library: Annotated[str | None, typer.Option(metavar="FILE", help=voice.say("cli-option-library"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from editor.cli.library_file import open_source
        from editor.cli.verbs.check import read_all
        from editor.services.document_resolver import DocumentResolver
        from engine.registry import declarations

        text_lang = _language(lang, voice)
        declared = declarations()
        with open_source(library, voice) as library_source:
            stock = DocumentResolver(library=library_source)
            sources = read_all(files, stock, voice)
            read = {name: _document(name, source, declared, stock, voice) for name, source in sources.items()}
        texts = {
            name: _card_text(each, declared, text_lang, literal=literal)
            for name, each in read.items()
            if each is not None
        }
        if as_json:
            print_text(_to_json(texts))
        elif texts:
            print_text("\n\n".join(_to_text(read[name], each, text_lang) for name, each in texts.items()))
        if len(texts) < len(read):
            raise typer.Exit(1)


def _language(asked: str | None, voice: LocalisedTexts) -> str:
    """Language of the text: as requested, else that of the command line."""
    from engine.content.problems import nearest
    from engine.words import languages

    if asked is None:
        return voice.lang
    if asked not in languages():
        raise UsageError(voice.guess(voice.say("cli-no-such-language", name=asked), nearest(asked, languages())))
    return asked


def _document(
    name: str, source: bytes, declared: "Declarations", stock: "DocumentResolver", voice: LocalisedTexts
) -> "Document | None":
    """Document of a file; None and errors on standard error if it is unreadable or of no game."""
    from editor.cli.problem_lines import problem_line
    from engine.content.checks.document_checks import check_document
    from engine.content.envelope import Document

    found = check_document(source, declared, stock)
    errors = [each for each in found.problems if each.severity == "error"]
    for each in errors:
        print_text(problem_line(name, each, voice), err=True)
    if errors and found.more_beside_errors:
        print_text(voice.say("cli-check-more", name=one_line(name), count=found.more_beside_errors), err=True)
    if errors:
        return None
    if not isinstance(found.document, Document) or declared.of(getattr(found.document, "system", None)) is None:
        print_text(voice.say("cli-explain-card-no-card", name=one_line(name)), err=True)
        return None
    return found.document


class CardText(NamedTuple):
    """A document as text: its printed values, and its abilities."""

    values: "Sequence[Fact]"
    passages: "Sequence[Passage]"


def _card_text(document: "Document", declared: "Declarations", lang: str, *, literal: bool) -> CardText:
    system = declared.of(getattr(document, "system", None))
    if system is None:
        return CardText((), ())
    passages = system.literal_texts if literal else system.ability_texts
    return CardText(tuple(system.printed(document, lang)), tuple(passages(document, lang)))


def _to_json(texts: Mapping[str, CardText]) -> str:
    files: list[Any] = [
        {
            "file": name,
            "values": [{"name": each.name, "text": each.text} for each in document.values],
            "passages": [{"name": each.name, "lines": list(each.lines)} for each in document.passages],
        }
        for name, document in texts.items()
    ]
    return json.dumps({"files": files}, ensure_ascii=False)


def _to_text(document: "Document | None", texts: CardText, lang: str) -> str:
    """The name of the document, and below it its values and abilities."""
    names = {} if document is None else document.name.plain()
    lines = [str(names.get(lang) or next(iter(names.values()), ""))]
    lines += [f"{INDENT}{each.line}" for each in texts.values]
    for passage in texts.passages:
        lines += [f"{INDENT}{passage.name}"] if passage.name else []
        deeper = INDENT * (2 if passage.name else 1)
        lines += [f"{deeper}{each}" for each in passage.lines]
    return "\n".join(lines)
