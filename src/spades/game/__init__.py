"""One match as a fold of events: actions, judgement, states, views, records."""
