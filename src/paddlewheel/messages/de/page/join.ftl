# Eingeladen durch den einen Link eines Raums; Warten auf den Beginn.

join-title = Einladung zu { $game }
join-invites = { $name } lädt dich ein zu
join-you-invite = Du lädst ein zu
join-players = { $number } Plätze
join-limit = Bedenkzeit { $time }
join-never-played = Noch nie gespielt? Vier Minuten genügen:
join-choose = Wähle einen freien Platz
join-this = diesen
join-name = Dein Name
join-sit = Platz nehmen
join-free = frei
join-free-for = frei, für { $name }
join-ready = bereit
join-not-ready = noch nicht bereit
join-i-am-ready = Ich bin bereit
join-change = Hierher setzen
join-bot = Bot hinsetzen
join-clear = Frei machen
join-clear-seat = Den Platz von { $name } frei machen
join-fill =
    { $number ->
        [one] Ein Bot für den freien Platz:
       *[other] Bots für die { $number } freien Plätze:
    }
join-unready =
    { $number ->
        [0] Alle sind bereit.
        [one] Eine Person ist noch nicht bereit.
       *[other] { $number } sind noch nicht bereit.
    }
join-start = Spiel starten
join-start-with-bots = Mit Bots starten
join-host-starts = Das Spiel beginnt, wenn es startet, wer den Raum geöffnet hat. Diese Seite geht dann von selbst weiter.
join-full = Alle Plätze sind besetzt; das Spiel hat noch nicht begonnen.
join-begun = Das Spiel hat begonnen, und alle Plätze sind besetzt.
join-watch = Zuschauen
join-nothing = Diese Einladung öffnet nichts
join-nothing-line = Den Raum gibt es nicht mehr, oder der Link wurde ersetzt. Lass dir den neuen geben.
