"""The pack format: a strict ZIP container, manifest, names of entries, signatures, limits."""
