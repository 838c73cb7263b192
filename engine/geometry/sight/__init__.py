"""Line of sight and cover on a hex sheet: the definitions, and fields of sight computed with bit sets."""
