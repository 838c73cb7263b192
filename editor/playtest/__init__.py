"""A game being played at this screen: its players, the choices on offer, the log. No Qt."""
