"""The ability language: what cards and scenarios do, as data that is checked, worded, compiled and run."""
