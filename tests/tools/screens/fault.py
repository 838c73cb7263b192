"""The dialog that tells of a fault."""

from PySide6.QtWidgets import QWidget

from editor.shell.dialogs.fault_dialog import FaultDialog
from editor.shell.main_window import MainWindow


def show(window: MainWindow) -> QWidget:
    dialog = FaultDialog(window)
    dialog.add(
        'Traceback (most recent call last):\n  File "x.py", line 1, in broken\nArithmeticError: the sum is wrong'
    )
    dialog.open()
    return dialog
