"""Where a person keeps documents: the folder that the system has for them, the home folder where there is none."""

from PySide6.QtCore import QFileInfo, QStandardPaths

Location = QStandardPaths.StandardLocation


def usual_folder() -> str:
    """A folder that is there: of one that is not, a dialog would take the name for that of a file."""
    documents = QStandardPaths.writableLocation(Location.DocumentsLocation)
    return documents if QFileInfo(documents).isDir() else QStandardPaths.writableLocation(Location.HomeLocation)
