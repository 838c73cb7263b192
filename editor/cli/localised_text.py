"""The texts of the command line in the user's language."""

import os
from dataclasses import dataclass

from editor.language import choose_language
from engine.words import TextValue, say


@dataclass(frozen=True, slots=True)
class LocalisedTexts:
    """Renders messages in one language."""

    lang: str

    def say(self, word_id: str, /, **values: TextValue) -> str:
        """The text of a message in the catalogue."""
        return say(word_id, self.lang, **values)

    def guess(self, sentence: str, nearest: str | None) -> str:
        """A message about an unknown name, with the most similar known one."""
        return sentence if nearest is None else f"{sentence} {self.say('content-did-you-mean', name=nearest)}"


def environment_texts() -> LocalisedTexts:
    """The texts in the language of the environment."""
    return LocalisedTexts(choose_language(os.environ))
