"""The contract of every system of rules, checked by random play."""
