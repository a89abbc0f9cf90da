# Was die Befehle sagen und ablehnen.

cli-failed = paddlewheel: { $problem }
cli-failed-resumable = { $problem }; { $hint }
cli-stopped = angehalten
cli-resume = was fertig wurde, steht in { $path }, und so geht es von dort weiter: { $command }
cli-in-file = { $file }: { $problem }
cli-unreadable = { $file } lässt sich nicht lesen: { $reason }
cli-not-a-text-file = { $file } ist keine Textdatei
cli-unwritable = { $file } lässt sich nicht schreiben: { $reason }

## Fortschritt

cli-compiling = das Programm wird übersetzt, einmalig
cli-compiled = das Programm ist übersetzt
cli-games = Spiele
cli-copying = kopiert
cli-verifying = prüft Räume

## Spielen und Nachspielen

cli-bad-humans = { $seats } können spielen, also geht --humans von 0 bis { $seats }, nicht { $humans }
cli-replays = { $file }: { $actions } Aktionen verlaufen wie aufgezeichnet; Plätze { $places }
cli-replays-with-luck = { $file }: { $actions } Aktionen verlaufen wie aufgezeichnet; Plätze { $places }, und { $luck }
cli-draws-checked = alle { $count } Ziehungen folgen aus dem Geheimnis des Raums
cli-no-draw-checked = keine Ziehung ließ sich prüfen
cli-draws-unchecked = { $checked }; { $count } weitere kamen von anderswo und lassen sich nicht prüfen

## Regeln

cli-one-edition = --differ vergleicht Ausgaben von { $game }; { $other } hat nur eine
cli-two-editions = --differ braucht zwei Ausgaben wie classic-1997,2019; { $given } nennt { $count }
cli-bad-players = die Zahl der Spieler ist eine Zahl, oder mehrere wie 2,4; { $given } ist keine

## Der Server und seine Datenbank

cli-no-data-folder = der Ordner { $folder } lässt sich nicht anlegen ({ $reason }); nenne eine Datei mit --database sqlite:///rooms.db
cli-page-not-built = die Seite ist noch nicht gebaut; `make setup` baut sie. `paddlewheel play` braucht keine
cli-runs-already = Paddlewheel läuft schon: { $address }
cli-serving = Paddlewheel ist unter { $address } (Strg-C beendet es)
cli-bad-log-level = --log ist eines von { LIST($levels) }, nicht { $given }
cli-bad-limits = --workers, --bot-seconds und --rate sind Zahlen über 0 (eine Rate von 0 ist unbegrenzt)
cli-bad-days = { $option } ist eine Zahl von 0 bis 36500, nicht { $given }
cli-backed-up = { $file } hat { $size } Bytes
cli-restored = wiederhergestellt
cli-replaced = was vorher da war, ist jetzt { $file }
cli-all-sound = { $rooms } Räume, { $entries } Einträge: alle unversehrt
cli-some-damaged = { $rooms } Räume, { $entries } Einträge: { $damaged } beschädigt
cli-deleted = { $rooms } gelöscht
cli-rooms-deleted = { $rooms } Räume gelöscht
cli-would-be-deleted = { $rooms } Räume würden gelöscht
cli-no-rooms = es gibt keinen Raum { LIST($names) }
