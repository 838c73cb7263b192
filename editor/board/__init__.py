"""What a table of play looks like, as data: no Qt, no rules. Games fill it in, the canvas and the lists show it."""
