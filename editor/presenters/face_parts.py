"""Parts of card faces that all games make alike: names, factions, abilities clause by clause."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from editor.view_model.card_face import FaceAbility, FaceClause
from engine.abilities.wording.clauses import label_of
from engine.words import ids, in_language, say
from engine.words.slug_text import slug_text

if TYPE_CHECKING:
    from engine.abilities.wording.clauses import AbilityText


def document_title(document: Any, lang: str) -> str:
    """The name of a document: in this language, in another one, or its id."""
    return in_language(document.name.plain(), lang, document.id.rpartition("/")[2])


def faction_text(system: str, faction: str | None, lang: str) -> str:
    """The name of a faction as its game gives it, otherwise as its author wrote it; empty for none."""
    if faction is None:
        return ""
    word_id = f"value-{system}-faction-{faction}"
    return say(word_id, lang) if word_id in ids() else slug_text(faction)


def label(word_id: str, lang: str) -> str:
    """A term that stands alone, with a capital letter."""
    text = say(word_id, lang)
    return text[:1].upper() + text[1:]


def face_clauses(text: AbilityText, lang: str) -> Iterator[FaceClause]:
    """The clauses of an ability in the words of the engine."""
    for clause in text.clauses:
        yield FaceClause(label_of(clause, lang), clause.lines)


def no_reminders(ability: Any, lang: str) -> tuple[str, ...]:
    """The default for a game without keywords."""
    return ()


def face_abilities(
    texts: Iterable[AbilityText], used: type, lang: str, reminders: Callable[[Any, str], tuple[str, ...]] = no_reminders
) -> Iterator[FaceAbility]:
    """Abilities; those of one class are used by their player. `reminders` says what the keywords of one mean."""
    for text in texts:
        clauses, is_used = tuple(face_clauses(text, lang)), isinstance(text.ability, used)
        yield FaceAbility(text.title, clauses, is_used=is_used, reminders=reminders(text.ability, lang))


def first_operation(part: Any) -> str:
    """The name of the first effect of an ability in plain data; empty if it has none."""
    effects = part.get("effects", ()) if isinstance(part, dict) else ()
    first = next(iter(effects), None)
    return str(first.get("do", "")) if isinstance(first, dict) else ""
