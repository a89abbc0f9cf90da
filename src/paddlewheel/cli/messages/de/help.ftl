# Was --help zeigt, und was zu einer Befehlszeile gesagt wird, die sich nicht lesen lässt.

cli-help-call = Aufruf:
cli-help-some-options = [OPTIONEN]
cli-help-some-command = BEFEHL [ARGUMENTE]...
cli-help-heading-arguments = Argumente
cli-help-heading-options = Optionen
cli-help-heading-commands = Befehle
cli-help-language = --language TEXT  hat jeder Befehl: die Sprache, wie in de; sonst die der Umgebung (LC_ALL, LANG).
cli-help-show = Zeigt diese Hilfe.
cli-help-default = Vorgabe: { $value }
cli-help-variable = Umgebungsvariable: { $name }
cli-help-required = nötig
cli-help-kind-text = Text
cli-help-kind-number = Zahl
cli-help-kind-file = Datei

## Befehle

cli-help-command-paddlewheel =
    Mississippi Queen und Riverboat: spielen, simulieren, Regeln nachschlagen.

    Ohne Befehl: im Browser spielen. Nur dafür sind die Optionen hier.
cli-help-command-play =
    Im Terminal gegen Bots spielen.

    Beispiel: paddlewheel play riverboat --players 3 ; paddlewheel play --edition 2019 --players 4
cli-help-command-replay =
    Ein gespeichertes Spiel nachspielen oder mit --check prüfen (Rückgabewert 1, wenn es nicht stimmt, 3, wenn sich keine Ziehung eines Raums prüfen ließ).

    Beispiel: paddlewheel replay race.json --check
cli-help-command-rules =
    Regeln und Ratschläge nach Kennung oder Wörtern nachschlagen, oder zwei Ausgaben vergleichen.

    Beispiel: paddlewheel rules MQ-PUSH-6 ; paddlewheel rules tips ; paddlewheel rules --differ classic-1997,2019
cli-help-command-perft =
    Die verschiedenen Ausgänge des Zuges in einer Stellung zählen, und wie lange das dauert.

    Beispiel: paddlewheel perft --game riverboat --players 3 --seed 3
cli-help-command-compile =
    Das Programm einmal in den Cache übersetzen; spätere Starts finden es dort. PADDLEWHEEL_CACHE nennt einen anderen Ordner.

    Beispiel: paddlewheel compile
cli-help-command-simulate =
    Viele Spiele zwischen Bots spielen und sagen, was dabei herauskam.

    deckhand spielt zufällig: Miss einen Bot auch an mate und pilot.

    Beispiel: paddlewheel simulate riverboat --players 4 --bots pilot,pilot,mate,mate --games 200 --json
cli-help-command-compare =
    Ist ein Bot besser als ein anderer? Spielt, bis es feststeht (Rückgabewert 1, wenn er sich nicht als besser erweist).

    Beispiel: paddlewheel compare pilot mate --game riverboat --players 2
cli-help-command-ladder =
    Jeder Bot gegen jeden anderen: Elo mit Intervallen.

    Beispiel: paddlewheel ladder riverboat --players 2,4 --games 100 --html ladder.html
cli-help-command-study =
    Für Spieleautoren: jede Kombination von Vorgaben und geänderten Zahlen spielen und sagen, welche Unterschiede echt sind.

    Beispiel: paddlewheel study --edition 2019-advanced --vary river_length=12..18 --vary passengers_per_dock=1,2
cli-help-command-serve =
    Räume für Browser und Programme bereitstellen. Das Protokoll sind JSON-Zeilen auf stderr.

    Beispiel: paddlewheel serve --database postgresql://me@localhost/paddlewheel --host 0.0.0.0
cli-help-command-backup =
    Die Datenbank kopieren, während ein Server weiterspielt; was vorher bestätigt war, ist in der Kopie.

    Beispiel: paddlewheel backup rooms-monday.db
