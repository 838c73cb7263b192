"""Qt's own texts, such as those of standard buttons, in the language of the app."""

import logging

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

log = logging.getLogger(__name__)

NAME = "qt-words"


def translate_qt(app: QApplication, lang: str) -> None:
    """Switch the language of Qt's own texts and numbers."""
    for old in app.findChildren(QTranslator, NAME):
        app.removeTranslator(old)
        old.deleteLater()
    locale = QLocale(lang)
    QLocale.setDefault(locale)
    translator = QTranslator(app)
    translator.setObjectName(NAME)
    if translator.load(locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(translator)
    else:
        log.warning("Qt has no texts of its own in %s", lang)
