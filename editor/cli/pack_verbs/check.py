"""`hexsmith pack check FILE…`: report all problems of packs."""

import json
from typing import Annotated

import typer

from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import one_line, print_text


def add_to(app: typer.Typer, voice: LocalisedTexts) -> None:
    @app.command("check", help=voice.say("cli-pack-check"))
    def check(
        files: Annotated[list[str], typer.Argument(metavar="FILE", help=voice.say("cli-pack-files"))],
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from editor.cli.read_pack import pack_problem_json, pack_problem_text, read_pack_file

        packs = [read_pack_file(name) for name in files]
        if as_json:
            checked = [
                {"file": each.name, "findings": [pack_problem_json(one, voice) for one in each.problems]}
                for each in packs
            ]
            print_text(json.dumps({"files": checked}, ensure_ascii=False))
        else:
            for each in packs:
                lines = [pack_problem_text(each.name, problem, voice) for problem in each.problems]
                print_text("\n".join(lines or [voice.say("cli-check-sound", name=one_line(each.name))]))
        if any(each.problems for each in packs):
            raise typer.Exit(1)
