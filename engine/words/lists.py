"""Joining a list the way a language does it; the joining words stand in the catalogue (`lists.ftl`)."""

import re
from collections.abc import Callable, Mapping, Sequence

# Spanish says "e" instead of "y" before the sound i, but not before a diphthong: "agua e hilo", "agua y hielo".
SOUND_I = re.compile(r"h?[ií](?![aeou])", re.IGNORECASE)


def join(items: Sequence[str], word: Callable[[str, Mapping[str, str]], str]) -> str:
    """A list of one or more texts: "a", "a and b", "a, b and c"."""
    *rest, last = items
    if not rest:
        return last
    joined = {"rest": ", ".join(rest), "last": last}
    return word("list-and-sound-i", joined) if SOUND_I.match(last) else word("list-and", joined)
