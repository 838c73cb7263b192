"""`hexsmith pack diff OLD NEW`: list the differences of two packs and of their documents."""

import json
from typing import Annotated

import typer

from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import first_lines, print_text


def add_to(app: typer.Typer, voice: LocalisedTexts) -> None:
    @app.command("diff", help=voice.say("cli-pack-diff"))
    def diff(
        old: Annotated[str, typer.Argument(metavar="OLD", help=voice.say("cli-pack-diff-old"))],
        new: Annotated[str, typer.Argument(metavar="NEW", help=voice.say("cli-pack-diff-new"))],
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from database.packs.comparison import compared
        from database.packs.diff_text import ComparedPack, entry_diff_text
        from database.packs.reader.staging import Staging
        from editor.cli.read_pack import pack_problem_text, read_into
        from engine.registry import declarations

        with Staging() as before, Staging() as after:
            first, second = read_into(old, before), read_into(new, after)
            for each in (first, second):
                for problem in each.problems:
                    print_text(pack_problem_text(each.name, problem, voice), err=True)
            if first.contents is None or second.contents is None:
                raise typer.Exit(1)
            found = compared(first.contents, second.contents)
            sides = ComparedPack(first.contents, before.body), ComparedPack(second.contents, after.body)
            changes = {entry: entry_diff_text(*sides, entry, declarations(), voice.lang) for entry in found.differs}
        if as_json:
            plain = {"only_in_old": found.only_in_old, "only_in_new": found.only_in_new, "differs": changes}
            print_text(json.dumps(plain, ensure_ascii=False))
            return
        lines = [*first_lines((voice.say("cli-pack-only-in-old", entry=entry) for entry in found.only_in_old), voice)]
        lines += first_lines((voice.say("cli-pack-only-in-new", entry=entry) for entry in found.only_in_new), voice)
        for entry, sentences in changes.items():
            lines += [
                voice.say("cli-pack-differs", entry=entry),
                *(f"  {each}" for each in first_lines(sentences, voice)),
            ]
        print_text("\n".join(lines or [voice.say("cli-pack-equal")]))
