"""The rule reference: searches and shows the numbered rules of each game."""

from editor.page_api.page_request import ShowRule, ShowRules
from editor.page_api.page_type import PageType

PAGE = PageType("editor.pages.rules.open_rules", answers=(ShowRules, ShowRule))
