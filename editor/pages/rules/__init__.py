"""The rule reference: searches and shows the numbered rules of each game."""

from editor.pages.page_request import ShowRule, ShowRules
from editor.pages.page_type import PageType

PAGE = PageType("editor.pages.rules.open_rules", answers=(ShowRules, ShowRule))
