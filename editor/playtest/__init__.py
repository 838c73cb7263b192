"""A game being played at this screen: its players, the available choices, the log. No Qt."""
