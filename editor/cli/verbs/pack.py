"""`hexsmith pack VERB …`: export and import packs of documents."""

import pkgutil
from importlib import import_module

import typer

from editor.cli import pack_verbs
from editor.cli.localised_text import LocalisedTexts


def add_to(app: typer.Typer, voice: LocalisedTexts) -> None:
    packs = typer.Typer(help=voice.say("cli-pack"), rich_markup_mode=None, no_args_is_help=True)
    for found in sorted(pkgutil.iter_modules(pack_verbs.__path__), key=lambda each: each.name):
        import_module(f"{pack_verbs.__name__}.{found.name}").add_to(packs, voice)
    app.add_typer(packs, name="pack")
