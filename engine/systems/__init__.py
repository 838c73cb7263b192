"""The games that ship: a package each, with its `GameSystem` in the module `system`."""
