# How the bots play.

bot-manner-deckhand = plays any legal action at random
bot-manner-mate = takes the best-looking outcome of the turn and thinks no further
bot-manner-pilot = reckons how every outcome of the turn would go on, and takes the one that gets there first
bot-manner-captain = plays its best turns through in its head: what the others will do, and what it can do then
bot-manner-commodore = weighs hundreds of ways the next turns may go, each player wanting the best for itself
bot-manner-admiral = plays by what a network has learnt in millions of games against itself; with other rules than it has learnt, as the commodore
