"""Game sessions: from a document to a game being played, without a protocol or a screen."""
