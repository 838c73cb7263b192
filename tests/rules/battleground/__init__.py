"""The rules of Battleground, chapter by chapter; BG numbers are those of the rule index."""
