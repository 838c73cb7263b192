"""Parts of bars: key caps, the bar of a page, numbers of rules."""
