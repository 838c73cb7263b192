"""How the app looks: palettes of our own, the same on every platform, the size of text, icons, colours of sides."""
