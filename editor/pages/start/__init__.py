"""The start page: first game, sample games, saved games, recent documents."""

from editor.page_api.page_type import PageType

PAGE = PageType("editor.pages.start.page", is_home=True)
