"""Dialogs that import packs and files into the library and export packs."""
