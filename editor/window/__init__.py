"""The main window, its commands, and what an app around it needs: language, signals, logged faults."""
