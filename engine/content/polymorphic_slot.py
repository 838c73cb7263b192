"""A slot in a document whose type depends on its value."""

from __future__ import annotations

from typing import Any


class PolymorphicSlot:
    """An annotation for fields whose type depends on the value itself."""

    def expected(self, value: Any) -> Any:
        """The type that fits this value; None if it cannot be determined."""
        raise NotImplementedError

    def read(self, value: Any) -> Any:
        """The value, parsed by its type."""
        raise NotImplementedError

    def keys_of_object(self) -> tuple[str, ...]:
        """The keys that an object may have there, as an alternative to a plain value."""
        return ()
