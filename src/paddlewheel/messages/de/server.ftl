# Ein Server, der nicht starten kann.

server-port-taken = Port { $port } auf { $host } hat schon ein anderes Programm; wähle mit --port einen anderen, oder 0 für irgendeinen freien
server-port-reserved = Port { $port } ist nicht für alle da; wähle mit --port einen über 1023
server-not-a-port = ein Port ist eine Zahl von 0 bis 65535, nicht { $port }
server-not-an-address = { $host } ist keine Adresse dieses Rechners ({ $reason }); versuch es mit --host 127.0.0.1

## Seiten, die der Server selbst schreibt

server-page-rooms = Räume
server-page-no-room = Kein Raum ist öffentlich. Wer einen eröffnet, entscheidet darüber.
server-page-opened = Eröffnet (UTC)
server-page-game = Spiel
server-page-edition = Ausgabe
server-page-players = Spieler
server-page-entries = Einträge
server-page-play = Im Browser spielen
server-page-for-programs = Ein Programm eröffnet einen Raum mit { $request } und spielt mit seinen Links.
server-page-requests = Die Anfragen
server-page-not-built = Die Seite ist nicht gebaut
server-page-nothing-here = Hier liegt nichts
server-page-address-leads-nowhere = Diese Adresse führt nirgendwohin. In einem Link zu einem Tisch steht ein #: Ist er ganz kopiert?
server-page-to-the-start = Zur Startseite
server-page-how-to-build = { $command } baut die Seite, auf der gespielt wird.
