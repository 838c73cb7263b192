"""The look of the app: palettes that are the same on every platform, text size, icons, colours of seats."""
