"""Open documents: undo, the edited mark, saving, and the recovery of unsaved work after a crash. No widgets."""
