"""`hexsmith schema NAME`: print a published JSON Schema."""

import json
from typing import Annotated, Any

import typer

from editor.cli.errors import UsageError
from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import print_text

LIST = "list"
PROTOCOL = "protocol"
PACK = "pack"


def add_to(app: typer.Typer, voice: LocalisedTexts) -> None:
    @app.command("schema", help=voice.say("cli-schema"))
    def schema(name: Annotated[str, typer.Argument(help=voice.say("cli-schema-name"))]) -> None:
        names = schema_names()
        if name == LIST:
            print_text("\n".join(names))
            return
        if name not in names and name not in (unlisted := part_names()):
            from engine.content.problems import nearest

            near = nearest(name, (*names, *unlisted))
            raise UsageError(voice.guess(voice.say("cli-schema-unknown", name=name), near))
        print_text(json.dumps(schema_named(name), ensure_ascii=False, indent=2))


def schema_names() -> tuple[str, ...]:
    """Names of the schemas: protocol, packs, kinds of documents, and each game's cards, abilities and profile."""
    from engine.content.schemas import PROFILE
    from engine.content.schemas import schema_names as names_of_documents
    from engine.registry import declarations

    declared = declarations()
    profiles = [f"{system.id}/{PROFILE}" for system in declared.by_id.values() if system.profile]
    return (PROTOCOL, PACK, *names_of_documents(declared), *profiles)


def part_names() -> tuple[str, ...]:
    """The parts of abilities that have a schema of their own."""
    from engine.content import schemas
    from engine.registry import declarations

    return schemas.part_names(declarations())


def schema_named(name: str) -> dict[str, Any]:
    """The schema of this name."""
    if name == PROTOCOL:
        from engine.protocol.schema import protocol_schema

        return protocol_schema()
    if name == PACK:
        from database.packs.format.manifest_schema import pack_schema

        return pack_schema()
    from engine.content.schemas import PROFILE, profile_schema, schema
    from engine.registry import declarations

    declared = declarations()
    system, _, kind = name.partition("/")
    return profile_schema(declared.by_id[system]) if kind == PROFILE else schema(name, declared)
