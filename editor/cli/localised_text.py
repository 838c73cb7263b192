"""The texts of the command line in the user's language."""

import os
from dataclasses import dataclass

from editor.language import choose_language
from engine.words import Value, say


@dataclass(frozen=True, slots=True)
class LocalisedTexts:
    """Says sentences in one language."""

    lang: str

    def say(self, word_id: str, /, **values: Value) -> str:
        """A sentence of the catalogue."""
        return say(word_id, self.lang, **values)

    def guess(self, said: str, nearest: str | None) -> str:
        """A sentence about a wrong name, with the name that may be meant."""
        return said if nearest is None else f"{said} {self.say('content-did-you-mean', name=nearest)}"


def environment_texts() -> LocalisedTexts:
    """The voice in the language that the environment asks for."""
    return LocalisedTexts(choose_language(os.environ))
