"""A table for four samurai board games, played in a browser."""

__version__ = "0.1.0"
