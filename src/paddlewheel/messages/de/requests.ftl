# Anfragen an den Server, die er ablehnt.

## Grenzen

request-too-many = zu viele Anfragen; warte eine Sekunde und mach dann weiter
request-too-many-rooms = zu viele Räume auf einmal; warte eine Minute, bevor du den nächsten öffnest
request-too-many-messages = zu viele Nachrichten; mit dieser ist nichts geschehen. Warte eine Sekunde und mach dann weiter
request-too-many-sockets = zu viele Sockets von einer Adresse; schließe einige oder warte
request-too-many-connections = zu viele Verbindungen von einer Adresse; schließe einige oder warte
request-too-many-waiting = zu viele Anfragen warten auf dieser Verbindung; lies zuerst die Antworten
request-too-many-large = zu viele große Anfragen auf einmal; warte auf die Antworten
request-too-large = eine Anfrage hat höchstens { $most } Bytes
request-message-too-long = eine Nachricht hat höchstens { $most } Zeichen
request-head-too-large = Adresse und Kopfzeilen einer Anfrage haben höchstens { $size } Bytes und { $fields } Felder
request-too-slow = diese Anfrage brauchte zu lange, um anzukommen; sende sie noch einmal in einem Zug

## Adressen

request-not-http = das ist keine HTTP-Anfrage
request-other-origin = diese Seite darf hier keine Verbindung öffnen
request-no-address = unter dieser Adresse ist nichts; /docs sagt, was es gibt
request-other-method = nicht auf diese Weise; siehe /docs
request-unreadable-body = der Inhalt dieser Anfrage ist nicht lesbar; siehe /docs
request-no-query = hier gibt es die Angabe { $name } nicht; wähle aus { LIST($known) }
request-no-queries = hier gibt es die Angabe { $name } nicht; diese Adresse nimmt keine
request-no-clause = es gibt keine Regel { $name } von { $book }; eine Regel heißt wie { $example }
request-unexpected = hier ging etwas schief; gespielt wurde nichts. Sieh noch einmal nach und mach weiter

## Felder

request-invalid-field = { $field }: { $problem }
request-invalid-request = die Anfrage: { $problem }
request-invalid-message = das ist keine Nachricht: { $problem }
request-invalid-message-field = das ist keine Nachricht: { $field }: { $problem }
request-send-as-json = { $refusal } (sende es mit der Kopfzeile content-type: application/json)
request-action-missing = zum Spielen gehört auch die Aktion

invalid-missing = das fehlt
invalid-unknown = so ein Feld gibt es nicht
invalid-not-text = das muss ein Text sein
invalid-not-a-whole-number = das muss eine ganze Zahl sein
invalid-not-true-or-false = das muss true oder false sein
invalid-not-an-object = das muss ein Objekt sein
invalid-not-a-list = das muss eine Liste sein
invalid-not-json = das ist kein JSON ({ $reason })
invalid-text-too-short = { $least ->
    [one] das darf nicht leer sein
   *[other] das braucht mindestens { $least } Zeichen
}
invalid-text-too-long = das darf höchstens { $most } Zeichen haben
invalid-too-few = { $least ->
    [one] das braucht mindestens 1 Eintrag, nicht { $found }
   *[other] das braucht mindestens { $least } Einträge, nicht { $found }
}
invalid-too-many-items = das darf höchstens { $most } Einträge haben, nicht { $found }
invalid-too-small = das muss mindestens { $least } sein
invalid-too-great = das darf höchstens { $most } sein
invalid-not-below = das muss kleiner als { $limit } sein
invalid-none-of = das muss { $allowed } sein
