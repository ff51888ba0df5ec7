"""The web: routes, live updates and the JSON API. Only the command line imports it."""
