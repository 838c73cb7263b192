"""The canvas: draws any hex map with what stands on it, lets people point at it, and tells the same in a table."""
