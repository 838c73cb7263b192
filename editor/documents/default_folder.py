"""The folder where a person keeps documents: the one that the system has for them, else the home folder."""

from PySide6.QtCore import QFileInfo, QStandardPaths

Location = QStandardPaths.StandardLocation


def default_folder() -> str:
    """A folder that is there: of one that is not, a dialog would take the name for that of a file."""
    documents = QStandardPaths.writableLocation(Location.DocumentsLocation)
    return documents if QFileInfo(documents).isDir() else QStandardPaths.writableLocation(Location.HomeLocation)
