"""What runs in the process of the app beside it: somebody who plays, and somebody who watches how it keeps up."""
