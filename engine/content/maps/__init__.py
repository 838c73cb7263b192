"""The two sorts of map: sheets of hexes and drawings of areas."""
