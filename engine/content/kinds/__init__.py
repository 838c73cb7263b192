"""One file for each kind of document that every game system has; each names its `KIND`."""
