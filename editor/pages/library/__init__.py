"""The library page: browser, filters and details, and everything that can be done with documents."""
