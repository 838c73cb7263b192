"""The canvas: draws a board for mouse and keyboard; the map table shows its content as text."""
