"""Makes packs from documents of a library."""
