"""The folder in which file dialogs start: the documents folder of the system, else the home folder."""

from PySide6.QtCore import QFileInfo, QStandardPaths

Location = QStandardPaths.StandardLocation


def default_folder() -> str:
    """An existing folder; a dialog would take the name of a missing one for a file name."""
    documents = QStandardPaths.writableLocation(Location.DocumentsLocation)
    return documents if QFileInfo(documents).isDir() else QStandardPaths.writableLocation(Location.HomeLocation)
