"""What authors make: maps, cards, armies, scenarios and games, as frozen models, read strictly and written exactly."""
