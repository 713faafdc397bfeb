"""The pages of the sidebar but the evening: evenings, players, ranking, settings."""
