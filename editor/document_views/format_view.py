"""Army formats in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from editor.document_views.view_parts import ViewSource, field_text
from editor.presenters.document_kinds import kind_name
from editor.view_model.card_face import FaceAbility, FaceClause
from editor.view_model.document_view import DocumentView, ViewSection
from engine.content.kinds.army_format import ArmyFormat, CardLimit
from engine.words import ids, in_language, say
from engine.words.slug_text import slug_text


def format_view(rules: ArmyFormat, source: ViewSource, lang: str) -> DocumentView:
    """A format as sentences: points, what all cards agree in, each limit."""
    whole = tuple(FaceAbility("", (FaceClause("", (line,)),)) for line in _whole(rules, lang))
    limits = tuple(_limit(each, rules.system, lang) for each in rules.limits)
    return DocumentView((ViewSection("", passages=whole), ViewSection(field_text("limits", lang), passages=limits)))


def limit_title(limit: CardLimit, lang: str) -> str:
    """The name of a limit."""
    return in_language(limit.name.plain(), lang, slug_text(limit.id))


def bounds_text(least: int | None, most: int | None, lang: str) -> str:
    """Bounds: from so many to so many, at most, at least, or exactly."""
    if least and most is not None:
        return str(most) if least == most else say("view-from-to", lang, least=least, most=most)
    if most is not None:
        return say("view-at-most", lang, most=most)
    return say("view-at-least", lang, least=least or 0)


def _whole(rules: ArmyFormat, lang: str) -> Iterator[str]:
    if rules.points is not None:
        yield say("view-format-points", lang, most=rules.points.most)
    for field in rules.same:
        yield say("view-format-same", lang, field=field_text(field, lang))


def _limit(limit: CardLimit, system: str, lang: str) -> FaceAbility:
    sentences = [*_number(limit, system, lang)]
    if limit.copies is not None:
        sentences.append(say("view-format-copies", lang, most=limit.copies))
    text = " ".join(f"{each[:1].upper()}{each[1:]}." for each in sentences)
    return FaceAbility(limit_title(limit, lang), (FaceClause("", (text,)),))


def _number(limit: CardLimit, system: str, lang: str) -> Iterator[str]:
    if limit.least is None and limit.most is None:
        return
    cards = say("list-of", lang, items=tuple(kind_name(kind, lang) for kind in limit.kinds))
    if limit.where:
        cards = f"{cards} ({', '.join(_value(key, value, system, lang) for key, value in limit.where.items())})"
    bounds = bounds_text(limit.least, limit.most, lang)
    if limit.pile is not None:
        sentence = say("view-format-in-pile", lang, cards=cards, bounds=bounds, pile=field_text(limit.pile, lang))
    else:
        word_id = "view-format-on-figure" if limit.per == "figure" else "view-format-in-army"
        sentence = say(word_id, lang, cards=cards, bounds=bounds)
    if limit.by is not None:
        sentence = say("view-format-by", lang, sentence=sentence, field=field_text(limit.by, lang))
    yield sentence


def _value(field: str, value: object, system: str, lang: str) -> str:
    """A value of a field in the words of its game, if it has any."""
    found = (f"value-{system}-{field}-{value}", f"term-{value}")
    word_id = next((each for each in found if each in ids()), None)
    return str(value) if word_id is None else say(word_id, lang)
