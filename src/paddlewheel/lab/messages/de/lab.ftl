# Das Labor: was es nicht ausführen kann.

lab-bad-games = ein Lauf hat mindestens 1 Spiel, nicht { $games }
lab-bad-block = ein Block hat ein Spiel für jeden Platz, also mindestens { $least } Spiele, nicht { $games }
lab-wrong-bots = nenne einen Bot, oder einen für jeden der { $players } Spieler; genannt sind { $found }
lab-bad-ladder = eine Rangliste hat zwei oder mehr verschiedene Bots
lab-bad-ladder-players = eine Rangliste nennt jede Spielerzahl einmal, wie in 2,4
lab-bad-study = eine Studie spielt mindestens { $least } Spiele jeder Kombination, nicht { $games }
lab-axis-twice = { $name } steht zweimal da; nenne alle Werte auf einmal, wie in { $name }=1,2
lab-value-twice = { $name } hat denselben Wert zweimal
lab-too-many-cells = das macht { $found } Kombinationen; eine Studie hat höchstens { $most }
lab-nothing-to-vary = { $given } sagt nicht, was sich ändern soll; schreib es wie river_length=12..18 oder passengers_per_dock=1,2
lab-not-a-range = { $given } ist kein Bereich; er geht aufwärts, wie 12..18 oder 12..18:2
lab-time-budget = { $bot }: das Labor zählt Durchgänge, wie in { $name }:400, damit sich ein Lauf wiederholen lässt
lab-bad-workers = mindestens 1 Prozess macht die Arbeit, nicht { $found }
lab-not-a-players-turn = perft zählt die Ausgänge des Zuges eines Spielers; hier entscheidet keiner

## Bots

lab-illegal-action = { $bot } wählte in Spiel { $game } eine Aktion, die nicht erlaubt ist: { $action }
lab-no-action = { $bot } wählte in Spiel { $game } nichts
lab-bot-failed = { $bot } ist in Spiel { $game } gescheitert: { $reason }
lab-plugin-failed = { $file } lässt sich nicht laden: { $reason }
lab-plugin-unreadable = { $file } lässt sich nicht laden: { $reason }; nenne eine Python-Datei, die einen Bot anmeldet

## Prozesse und Dateien

lab-no-cache-folder = in keinen Cache-Ordner lässt sich schreiben: Setze PADDLEWHEEL_CACHE auf einen, in dem es geht
lab-not-compiled = { $game } ließ sich nicht übersetzen: { $complaint }
lab-worker-died = ein Prozess starb (beendet, oder ohne Speicher), und sein Nachfolger auch
lab-no-cluster = unter { $address } ist kein Ray-Cluster zu erreichen ({ $reason }); nenne die Adresse eines laufenden, oder local, um hier einen zu starten
lab-cluster-lost-worker = der Ray-Cluster verlor einen Prozess und auch dessen Nachfolger ({ $reason })
lab-other-version = { $host } hat ein anderes Paddlewheel; jeder Rechner des Clusters braucht dasselbe
lab-no-ray = ein Ray-Cluster braucht das Extra ray: pip install 'paddlewheel[ray]'
lab-cannot-keep = fertige Spiele lassen sich nicht in { $file } festhalten: { $reason }
lab-not-a-run = { $file } ist kein festgehaltener Lauf; nenne eine neue Datei
lab-other-run = { $file } enthält einen anderen Lauf: { $name } ist { $found }, nicht { $wanted }; wiederhole den Befehl, der die Datei gemacht hat, oder nenne eine neue Datei
lab-not-a-result = { $file }, Zeile { $line }: Das ist kein Ergebnis eines Auftrags
lab-not-json = { $file }, Zeile { $line }: Das ist kein JSON; die Datei ist beschädigt
