"""Slugs, the ids that authors choose, as readable text where there is no name."""


def slug_words(slug: str) -> str:
    """The words of a slug, as they were written."""
    return slug.replace("-", " ")


def slug_text(slug: str) -> str:
    """The words of a slug, beginning with a capital letter."""
    words = slug_words(slug)
    return words[:1].upper() + words[1:]
