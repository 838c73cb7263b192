"""Documents that are being edited: with undo, a mark that they are edited, saving, and recovery after a crash."""
