"""How much memory something takes while it runs."""

import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def taking_at_most(size: int) -> Iterator[None]:
    """What is made inside is never larger than so many bytes, all of it together."""
    tracemalloc.start()
    try:
        yield
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most <= size, f"{most:,} bytes, more than {size:,}"