cli-help-command-restore =
    Eine Sicherung an die Stelle der Datenbank setzen, während kein Server läuft. Die bisherige Datei bleibt daneben liegen.

    Beispiel: paddlewheel restore rooms-monday.db
cli-help-command-verify =
    Alles in einer Datenbank mit seinen Hashes und Prüfsummen vergleichen; Rückgabewert 1, wenn etwas beschädigt ist.

    Beispiel: paddlewheel verify --database sqlite:///rooms.db
cli-help-command-rooms = Die Räume in einer Datenbank: auflisten, einzelne löschen, oder die, in denen niemand mehr spielt.
cli-help-command-rooms-list =
    Die neuesten Räume, öffentlich oder nicht: wann sie eröffnet und zuletzt bespielt wurden, und von wem.

    Beispiel: paddlewheel rooms list --count 10
cli-help-command-rooms-delete =
    Räume mit allem löschen, was zu ihnen gehört. Wer in einem ist, erfährt es.

    Beispiel: paddlewheel rooms delete 4f1c22aa90b3
cli-help-command-rooms-expire =
    Die Räume löschen, in denen so viele Tage lang nichts gespielt wurde.

    Beispiel: paddlewheel rooms expire --days 90

## Optionen mehrerer Befehle

cli-help-option-edition = Von Mississippi Queen: intro-1997, classic-1997, black-rose-1998, 2019 oder 2019-advanced; Riverboat hat eine.
cli-help-option-players = Wie viele Spieler.
cli-help-option-variants = Wie black_rose,river_length=15,b_tiles=B1+B2,teams=2-2; oder Zahlen, die sich ändern sollen, wie workers=10,coins=30.
cli-help-option-seed = Legt alles Glück fest; ohne Angabe ist jedes Spiel ein anderes.
cli-help-option-json = Eine Zeile JSON auf stdout.

## Spielen und Nachspielen

cli-help-option-play-game = mississippi-queen oder riverboat.
cli-help-option-humans = Wie viele Menschen sich dieses Terminal teilen.
cli-help-option-bot = Wer auf den anderen Plätzen sitzt: mate, wenn das Spiel ihn hat.
cli-help-option-play-load = Ein gespeichertes Spiel fortsetzen.
cli-help-option-saved-game = Ein gespeichertes Spiel.
cli-help-option-check = Nur prüfen, ob die Aufzeichnung zu ihrem Ergebnis führt.

## Regeln und Stellungen

cli-help-option-clause = Die Kennung einer Regel, ein Kapitel, oder Wörter zum Suchen.
cli-help-option-rules-game = mississippi-queen oder riverboat; ohne Angabe beide. Eine Kennung nennt ihr Spiel selbst.
cli-help-option-differ = Zwei Ausgaben von Mississippi Queen: alles, worin sie sich unterscheiden, nebeneinander.
cli-help-option-position = Eine Stellung in einer Zeile; ohne Angabe der erste Zug.
cli-help-option-perft-game = Zu welchem Spiel der erste Zug oder die Stellung gehört.

## Das Labor

cli-help-option-run-seed = Legt alles Glück fest: Dieselbe Startzahl gibt dieselben Spiele.
cli-help-option-run-workers = Threads oder Prozesse; ohne Angabe alle Kerne.
cli-help-option-ray = Die Adresse eines Ray-Clusters, oder local, um hier einen zu starten.
cli-help-option-load = Eine Python-Datei, die einen eigenen Bot anmeldet.
cli-help-option-keep = Fertige Spiele hier festhalten, und von ihnen aus weitermachen.
cli-help-option-html = Eine Seite mit Bildern hierhin schreiben.
cli-help-option-bots = Ein Bot für alle, oder für jeden einer, durch Kommas getrennt.
cli-help-option-games = Wie viele Spiele.
cli-help-option-challenger = Der Bot, der besser sein soll ...
cli-help-option-champion = ... als dieser; bei mehr als zwei Spielern sitzt er allein.
cli-help-option-which-game = Welches Spiel.
cli-help-option-most = Nach so vielen Spielen aufgeben.
cli-help-option-ladder-players = Wie viele Spieler; mehrere Zahlen geben mehrere Ranglisten.
cli-help-option-ladder-bots = Der schwächste zuerst, durch Kommas getrennt; ohne Angabe alle.
cli-help-option-ladder-games = Spiele je Paar.
cli-help-option-study-edition = Eine Ausgabe, oder mehrere durch Kommas getrennt.
cli-help-option-study-players = Wie viele Spieler, oder mehrere Zahlen.
cli-help-option-vary = Eine Variante oder Zahl, und ihre Werte: river_length=12..18, coins=20,25.
cli-help-option-study-games = Spiele jeder Kombination.

