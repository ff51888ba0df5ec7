# What only the terminal says.

text-era = Era { $era } of { $eras }, round { $round }
text-turn-order = Turn order
text-points = Points
text-food = Food
text-bushido = Bushido
text-supply = Samurai in supply
text-castles = Castles left
text-tokens = Order tokens behind the screen
text-cards = Destiny cards
text-dojo = Dojo
text-trained = Elites/archers/generals trained
text-hand = Destiny cards in hand
text-behind = Tokens behind the screen
text-majority = Most provinces { $most }, second most { $second }
text-influence = Influence
text-destiny = Destiny cards played: { $count }
text-agenda = Agenda
