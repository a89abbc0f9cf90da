# Die Datenbank: was sie nicht festhalten konnte, und warum sie sich nicht öffnen lässt.

storage-not-written = die Datenbank konnte das nicht festhalten, also ist es nicht geschehen: { $reason }
storage-unanswered = die Datenbank antwortet nicht, also ist nichts geschehen: { $reason }
storage-unconfirmed = die Datenbank hat nicht geantwortet, ob das festgehalten wurde, also ist es vielleicht geschehen; sieh noch einmal auf den Tisch: Hat der nächste Eintrag noch deine Nummer, ist es nicht geschehen, und du kannst noch einmal entscheiden
storage-number-taken = jemand war schneller; sieh nach, was geschehen ist, und entscheide neu
storage-read-only = dieser Server zeigt zurzeit nur Spiele und hält nichts Neues fest; komm später wieder, um zu spielen

storage-reason-locked = sie ist gesperrt
storage-reason-full = sie oder der Datenträger ist voll
storage-reason-disk-error = der Datenträger meldet einen Fehler
storage-reason-read-only = sie lässt sich nicht beschreiben
storage-reason-malformed = ihre Datei ist beschädigt
storage-reason-no-answer = sie antwortet nicht

storage-file-changed = die Datei der Datenbank wurde von einem anderen Programm { $trouble }; nichts mehr wird festgehalten, bis sich der Betreiber des Servers darum gekümmert und ihn neu gestartet hat
storage-file-deleted = gelöscht
storage-file-replaced = ersetzt
storage-file-truncated = gekürzt
storage-file-written = verändert
storage-file-without-log = ihres Write-Ahead-Logs beraubt
storage-file-with-another-log = mit einem anderen Write-Ahead-Log versehen

storage-entry-missing = Raum { $room }: Eintrag { $entry } seines Protokolls fehlt; der Betreiber des Servers kann ihn aus einer Sicherung wiederherstellen
storage-entry-damaged = Raum { $room }: Eintrag { $entry } seines Protokolls ist beschädigt; der Betreiber des Servers kann ihn aus einer Sicherung wiederherstellen
storage-room-damaged = Raum { $room }: Was über ihn geschrieben steht, ist beschädigt; der Betreiber des Servers kann ihn aus einer Sicherung wiederherstellen
storage-snapshot-damaged = Raum { $room }: Sein Zwischenstand ist beschädigt; er entsteht neu, wenn der Raum geöffnet wird
storage-file-damaged = die Datei ist beschädigt: { $line }

## Eine Datenbank öffnen

database-not-a-url = { $url } ist keine Datenbank; schreib sqlite:///datei.db oder postgresql://benutzer@rechner/name
database-no-driver = eine Datenbank { $name } gibt es hier nicht; schreib sqlite:/// oder postgresql://
database-no-file = Räume stehen in einer Datei; schreib sqlite:///datei.db
database-unusable = die Datenbank { $name } ist nicht benutzbar: { $reason }
database-damaged = die Datenbank { $file } ist beschädigt ({ $reason }) und bleibt, wie sie ist; setze mit `paddlewheel restore` eine Sicherung an ihre Stelle, oder nenne mit --database eine andere Datei
database-newer = ein neueres Paddlewheel hat die Datenbank gemacht ({ $problem }); dieses kennt sie bis { $newest }
database-no-folder = den Ordner { $folder } gibt es nicht; lege ihn an, oder nenne eine andere Datei
database-not-a-folder = { $folder } ist kein Ordner; nenne eine Datei in einem
database-folder-read-only = in den Ordner { $folder } lässt sich nichts schreiben; nenne eine Datei in einem anderen, oder ändere seine Rechte
database-in-use = ein anderes Paddlewheel benutzt diese Datenbank schon; spiele dort, beende es, oder nenne mit --database eine andere Datei
database-in-use-at = ein anderes Paddlewheel unter { $address } benutzt diese Datenbank schon; spiele dort, beende es, oder nenne mit --database eine andere Datei

## Sicherungen

database-target-exists = { $file } gibt es schon; nenne eine Datei, die es nicht gibt
database-not-there = es gibt keine Datenbank { $file }
database-no-backup = es gibt keine Sicherung { $file }
database-cannot-be-copied = { $file } lässt sich nicht kopieren: { $reason }
database-no-program = das macht { $program } von PostgreSQL, und das ist nicht hier; installiere dessen Client-Programme
database-program-failed = { $program } ist fehlgeschlagen: { $reason }
