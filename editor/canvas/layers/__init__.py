"""The layers of the canvas, each drawn by itself: ground, terrain, pieces, markers, highlights, lines, areas."""
