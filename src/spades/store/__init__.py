"""Matches at rest: the journal of a match played at this computer."""
