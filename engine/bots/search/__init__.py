"""Looking ahead: imagined games in which the choices of a seat are played on, and what they come to."""
