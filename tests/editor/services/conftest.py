"""The fixtures of the library page: a window with an open library."""

from tests.editor.pages.library.conftest import opened, show

__all__ = ("opened", "show")
