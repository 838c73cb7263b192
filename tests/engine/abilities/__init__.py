"""The ability language: how abilities are written, checked, shown, worded and run."""
