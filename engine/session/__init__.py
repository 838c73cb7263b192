"""Game sessions: from a document to a game being played, independent of protocol and user interface."""
