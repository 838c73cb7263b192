"""The kinds of document that every game system has, one module each with its `KIND`; found by scanning."""
