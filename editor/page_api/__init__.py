"""The contract between pages, services and the window: what a page is, declares, requests and receives."""
