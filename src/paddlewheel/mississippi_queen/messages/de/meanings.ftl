# Was eine Aktion bewirkt.

mq-meaning-speed = genau { $points }, nicht mehr und nicht weniger
mq-meaning-port = nach links drehen, der Bug zeigt dann nach { $bow }
mq-meaning-starboard = nach rechts drehen, der Bug zeigt dann nach { $bow }
mq-meaning-ahead = { FORM($to, "acc") }: { $spot }
mq-meaning-ahead-onto-driftwood = { mq-meaning-ahead }; das braucht 2 Bewegungspunkte und kostet am Ende 1 Tempo
mq-meaning-ahead-onto-sandbank = { mq-meaning-ahead }; dort endet der Zug mit Tempo 1
mq-meaning-back = mit Tempo 1 rückwärts von der Sandbank, dann das Schiff beliebig ausrichten
mq-meaning-push-into =
    { FORM($boat, "acc") } nach { $heading } gegen { FORM($other, "acc") } schieben und damit auch { FORM($other, "acc") } weiter
mq-meaning-push-onto = { FORM($boat, "acc") } nach { $heading } schieben ({ $spot }) und hinterherfahren
mq-meaning-face = { FORM($boat, "acc") } nach { $heading } ausrichten
mq-meaning-stop = die Fahrt hier beenden
mq-meaning-stop-with = { mq-meaning-stop }: { $outcome }
mq-meaning-both = { $first } { $second }
mq-meaning-passenger-may-board = Ein Fahrgast kann an Bord genommen werden.
mq-meaning-wait-blocked = jeder Ausweg ist versperrt: bleiben und warten
mq-meaning-leave-race = keine Kohle, um von der Sandbank zu kommen: aus dem Rennen ausscheiden

mq-meaning-board = { $boat } nimmt den Fahrgast an Bord ({ $aboard } von { $most })
mq-meaning-decline = { $boat } lässt den Fahrgast an der Anlegestelle stehen
mq-meaning-no-coal = keine Kohle zwischen { FORM($boat, "dat") } und { FORM($partner, "dat") }
mq-meaning-agree = { FORM($boat, "dat") } { $amount } Kohle von { FORM($partner, "dat") } überlassen
mq-meaning-refuse = die { $amount } Kohle behalten, um die { $boat } bittet
mq-meaning-refill = { $boat } wird von { mq-boat-black.dat } aufgefüllt
mq-meaning-take = { $boat } nimmt { $amount } Kohle von { FORM($giver, "dat") }
mq-meaning-give = { $boat } gibt { FORM($taker, "dat") } { $amount } Kohle

mq-meaning-vote = den Fluss { $direction } weiterfließen lassen
mq-meaning-wait = an Land hinter Startplatz { $dock } warten
mq-meaning-place = auf Feld { $space } des Startplättchens beginnen
