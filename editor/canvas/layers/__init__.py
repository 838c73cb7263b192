"""The layers of the canvas: ground, terrain, pieces, markers, highlights, lines, areas."""
