"""`hexsmith pack check FILE…`: say everything that is wrong with packs."""

import json
from typing import Annotated

import typer

from editor.cli.printing import one_line, tell
from editor.cli.voice import Voice


def add_to(app: typer.Typer, voice: Voice) -> None:
    @app.command("check", help=voice.say("cli-pack-check"))
    def check(
        files: Annotated[list[str], typer.Argument(metavar="FILE", help=voice.say("cli-pack-files"))],
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from editor.cli.pack_reading import fault_line, fault_told, read_pack_file

        packs = [read_pack_file(name) for name in files]
        if as_json:
            told = [{"file": each.name, "findings": [fault_told(one, voice) for one in each.faults]} for each in packs]
            tell(json.dumps({"files": told}, ensure_ascii=False))
        else:
            for each in packs:
                lines = [fault_line(each.name, fault, voice) for fault in each.faults]
                tell("\n".join(lines or [voice.say("cli-check-sound", name=one_line(each.name))]))
        if any(each.faults for each in packs):
            raise typer.Exit(1)
