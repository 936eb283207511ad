"""A match at a table on a server: the same screens, driven from afar."""
