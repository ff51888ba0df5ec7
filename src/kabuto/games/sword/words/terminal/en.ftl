# What only the terminal says.

text-role = Role
text-character = Character
text-resilience = Resilience
text-honor = Honor
text-cards = Cards
text-difficulty = Difficulty
text-in-play = In play
text-harmless = Harmless
text-resolving = Being played
text-hand = Hand of { $seat }
text-known = What you know of the hand of { $seat }
