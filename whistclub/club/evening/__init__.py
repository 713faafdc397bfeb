"""An evening being played: rounds, arrivals and departures, whist drive, clock, overview."""
