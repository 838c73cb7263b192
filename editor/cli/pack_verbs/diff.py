"""`hexsmith pack diff OLD NEW`: say in what two packs differ, and what is different in that."""

import json
from typing import Annotated

import typer

from editor.cli.printing import few, tell
from editor.cli.voice import Voice


def add_to(app: typer.Typer, voice: Voice) -> None:
    @app.command("diff", help=voice.say("cli-pack-diff"))
    def diff(
        old: Annotated[str, typer.Argument(metavar="OLD", help=voice.say("cli-pack-diff-old"))],
        new: Annotated[str, typer.Argument(metavar="NEW", help=voice.say("cli-pack-diff-new"))],
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from database.game_declarations import all_games
        from database.packs.comparison import compared
        from database.packs.diff_text import ComparedPack, told
        from database.packs.reader.staging import Staging
        from editor.cli.pack_reading import fault_line, read_into

        with Staging() as before, Staging() as after:
            first, second = read_into(old, before), read_into(new, after)
            for each in (first, second):
                for fault in each.faults:
                    tell(fault_line(each.name, fault, voice), err=True)
            if first.contents is None or second.contents is None:
                raise typer.Exit(1)
            found = compared(first.contents, second.contents)
            sides = ComparedPack(first.contents, before.body), ComparedPack(second.contents, after.body)
            changes = {entry: told(*sides, entry, all_games(), voice.lang) for entry in found.differs}
        if as_json:
            plain = {"only_in_old": found.only_in_old, "only_in_new": found.only_in_new, "differs": changes}
            tell(json.dumps(plain, ensure_ascii=False))
            return
        lines = [*few((voice.say("cli-pack-only-in-old", entry=entry) for entry in found.only_in_old), voice)]
        lines += few((voice.say("cli-pack-only-in-new", entry=entry) for entry in found.only_in_new), voice)
        for entry, sentences in changes.items():
            lines += [voice.say("cli-pack-differs", entry=entry), *(f"  {each}" for each in few(sentences, voice))]
        tell("\n".join(lines or [voice.say("cli-pack-equal")]))
