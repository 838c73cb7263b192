"""The documents of Battleground as authors write them: their models, printed values and playability."""
