"""The contract between pages, services and the window: what a page is, declares, asks for and is given."""
