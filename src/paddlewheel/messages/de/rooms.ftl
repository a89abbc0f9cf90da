# Ereignisse einer Partie am Server.

room-event-sealed = Eine Entscheidung ist gefallen; sie wird später gezeigt.
room-event-taken-back = Zurückgenommen.
