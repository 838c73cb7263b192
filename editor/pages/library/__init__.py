"""The library page: browser, filters and details, and all actions on documents."""

from editor.page_api.page_request import (
    ChooseImportFiles,
    ImportFiles,
    MaintainLibrary,
    OpenBrokenFile,
    OpenFile,
    OpenLibraryEntry,
    ShowDamage,
    ShowLibrary,
)
from editor.page_api.page_type import PageType

PAGE = PageType(
    "editor.pages.library.opener",
    answers=(
        ShowLibrary,
        MaintainLibrary,
        ShowDamage,
        ChooseImportFiles,
        ImportFiles,
        OpenFile,
        OpenLibraryEntry,
        OpenBrokenFile,
    ),
    is_preloaded=True,
)