## Der Server und seine Datenbank

cli-help-option-host = Die Adresse; 0.0.0.0 für das ganze Netz.
cli-help-option-browser-port = Ohne Angabe 8000, oder ein anderer, der frei ist.
cli-help-option-browser-database = Wie bei serve.
cli-help-option-no-open = Nur die Adresse nennen, keinen Browser öffnen.
cli-help-option-database = sqlite:///rooms.db oder postgresql://user@host/name; ohne Angabe eine eigene Datei.
cli-help-option-port = 0 nimmt einen, der frei ist.
cli-help-option-workers = Prozesse, in denen Bots nachdenken; 0 ist einer weniger als Kerne da sind.
cli-help-option-bot-seconds = So lange denkt ein Bot höchstens über eine Entscheidung nach.
cli-help-option-rate = Anfragen je Sekunde und Adresse; 0 ist unbegrenzt.
cli-help-option-root-path = Ein Proxy stellt den Server unter diesem Pfad bereit, wie /games.
cli-help-option-trusted-proxies = Adressen oder Netze, durch Kommas getrennt, deren X-Forwarded-For geglaubt wird.
cli-help-option-keep-days = Tage ohne Eintrag, bis ein Raum gelöscht wird; 0 behält alle.
cli-help-option-read-only = Spiele zeigen und nichts Neues speichern.
cli-help-option-log = Wie viel protokolliert wird: debug, info, warning, error.
cli-help-option-backup-target = Eine Datei, die es noch nicht gibt.
cli-help-option-backup-file = Eine Datei, die `paddlewheel backup` geschrieben hat.
cli-help-option-room-count = Wie viele, die neuesten zuerst.
cli-help-option-room-names = Wie `paddlewheel rooms list` sie nennt.
cli-help-option-days = Tage ohne Eintrag, nach denen ein Raum gelöscht wird.
cli-help-option-dry-run = Nur sagen, wie viele es sind.

## Befehlszeilen, die sich nicht lesen lassen

cli-usage-try-help = `{ $command }` zeigt die Hilfe.
cli-usage-error = Fehler: { $problem }
cli-usage-aborted = Abgebrochen.
cli-usage-other = { $problem }
cli-usage-missing-command = Es fehlt ein Befehl.
cli-usage-missing-argument = Es fehlt das Argument { $name }.
cli-usage-missing-option = Es fehlt die Option { $name }.
cli-usage-no-such-command = Diesen Befehl gibt es nicht: { $name }
cli-usage-no-such-command-near = Diesen Befehl gibt es nicht: { $name } (es gibt { LIST($near, "and") })
cli-usage-no-such-option = Diese Option gibt es nicht: { $name }
cli-usage-no-such-option-near = Diese Option gibt es nicht: { $name } (es gibt { LIST($near, "and") })
cli-usage-too-many = Damit lässt sich nichts anfangen: { $given }
cli-usage-no-value = Die Option { $name } braucht einen Wert.
cli-usage-needless-value = Die Option { $name } hat keinen Wert.
cli-usage-not-an-integer = Der Wert von { $name } muss eine ganze Zahl sein.
cli-usage-not-a-number = Der Wert von { $name } muss eine Zahl sein.
cli-usage-bad-value = Der Wert von { $name } geht nicht: { $reason }
