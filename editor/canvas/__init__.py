"""The canvas: a view that draws a map with what stands on it, for mouse and keyboard; and the same as a table."""
