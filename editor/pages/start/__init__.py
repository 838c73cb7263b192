"""The start page: first game, sample games, saved games, recent documents."""

from editor.pages.page_type import PageType

PAGE = PageType()
