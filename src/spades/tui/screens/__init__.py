"""The screens: start, table, and what lies over them for a moment."""
