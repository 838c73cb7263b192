"""Tools of the canvas, which handle drags and keys. They know no Qt."""
