"""The game kernel: state, steps, events, decisions and chance, for any system of rules."""
