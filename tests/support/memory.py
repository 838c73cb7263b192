"""Measures the memory that an operation takes while it runs."""

import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def taking_at_most(size: int) -> Iterator[None]:
    """Fails if the objects made in its body together ever take more than so many bytes."""
    tracemalloc.start()
    try:
        yield
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most <= size, f"{most:,} bytes, more than {size:,}"
