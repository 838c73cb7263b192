"""The library page: browser, filters and details, and all actions on documents."""

from editor.page_api.page_request import (
    ChooseImportFiles,
    ImportFiles,
    MaintainLibrary,
    OpenFile,
    ShowDamage,
    ShowLibrary,
)
from editor.page_api.page_type import PageType

PAGE = PageType(
    "editor.pages.library.opener",
    answers=(ShowLibrary, MaintainLibrary, ShowDamage, ChooseImportFiles, ImportFiles, OpenFile),
    is_preloaded=True,
)
