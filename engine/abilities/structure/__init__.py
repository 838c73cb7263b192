"""The structure of definitions: the types of their fields, traversal, the names bound in them."""
