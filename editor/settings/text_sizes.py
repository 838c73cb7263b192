"""The available text sizes, in per cent."""

NORMAL = 100
SIZES = (100, 110, 125, 150, 175, 200)


def larger(size: int) -> int:
    """The next size up; the largest stays."""
    return next((step for step in SIZES if step > size), size)


def smaller(size: int) -> int:
    """The next size down; the smallest stays."""
    return next((step for step in reversed(SIZES) if step < size), size)
