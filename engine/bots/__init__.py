"""Computer players: functions from the view and the decision of a seat to one of its choices."""
