/** What the server refuses, and why. */

import type { Book } from "../phrases";

export const PROBLEMS: Book = {
  /** Why an edition does not admit a variant. */
  whyNot: {
    "its box has no Black Rose ({r:clause})": "in der Schachtel ist keine Black Rose ({r})",
    "its box has no B tiles ({r:clause})": "in der Schachtel sind keine B-Plättchen ({r})",
    "it has no passengers ({r:clause})": "sie hat keine Fahrgäste ({r})",
    "it takes 6 to 8 players ({r:clause})": "es braucht 6 bis 8 Spieler ({r})",
    "it is a race of every boat for itself ({r:clause})": "hier fährt jedes Schiff für sich ({r})",
    "it is a race of one boat each ({r:clause})": "hier hat jeder ein Schiff ({r})",
  },
  /** What a set of wishes lacks, as pydantic says it. */
  misread: {
    "{m:misread} (send it with the header content-type: application/json)":
      "{m} (sende es mit der Kopfzeile content-type: application/json)",
    "Field required": "fehlt",
    "Extra inputs are not permitted": "gibt es hier nicht",
    "Input should be a valid string": "muss ein Text sein",
    "Input should be a valid integer": "muss eine ganze Zahl sein",
    "Input should be a valid boolean": "muss ja oder nein sein",
    "Input should be a valid dictionary": "muss ein Objekt sein",
    "Input should be a valid list": "muss eine Liste sein",
    "JSON decode error": "ist kein JSON",
    "Invalid JSON: {t:text}": "ist kein JSON ({t})",
    "String should have at least 1 character": "darf nicht leer sein",
    "String should have at most {n:number} characters": "darf höchstens {n} Zeichen haben",
    "List should have at least {n:number} item after validation, not {m:number}":
      "braucht mindestens {n} Eintrag, nicht {m}",
    "List should have at most {n:number} items after validation, not {m:number}":
      "darf höchstens {n} Einträge haben, nicht {m}",
    "Dictionary should have at most {n:number} items after validation, not {m:number}":
      "darf höchstens {n} Einträge haben, nicht {m}",
    "Input should be greater than or equal to {n:number}": "muss mindestens {n} sein",
    "Input should be less than or equal to {n:number}": "darf höchstens {n} sein",
    "Input should be less than {n:number}": "muss kleiner als {n} sein",
    "Input should be a valid dictionary or object to extract fields from": "muss ein Objekt sein",
    "Input should be {l:quoted*}": "muss {l} sein",
  },
  madeElsewhere: {
    "with other data files (fingerprint {a:text}, here {b:text})":
      "mit anderen Spieldaten (Fingerabdruck {a}, hier {b})",
    "by a newer version of Paddlewheel ({a:text}, this is {b:text})":
      "von einer neueren Fassung von Paddlewheel ({a}, dies ist {b})",
    "by another version of Paddlewheel ({a:text}, this is {b:text})":
      "von einer anderen Fassung von Paddlewheel ({a}, dies ist {b})",
  },
  /** Why a room cannot go on under other rules. */
  otherWay: {
    "it cannot be set up here ({p:sentence})": "es lässt sich hier nicht aufbauen ({p})",
    "before entry {n:number}, {w:text} was {a:text} and would be {b:text}":
      "vor Eintrag {n} war {w} gleich {a} und wäre nun {b}",
    "{p:sentence}": "{p}",
  },
  legal: { "{a:action}": "{a}" },
  refusing: { "{c:clause}": "{c}", "it is another's turn": "ein anderer ist am Zug" },
  numbersWanted: {
    "one number": "eine Zahl",
    "{n:number} numbers as in {e:text}, or one for all": "{n} Zahlen wie {e} oder eine für alle",
    "{n:number} numbers, or one for all": "{n} Zahlen oder eine für alle",
  },
  sentence: {
    "{p:sentence}; the record was made {m:madeElsewhere*}": "{p}; die Aufzeichnung entstand {m}",
    "entry {n:number}: {p:sentence}": "Eintrag {n}: {p}",
    "game: {p:sentence}": "game: {p}",
    "options: {p:sentence}": "options: {p}",
    "line {l:number}, action {n:number} of {m:number}: {p:sentence}": "Zeile {l}, Aktion {n} von {m}: {p}",
    "action {n:number} of {m:number}: {p:sentence}": "Aktion {n} von {m}: {p}",
    "'{a:action}' is not legal here ({c:clause}); legal is: {l:legal*}":
      "„{a}“ ist hier nicht erlaubt ({c}); erlaubt ist: {l}",
    "'{a:action}' is not legal here ({c:clause}); legal is: nothing: the game is over":
      "„{a}“ ist hier nicht erlaubt ({c}); das Spiel ist zu Ende",
    "the game is over": "das Spiel ist zu Ende",
    "it is not seat {a:number} that decides now, but seat {b:number}":
      "jetzt entscheidet nicht Platz {a}, sondern Platz {b}",
    "there is nothing of yours to take back: a draw, a roll, an opened vote, another player's choice or the end of the game came after it":
      "du kannst nichts zurücknehmen: Danach wurde gezogen, gewürfelt, eine Abstimmung geöffnet, von anderen entschieden, oder das Spiel endete",
    "this was decided before entry {a:number}, and the next one is {b:number} by now":
      "das wurde vor Eintrag {a} entschieden, und inzwischen ist Eintrag {b} an der Reihe",
    "plans are for whoever decides, and that is not you now":
      "Pläne gibt es für den, der entscheidet, und das bist jetzt nicht du",
    "somebody else was faster; ask for what has happened and decide anew":
      "jemand war schneller; sieh nach, was geschehen ist, und entscheide neu",
    "the database could not keep this, so it has not happened: {t:text}":
      "die Datenbank konnte das nicht festhalten, also ist es nicht geschehen: {t}",
    "the database does not answer, so nothing has happened: {t:text}":
      "die Datenbank antwortet nicht, also ist nichts geschehen: {t}",
    "the database did not answer whether this was kept, so it may have happened; look at the table again: if the next entry still has your index, it did not happen, and you may decide again":
      "die Datenbank hat nicht geantwortet, ob das festgehalten wurde, also ist es vielleicht geschehen; sieh noch einmal auf den Tisch: Hat der nächste Eintrag noch deine Nummer, ist es nicht geschehen, und du kannst noch einmal entscheiden",
    "this server only shows games for now, and keeps nothing new; come back later to play":
      "dieser Server zeigt zurzeit nur Spiele und hält nichts Neues fest; komm später wieder, um zu spielen",
    "this room was deleted": "dieser Raum wurde gelöscht",
    "this link opens no room to manage; the one that does is in the answer that opened the room, as `manage`":
      "mit diesem Link lässt sich kein Raum verwalten; der richtige steht in der Antwort, die den Raum geöffnet hat, als `manage`",
    "seat {n:number} has no link of its own to renew": "Platz {n} hat keinen eigenen Link, der zu erneuern wäre",
    "whoever sits there has renewed the link, so only they can do it again":
      "wer dort sitzt, hat den Link selbst erneuert, also kann nur er es wieder",
    "the database's file was {t:text} by another program; nothing more is kept until whoever runs the server has seen to it and started it again":
      "die Datei der Datenbank wurde von einem anderen Programm verändert ({t}); nichts mehr wird festgehalten, bis sich der Betreiber des Servers darum gekümmert und ihn neu gestartet hat",
    "room {r:text}: entry {n:number} of its journal is damaged; whoever runs the server can restore it from a backup":
      "Raum {r}: Eintrag {n} seines Protokolls ist beschädigt; der Betreiber des Servers kann ihn aus einer Sicherung wiederherstellen",
    "room {r:text}: entry {n:number} of its journal is missing; whoever runs the server can restore it from a backup":
      "Raum {r}: Eintrag {n} seines Protokolls fehlt; der Betreiber des Servers kann ihn aus einer Sicherung wiederherstellen",
    "room {r:text}: what is written about it is damaged; whoever runs the server can restore it from a backup":
      "Raum {r}: Was über ihn geschrieben steht, ist beschädigt; der Betreiber des Servers kann ihn aus einer Sicherung wiederherstellen",
    "something went wrong here; nothing was played. Look again and go on":
      "hier ging etwas schief; gespielt wurde nichts. Sieh noch einmal nach und mach weiter",
    "there is nothing at this address; /docs lists what there is":
      "unter dieser Adresse ist nichts; /docs sagt, was es gibt",
    "not in this way; see /docs": "nicht auf diese Weise; siehe /docs",
    "too many requests; wait a second and go on": "zu viele Anfragen; warte eine Sekunde und mach dann weiter",
    "too many rooms at once; wait a minute before you open another":
      "zu viele Räume auf einmal; warte eine Minute, bevor du den nächsten öffnest",
    "too many messages; nothing was done with this one. Wait a second and go on":
      "zu viele Nachrichten; mit dieser ist nichts geschehen. Warte eine Sekunde und mach dann weiter",
    "too many sockets from one address; close some, or wait":
      "zu viele Verbindungen von einer Adresse; schließe einige oder warte",
    "too many connections from one address; close some, or wait":
      "zu viele Verbindungen von einer Adresse; schließe einige oder warte",
    "too many requests wait on this connection; read the answers first":
      "zu viele Anfragen warten auf dieser Verbindung; lies zuerst die Antworten",
    "too many large requests at once; wait for the answers":
      "zu viele große Anfragen auf einmal; warte auf die Antworten",
    "this request took too long to arrive; send it again in one go":
      "diese Anfrage brauchte zu lange, um anzukommen; sende sie noch einmal in einem Zug",
    "this is not an HTTP request": "das ist keine HTTP-Anfrage",
    "the address and headers of a request have at most {n:number} bytes and {m:number} fields":
      "Adresse und Kopfzeilen einer Anfrage haben höchstens {n} Bytes und {m} Felder",
    "this room has {n:number} entries, and no more are kept in one; fork it to play on":
      "dieser Raum hat {n} Einträge, und mehr werden in keinem aufgehoben; öffne von hier aus einen neuen, um weiterzuspielen",
    "too many messages wait for you; come back and go on":
      "zu viele Nachrichten warten auf dich; komm zurück und mach weiter",
    "this link opens nothing": "dieser Link öffnet nichts",
    "not now; come back later": "jetzt nicht; komm später wieder",
    "this page may not open a socket here": "diese Seite darf hier keine Verbindung öffnen",
    "a request has at most {n:number} bytes": "eine Anfrage hat höchstens {n} Bytes",
    "a message has at most {n:number} letters": "eine Nachricht hat höchstens {n} Zeichen",
    "to play, say the action too": "zum Spielen gehört auch die Aktion",
    "this is not a message: {m:misread}": "das ist keine Nachricht: {m}",
    "this is not a message: {w:names}: {m:misread}": "das ist keine Nachricht: {w} {m}",
    "this link opens no seat; ask whoever opened the room for yours":
      "dieser Link öffnet keinen Platz; bitte den, der den Raum geöffnet hat, um deinen",
    "this link opens no room; ask whoever opened it for the one to watch by":
      "dieser Link öffnet keinen Raum; bitte den, der ihn geöffnet hat, um den zum Zuschauen",
    "this link is to watch by; it has no seat to play for": "dieser Link ist zum Zuschauen; zu ihm gehört kein Platz",
    "this lesson has no scene {s:quoted}; choose one of {l:names}":
      "diese Lektion hat keine Szene {s}; wähle eine von {l}",
    "there is no clause {c:quoted} of {b:text}; a clause is named like {e:clause}":
      "es gibt keine Regel {c} von {b}; eine Regel heißt wie {e}",
    "there is no room {r:quoted}": "es gibt keinen Raum {r}",
    "this room has {n:number} entries so far; go on from 0 to {m:number}":
      "dieser Raum hat bisher {n} Einträge; weiter geht es ab 0 bis {m}",
    "this room has {n:number} entries so far; look back to 0 to {m:number}":
      "dieser Raum hat bisher {n} Einträge; zurückblicken kannst du auf 0 bis {m}",
    "there is no seat {n:number} to look from; the seats are 0 to {m:number}":
      "es gibt keinen Platz {n}, von dem aus man sehen könnte; die Plätze sind 0 bis {m}",
    "while the game goes on you look back with your own eyes or a watcher's; with others' when it is over":
      "solange das Spiel läuft, blickst du mit deinen eigenen Augen zurück oder mit denen von Zuschauern; mit denen der anderen, wenn es vorbei ist",
    "the secret is shown when the game is over; until then nobody can check the luck":
      "das Geheimnis wird gezeigt, wenn das Spiel vorbei ist; bis dahin kann niemand das Glück prüfen",
    "not all of that moment is open to you; go on from an earlier one, or a later":
      "nicht alles an diesem Moment ist für dich offen; nimm einen früheren oder späteren",
    "a record that is played on has at most {n:number} actions":
      "ein Spiel, das fortgesetzt wird, hat höchstens {n} Aktionen",
    "{a:number} play this game, so it has {b:number} chairs, not {c:number}":
      "dieses Spiel spielen {a}, also hat es {b} Plätze, nicht {c}",
    "a name has at most {n:number} letters, all of which can be seen":
      "ein Name hat höchstens {n} Zeichen, und alle sind sichtbar",
    "a chair is a bot's or somebody's who is here, not both":
      "ein Platz gehört einem Bot oder jemandem hier, nicht beiden",
    "a turn limit is 1 to {n:number} seconds, not {m:number}": "eine Bedenkzeit ist 1 bis {n} Sekunden, nicht {m}",
    "{p:quoted} is not an action; an action starts with one of: {v:names}":
      "{p} ist keine Aktion; eine Aktion beginnt mit einem von: {v}",
    "there is no bot {b:quoted}; choose from {l:names}": "es gibt keinen Bot {b}; wähle einen von {l}",
    "there is no game {g:quoted}; choose one of {l:names}": "es gibt kein Spiel {g}; wähle eines von {l}",
    "there is no edition {e:quoted} of {g:text}; choose one of {l:names}":
      "es gibt keine Ausgabe {e} von {g}; wähle eine von {l}",
    "there is no edition {e:quoted}; choose one of {l:names}": "es gibt keine Ausgabe {e}; wähle eine von {l}",
    "there is no query {q:quoted} here; choose from {l:names}": "hier gibt es die Angabe {q} nicht; wähle aus {l}",
    "there is no query {q:quoted} here; this address takes none":
      "hier gibt es die Angabe {q} nicht; diese Adresse nimmt keine",
    "a budget is at least 1 iteration, or some time as in 200ms or 1s":
      "die Denkzeit ist mindestens 1 Durchgang oder eine Zeit wie 200ms oder 1s",
    "a budget is a number of iterations, or a time as in 200ms or 1s; {t:text} is neither":
      "die Denkzeit ist eine Zahl von Durchgängen oder eine Zeit wie 200ms oder 1s; {t} ist keines von beiden",
    "the number of players is a whole number, not {t:text}": "die Zahl der Spieler ist eine ganze Zahl, nicht {t}",
    "Riverboat is for 2 to 4 players, not {t:text}": "Riverboat ist für 2 bis 4 Spieler, nicht {t}",
    "{e:names} is for {a:number} to {b:number} players, not {c:number}": "{e} ist für {a} bis {b} Spieler, nicht {c}",
    "there is no variant {v:quoted}; there are {l:names}; numbers that can be changed are {m:names}":
      "es gibt keine Variante {v}; es gibt {l}; änderbare Zahlen sind {m}",
    "{v:names} is switched on or off, it cannot be {t:text}": "{v} ist an oder aus, nicht {t}",
    "{e:names} does not admit {v:names}: {w:whyNot}; it admits {l:names}":
      "{e} erlaubt {v} nicht: {w}; erlaubt ist {l}",
    "{e:names} does not admit {v:names}: ; it admits {l:names}": "{e} erlaubt {v} nicht; erlaubt ist {l}",
    "{k:names} is a number from {a:number} to {b:number}, not {t:text}": "{k} ist eine Zahl von {a} bis {b}, nicht {t}",
    "{k:names} is {w:names}, not {t:text}": "{k} ist {w}, nicht {t}",
    "{k:names} goes from one number to another as in 2-5, not {t:text}":
      "{k} geht von einer Zahl zu einer anderen wie 2-5, nicht {t}",
    "the Black Rose sails with {a:number} to {b:number} players here, not with {c:number} ({r:clause})":
      "die Black Rose fährt hier mit {a} bis {b} Spielern, nicht mit {c} ({r})",
    "{e:names} has room for {n:number} boats; the Black Rose would be one more ({r:clause})":
      "{e} hat Platz für {n} Schiffe; die Black Rose wäre eines zu viel ({r})",
    "teams race with 4 or 6 players, not with {n:number} ({r:clause})":
      "Teams fahren mit 4 oder 6 Spielern, nicht mit {n} ({r})",
    "teams of {n:number} players are {l:names*}, not {t:text} ({r:clause})":
      "Teams aus {n} Spielern sind {l}, nicht {t} ({r})",
    "a river has {a:number} to {b:number} tiles with the start, not the text {c:quoted} ({r:clause})":
      "ein Fluss hat mit dem Startplättchen {a} bis {b} Plättchen, nicht den Text {c} ({r})",
    "a river has {a:number} to {b:number} tiles with the start, not {c:text} ({r:clause})":
      "ein Fluss hat mit dem Startplättchen {a} bis {b} Plättchen, nicht {c} ({r})",
    "b_tiles are named as in B1+B2, not {t:text}": "b_tiles schreibt man wie B1+B2, nicht {t}",
    "there is no B tile {t:quoted}; they are {l:names}": "es gibt kein B-Plättchen {t}; es gibt {l}",
    "the advanced game has {a:number} to {b:number} B tiles, not {c:number} ({r:clause})":
      "das Spiel für Fortgeschrittene hat {a} bis {b} B-Plättchen, nicht {c} ({r})",
    "a B tile is named twice in {t:text}; each is in the box once":
      "in {t} steht ein B-Plättchen doppelt; jedes ist nur einmal in der Schachtel",
    "two boats each is for 3 players (2 have them anyway), not for {n:number} ({r:clause})":
      "je zwei Schiffe gibt es zu dritt (zu zweit ohnehin), nicht zu {n} Spielern ({r})",
    "teams have one boat a player, so they cannot have two boats each ({r:clause})":
      "in Teams hat jeder ein Schiff, also nicht je zwei ({r})",
    "the branching river is for 6 to 8 players, not for {n:number} ({r:clause})":
      "der gegabelte Fluss ist für 6 bis 8 Spieler, nicht für {n} ({r})",
    "a branching river has at least 12 tiles ({r:clause})": "ein gegabelter Fluss hat mindestens 12 Plättchen ({r})",
    "7 and 8 players need the B1 tile: its coal stations carry passengers too ({r:clause})":
      "7 und 8 Spieler brauchen das Plättchen B1: Auch an ihren Kohlendepots warten Fahrgäste ({r})",
    "a river of {a:number} tiles needs {b:number} after the start, but there are {c:number} A tiles and {d:number} chosen B tiles ({r:clause})":
      "ein Fluss aus {a} Plättchen braucht {b} nach dem Start, aber es gibt nur {c} A-Plättchen und {d} gewählte B-Plättchen ({r})",
    "there is room for {a:number} boats, not for {b:number} ({r:clause})":
      "es ist Platz für {a} Schiffe, nicht für {b} ({r})",
    "{e:names} has no passengers ({r:clause})": "{e} hat keine Fahrgäste ({r})",
    "an edition is a name and variants are named values, not {a:text} and {b:text}":
      "eine Ausgabe ist ein Name, und Varianten sind benannte Werte, nicht {a} und {b}",
    "Riverboat has no variant {v:text}; what can be changed are the numbers {l:names}":
      "Riverboat hat keine Variante {v}; ändern lassen sich die Zahlen {l}",
    "{k:names} has {w:numbersWanted}, not {n:number}: {t:text}": "{k} hat {w}, nicht {n}: {t}",
    "Riverboat has one edition, {e:names}; there is no {t:quoted}":
      "Riverboat hat eine Ausgabe, {e}; {t} gibt es nicht",
    "variants are named values, not {t:text}": "Varianten sind benannte Werte, nicht {t}",
    "{a:number} players begin with {b:number} coins; there are {c:number}":
      "{a} Spieler beginnen mit {b} Münzen; es gibt {c}",
    "{a:number} players begin with {b:number} surveyors; there are {c:number}":
      "{a} Spieler beginnen mit {b} Landvermessern; es gibt {c}",
    "{a:number} rounds need {b:number} cultivation cards; there are {c:number}":
      "{a} Runden brauchen {b} Bestellkarten; es gibt {c}",
    "a player has room for {a:number} riverboats in the game, not for {b:number}":
      "ein Spieler hat im Spiel Platz für {a} Flussschiffe, nicht für {b}",
    "this game was begun under Paddlewheel {a:text} (data {b:text}), and under {c:text} (data {d:text}) it goes another way: {w:otherWay}. It can be looked at, but not played on":
      "dieses Spiel wurde mit Paddlewheel {a} (Daten {b}) begonnen, und mit {c} (Daten {d}) verläuft es anders: {w}. Du kannst es ansehen, aber nicht weiterspielen",
    "entry {n:number} came where entry {m:number} was expected": "Eintrag {n} kam, wo Eintrag {m} erwartet wurde",
    "entry {n:number} takes back what cannot be taken back":
      "Eintrag {n} nimmt zurück, was sich nicht zurücknehmen lässt",
    "entry {n:number}: '{a:text}' is not possible here ({c:refusing})":
      "Eintrag {n}: „{a}“ ist hier nicht möglich ({c})",
    "format: this is {t:text}, not {f:text}; it is not a Paddlewheel record":
      "format: Hier steht {t}, nicht {f}; das ist keine Aufzeichnung von Paddlewheel",
    "version: this record has version {a:text}; this program reads version {b:number}; a newer Paddlewheel made it":
      "version: Diese Aufzeichnung hat die Fassung {a}; dieses Programm liest Fassung {b}; ein neueres Paddlewheel hat sie gemacht",
    "version: this record has version {a:text}; this program reads version {b:number}":
      "version: Diese Aufzeichnung hat die Fassung {a}; dieses Programm liest Fassung {b}",
    "line 1: a record is a JSON object with the fields {l:names}":
      "Zeile 1: Eine Aufzeichnung ist ein JSON-Objekt mit den Feldern {l}",
    "{f:names}: missing; a record has the fields {l:names}": "{f}: fehlt; eine Aufzeichnung hat die Felder {l}",
    "{f:names}: must be a text, not {t:text}": "{f}: muss ein Text sein, nicht {t}",
    "actions: must be a list of texts such as 'pass'": "actions: muss eine Liste von Texten wie 'pass' sein",
    "options: must be an object with edition, players and variants":
      "options: muss ein Objekt mit edition, players und variants sein",
    "seed: must be a number from 0 to {n:number}, not {t:text}": "seed: muss eine Zahl von 0 bis {n} sein, nicht {t}",
    "result: is null, but the game is over after its last action":
      "result: ist null, aber nach der letzten Aktion ist das Spiel zu Ende",
    "result: the record says {t:text}, but the game is not over after its last action":
      "result: Die Aufzeichnung sagt {t}, aber nach der letzten Aktion ist das Spiel nicht zu Ende",
    "result: the record says {a:text}, replaying it gives {b:text}":
      "result: Die Aufzeichnung sagt {a}, das Nachspielen ergibt {b}",
    "options: {t:text} cannot be read ({p:text})": "options: {t} ist nicht lesbar ({p})",
    "line {n:number}: this is not JSON ({t:text})": "Zeile {n}: Das ist kein JSON ({t})",
    "line 1: this JSON is nested too deeply": "Zeile 1: Dieses JSON ist zu tief verschachtelt",
    "line 1: this JSON cannot be read ({t:text})": "Zeile 1: Dieses JSON ist nicht lesbar ({t})",
    "luck: it has more draws than the game": "luck: hat mehr Ziehungen als das Spiel",
    "luck: must have commitment, secret and draws ({t:text})": "luck: braucht commitment, secret und draws ({t})",
    "luck: the secret is shown when the game is over; until then nobody can check it":
      "luck: Das Geheimnis wird gezeigt, wenn das Spiel zu Ende ist; bis dahin kann es niemand prüfen",
    "luck: the secret does not belong to the commitment {t:text}":
      "luck: Das Geheimnis gehört nicht zur Festlegung {t}",
    "luck: nothing is said of the draw '{a:text}'": "luck: Von der Ziehung „{a}“ ist nichts gesagt",
    "luck: entry {n:number} says '{a:text}', but the secret draws '{b:text}'":
      "luck: Eintrag {n} sagt „{a}“, aber das Geheimnis zieht „{b}“",
    "the request: {m:misread}": "die Anfrage {m}",
    "{f:names}: {m:misread}": "{f}: {m}",
  },
};
