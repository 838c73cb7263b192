"""The words of all forms for abilities."""

from functools import cache

from engine.abilities.loading.form_descriptions import forms
from tests.support.abilities import GAMES

PREFIXES = ("ability-form-", "ability-field-", "ability-help-")


@cache
def words_of_forms() -> set[str]:
    """The ids of the labels and helps of every form of every game."""
    every = [form for writing in GAMES.values() for form in forms(writing).values()]
    fields = [field for form in every for field in form.fields]
    return {form.label.id for form in every} | {word.id for each in fields for word in (each.label, each.help)}
