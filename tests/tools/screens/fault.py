"""The dialog that tells of a fault."""

from PySide6.QtWidgets import QWidget

from editor.shell.dialogs.error_report_dialog import ErrorReportDialog
from editor.shell.main_window import MainWindow


def show(window: MainWindow) -> QWidget:
    dialog = ErrorReportDialog(window)
    dialog.add(
        'Traceback (most recent call last):\n  File "x.py", line 1, in broken\nArithmeticError: the sum is wrong'
    )
    dialog.open()
    return dialog
