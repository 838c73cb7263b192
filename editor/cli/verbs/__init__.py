"""One verb per file, with a function `add_to(app, voice)`; `editor.cli.main` finds them."""
