"""The pages of the sidebar except "Tonight": evenings, players, ranking, settings."""
