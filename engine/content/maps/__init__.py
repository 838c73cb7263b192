"""The two sorts of map: hex sheets and area drawings."""
