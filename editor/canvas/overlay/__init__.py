"""Things that lie over a board: names of figures, traces of actions, the legend of the overlay."""
