# Rückschau, Aufzeichnung eines Spiels und die Prüfung seiner Ziehungen.

replay-moments = Augenblicke
replay-beginning = Der Anfang: Noch ist nichts geschehen.
replay-where = Runde { $round }, Eintrag { $entry }
replay-where-before = Aufbau, Eintrag { $entry }
replay-now = Die Gegenwart
replay-looking = Du blickst zurück auf Runde { $round }, Eintrag { $entry }.
replay-looking-before = Du blickst zurück auf den Aufbau, Eintrag { $entry }.
replay-looking-bar = Rückschau
replay-through = Mit den Augen von { $name }.
replay-to-present = Zur Gegenwart
replay-news = { $count ->
    [one] Das Spiel geht weiter: 1 neuer Eintrag.
   *[other] Das Spiel geht weiter: { $count } neue Einträge.
}
replay-your-turn = Du bist am Zug.
replay-first = Zum Anfang
replay-back = Einen Augenblick zurück
replay-forward = Einen Augenblick weiter
replay-last = Ans Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-pace = Abspieltempo
replay-slow = langsam
replay-steady = gemächlich
replay-fast = schnell
replay-eyes = Gesehen mit den Augen von
replay-own = mir
replay-watcher = jemandem, der zuschaut
replay-eyes-later = Wenn das Spiel vorbei ist, kannst du mit den Augen aller sehen.
replay-fork = Von hier aus weiterspielen
replay-fork-lead = Öffnet einen neuen Raum, der mit diesem Augenblick beginnt. Dieses Spiel bleibt, wie es ist.
replay-fork-seat = Platz { $number }, { $name }
replay-fork-me = ich
replay-fork-link = jemand über einen Link
replay-fork-bot = Bot: { $name }
replay-fork-go = Den neuen Raum öffnen
replay-record = Das Spiel aufbewahren
replay-record-lead = Eine Aufzeichnung von allem, was gespielt wurde; die Startseite öffnet sie wieder.
replay-download = Als Datei sichern
replay-copy = Aufzeichnung kopieren
replay-no-copy = Dieser Browser lässt die Seite nichts kopieren. Sichere die Aufzeichnung stattdessen als Datei.
replay-luck = Das Glück
replay-promise = Vor der ersten Ziehung hat der Tisch ein Geheimnis festgelegt, aus dem all sein Glück folgt, und es mit diesem Fingerabdruck versprochen. Wenn das Spiel vorbei ist, wird das Geheimnis gezeigt, und du kannst hier prüfen, dass keine Ziehung verändert wurde.
replay-fingerprint = Fingerabdruck
replay-secret = Geheimnis
replay-check = Das Glück prüfen
replay-good = { $count ->
    [0] Das Versprechen vom Anfang stimmt. In diesem Raum wurde nichts gezogen.
   *[other] Das Versprechen vom Anfang stimmt; alle { $count } Ziehungen folgen daraus.
}
replay-copied = Die ersten { $count } Einträge wurden in einem anderen Raum gespielt; ihr Glück gehört nicht zu diesem.
replay-other-promise = Das ist nicht das Versprechen vom Anfang: Der Fingerabdruck ist ein anderer.
replay-broken-promise = Das Geheimnis ist nicht das versprochene: Sein Fingerabdruck ist ein anderer.
replay-unseen = Eintrag { $number }: Was am Tisch gezogen wurde und wovon das Glück Rechenschaft gibt, sind nicht dieselben Ziehungen.
replay-retold = Eintrag { $number }: Am Tisch war es „{ $seen }“, aber das Glück gibt Rechenschaft von „{ $drawn }“.
replay-not-drawn = Eintrag { $number } sagt „{ $drawn }“, aber aus dem Geheimnis folgt „{ $due }“.
replay-all-draws = Jede Ziehung und was hätte kommen können
replay-draw = Eintrag { $number }: { $drawn }
replay-draw-from = gezogen aus { $possible }
