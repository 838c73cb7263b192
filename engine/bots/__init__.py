"""Players that are programs: functions from what a seat sees and is asked to one of its choices."""
