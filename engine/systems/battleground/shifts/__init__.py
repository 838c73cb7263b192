"""BG-SHIFT: movement by abilities: towards, charge, teleport, jump, push, pull, swap."""
