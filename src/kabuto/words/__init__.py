"""The words of the house, one file a language; each room has its own."""
