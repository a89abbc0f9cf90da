# Wie die Bots spielen.

bot-manner-deckhand = spielt irgendeine erlaubte Aktion, rein zufällig
bot-manner-mate = nimmt, was in diesem Zug am besten aussieht, und denkt nicht weiter
bot-manner-pilot = schätzt, wie es nach jedem möglichen Zug weitergeht, und nimmt den, der am schnellsten ans Ziel führt
bot-manner-captain = spielt seine besten Züge im Kopf durch: was die anderen tun werden und was es dann tun kann
bot-manner-commodore = wägt Hunderte Verläufe der nächsten Züge ab, in denen jeder das Beste für sich will
bot-manner-admiral = spielt nach dem, was ein Netz in Millionen Spielen gegen sich selbst gelernt hat; mit anderen Regeln wie der Kommodore
