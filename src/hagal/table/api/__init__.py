"""The HTTP API under /api: routes, the shapes of what they take and give, and what can be played."""
