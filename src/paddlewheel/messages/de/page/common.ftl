# Texte der ganzen Seite.

common-title = Paddlewheel
common-home = Zum Anfang
common-close = Schließen
common-cancel = Abbrechen
common-copy = Kopieren
common-copied = Kopiert
common-no-answer = Der Server antwortet nicht. Vielleicht ist er gleich wieder da.
common-titled = { $title } – Paddlewheel
