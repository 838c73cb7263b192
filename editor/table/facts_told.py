"""A sheet in a few lines of text, for a tip or for those who hear the screen."""

from editor.board.panel import Sheet
from editor.table.brief_rows import brief_in_words

MOST_FACTS = 6


def sheet_in_words(sheet: Sheet) -> str:
    """What it is called and the first of its facts, each on a line of its own."""
    names = (part for part in (sheet.title, sheet.subtitle) if part)
    facts = (": ".join(filter(None, (fact.name, fact.text))) for fact in sheet.facts[:MOST_FACTS])
    return "\n".join((" – ".join(names), *facts, *map(brief_in_words, sheet.briefs)))
