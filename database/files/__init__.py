"""Files of the user: atomic writing, fingerprints, journals and recovery of unsaved work."""
