"""The game at a terminal: a full-screen table, and the same game line by line."""
