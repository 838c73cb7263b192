"""Fuzzy matching: how well a few letters fit a text in their order, best at the starts of words."""

from engine.words.letter_fold import fold

WORD_START = 4
NEXT_TO_LAST = 5
FOUND = 1
SKIPPED = 0.05


def match_score(query: str, text: str) -> float | None:
    """Score of a fuzzy match, higher is better; None for no match."""
    letters, folded = fold(query).replace(" ", ""), fold(text)
    best: list[tuple[int, float]] = [(-1, 0.0)]
    for letter in letters:
        best = [
            found for place, each in enumerate(folded) if each == letter and (found := _ending(place, best, folded))
        ]
        if not best:
            return None
    return max(worth for _, worth in best) - SKIPPED * len(folded)


def _ending(place: int, best: list[tuple[int, float]], text: str) -> tuple[int, float] | None:
    """The best score for taking the letter at a position after one of the previous matches."""
    starts_word = place == 0 or not text[place - 1].isalnum()
    own = FOUND + WORD_START * starts_word
    ways = [worth + own + NEXT_TO_LAST * (place == last + 1 and last >= 0) for last, worth in best if last < place]
    return (place, max(ways)) if ways else None
