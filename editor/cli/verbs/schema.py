"""`hexsmith schema NAME`: print a published JSON Schema."""

import json
from typing import Annotated, Any

import typer

from editor.cli.voice import Voice
from editor.cli.wrong_use import WrongUse

LIST = "list"
PROTOCOL = "protocol"


def add_to(app: typer.Typer, voice: Voice) -> None:
    @app.command("schema", help=voice.say("cli-schema"))
    def schema(name: Annotated[str, typer.Argument(help=voice.say("cli-schema-name"))]) -> None:
        names = schema_names()
        if name == LIST:
            typer.echo("\n".join(names))
            return
        if name not in names:
            from engine.content.errors import nearest

            raise WrongUse(voice.guess(voice.say("cli-schema-unknown", name=name), nearest(name, names)))
        typer.echo(json.dumps(schema_named(name), ensure_ascii=False, indent=2))


def schema_names() -> tuple[str, ...]:
    """What there are schemas of: the protocol, the envelope, each kind of document, each game's cards and profile."""
    from engine.content.kind import common_kinds
    from engine.content.profile_schema import PROFILE
    from engine.protocol.documents import declarations
    from engine.registry import systems

    declared = declarations(systems().values()).by_id.values()
    cards = [f"{system.id}/{kind}" for system in declared for kind in system.card_models]
    profiles = [f"{system.id}/{PROFILE}" for system in declared if system.profile]
    return (PROTOCOL, "envelope", *common_kinds(), *cards, *profiles)


def schema_named(name: str) -> dict[str, Any]:
    """The schema of this name."""
    if name == PROTOCOL:
        from engine.protocol.schema import protocol_schema

        return protocol_schema()
    from engine.content.profile_schema import PROFILE, profile_schema
    from engine.content.schemas import schema
    from engine.protocol.documents import declarations
    from engine.registry import systems

    declared = declarations(systems().values())
    system, _, kind = name.partition("/")
    return profile_schema(declared.by_id[system]) if kind == PROFILE else schema(name, declared)
