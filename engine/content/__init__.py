"""The documents that authors make: maps, cards, armies, scenarios and games as strict, frozen models."""
