"""Movement on a hex sheet: reach, paths and their costs, leaps, pushes and approaches."""
