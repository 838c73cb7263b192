"""`hexsmith pack diff OLD NEW`: say in what two packs differ."""

import json
from typing import Annotated

import typer

from editor.cli.voice import Voice


def add_to(app: typer.Typer, voice: Voice) -> None:
    @app.command("diff", help=voice.say("cli-pack-diff"))
    def diff(
        old: Annotated[str, typer.Argument(metavar="OLD", help=voice.say("cli-pack-diff-old"))],
        new: Annotated[str, typer.Argument(metavar="NEW", help=voice.say("cli-pack-diff-new"))],
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from database.packs.comparing import compared
        from editor.cli.pack_reading import fault_line, read_pack_file

        first, second = read_pack_file(old), read_pack_file(new)
        for each in (first, second):
            for fault in each.faults:
                typer.echo(fault_line(each.name, fault, voice), err=True)
        if first.contents is None or second.contents is None:
            raise typer.Exit(1)
        found = compared(first.contents, second.contents)
        if as_json:
            plain = {"only_in_old": found.only_in_old, "only_in_new": found.only_in_new, "differs": found.differs}
            typer.echo(json.dumps(plain, ensure_ascii=False))
            return
        lines = [voice.say("cli-pack-only-in-old", entry=entry) for entry in found.only_in_old]
        lines += [voice.say("cli-pack-only-in-new", entry=entry) for entry in found.only_in_new]
        lines += [voice.say("cli-pack-differs", entry=entry) for entry in found.differs]
        typer.echo("\n".join(lines or [voice.say("cli-pack-equal")]))
