"""`hexsmith library VERB …`: the library's path, contents, checks and backups."""

import pkgutil
from importlib import import_module

import typer

from editor.cli import library_verbs
from editor.cli.localised_text import LocalisedTexts


def add_to(app: typer.Typer, voice: LocalisedTexts) -> None:
    library = typer.Typer(help=voice.say("cli-library"), rich_markup_mode=None, no_args_is_help=True)
    for found in sorted(pkgutil.iter_modules(library_verbs.__path__), key=lambda each: each.name):
        import_module(f"{library_verbs.__name__}.{found.name}").add_to(library, voice)
    app.add_typer(library, name="library")
