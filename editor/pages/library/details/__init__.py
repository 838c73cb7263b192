"""The details pane of the browser: picture, actions, facts and users of what is chosen."""
