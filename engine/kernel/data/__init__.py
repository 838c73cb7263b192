"""The plain values that everything else in the kernel is made of."""
