"""The use of abilities of Battleground, by the case."""
