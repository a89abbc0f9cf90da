# Was geschieht.

mq-event-boxed = Plättchen { $tile } bleibt in der Schachtel.
mq-event-first-to-start = Zuerst am Start: { $player }.
mq-event-next-to-start = Als Nächstes am Start: { $player }.
mq-event-rolled = { START($player) } würfelt: { $direction }.
mq-event-rolled-for-rose = { $player } würfelt für { mq-boat-black }: { $direction }.
mq-event-tile-laid = Plättchen { $tile } wird { $side } gelegt.
mq-event-tile-laid-with = Plättchen { $tile } wird { $side } gelegt: { LIST($found, "and") }.

mq-event-speed-set = { START($boat) } stellt Tempo { $speed } ein.
mq-event-speed-set-for-coal = { START($boat) } stellt für { $coal } Kohle Tempo { $speed } ein.
mq-event-turned-to-port = { START($boat) } dreht nach Backbord, Bug { $bow } ({ $price }).
mq-event-turned-to-starboard = { START($boat) } dreht nach Steuerbord, Bug { $bow } ({ $price }).
mq-event-ahead = { START($boat) } fährt { FORM($to, "acc") }.
mq-event-ahead-onto = { START($boat) } fährt { FORM($to, "acc") }: { $spot }.
mq-event-backed = { START($boat) } fährt rückwärts von der Sandbank { FORM($to, "acc") }.
mq-event-backed-onto = { START($boat) } fährt rückwärts von der Sandbank { FORM($to, "acc") }: { $spot }.
mq-event-pushed = { START($boat) } schiebt { FORM($pushed, "acc") } nach { $heading } { FORM($to, "acc") }.
mq-event-followed = { START($boat) } fährt hinterher { FORM($to, "acc") }.
mq-event-followed-onto = { START($boat) } fährt hinterher { FORM($to, "acc") }: { $spot }.
mq-event-faced = { START($boat) } richtet den Bug nach { $bow }.
mq-event-cast-off = { START($boat) } legt ab und richtet den Bug nach { $bow }.
mq-event-stopped = { START($boat) } beendet die Fahrt { $at }, Bug { $bow }.
mq-event-blocked = { START($boat) } findet jeden Ausweg versperrt und wartet.
mq-event-out-of-coal = { START($boat) } hat keine Kohle, um von der Sandbank zu kommen, und scheidet aus.
mq-event-declined = { START($boat) } lässt den Fahrgast an der Anlegestelle stehen.
mq-event-coal-asked = { START($boat) } bittet { FORM($partner, "acc") } um { $amount } Kohle.
mq-event-coal-refused = { START($boat) } behält die Kohle.
mq-event-coal-passed = { START($giver) } gibt { FORM($taker, "dat") } { $amount } Kohle.
mq-event-waits = { START($boat) } wartet { $at }.
mq-event-starts = { START($boat) } startet { $at }.

mq-event-voted = Eine Stimme ist abgegeben: von { FORM($player, "dat") }.
mq-event-votes = Die Stimmen: links { $left }, geradeaus { $ahead }, rechts { $right }.
mq-event-tied = Gleichstand: Die Entscheidung liegt bei { FORM($player, "dat") }.
mq-event-tie-settled = Bei Gleichstand entscheidet { $player }: { $direction }.

mq-event-sandbank-holds = Die Sandbank hält { FORM($boat, "acc") } fest: Tempo { $speed }.
mq-event-driftwood-slows = Treibholz bremst { FORM($boat, "acc") }: Tempo { $speed }.
mq-event-out-aground = { START($boat) } läuft auf Grund und scheidet aus.
mq-event-aground = { START($boat) } läuft auf Grund und setzt für die Reparatur den nächsten Zug aus.
mq-event-stranded = { START($boat) } sitzt auf der Sandbank fest und verliert diesen Zug.
mq-event-held-up = { START($boat) } kommt nicht weiter und setzt den nächsten Zug aus.
mq-event-held-up-stops = { START($boat) } kommt nicht weiter und hält an.
mq-event-boarded = { START($boat) } nimmt einen Fahrgast an Bord ({ $aboard } von { $most }).
mq-event-refilled = { START($boat) } füllt die Kohle auf.
mq-event-docked = { START($boat) } legt im Ziel an: Platz { $berth }!
mq-event-launched = { START($boat) } geht { $at } zu Wasser.
mq-event-finish-laid = Das Ziel liegt { $direction }.
mq-event-tiles-removed = Die Plättchen hinter allen Schiffen werden weggenommen.
mq-event-tiles-removed-with-passengers = Die Plättchen hinter allen Schiffen werden weggenommen, mit ihnen { mq-passengers }.

mq-event-waits-for-dock = { START($boat) } wartet auf einen freien Startplatz.
mq-event-under-repair = { START($boat) } wird repariert und setzt diesen Zug aus.
mq-event-loses-turn = { START($boat) } setzt diesen Zug aus.
mq-event-round-begins = Runde { $number }: { LIST($boats) }.
mq-event-moved-by = { $boat } (gesteuert von { FORM($player, "dat") })
mq-event-over = Das Rennen ist zu Ende. { LIST($standings) }.
mq-event-over-by-rounds = Das Rennen ist nach { $rounds } Runden zu Ende. { LIST($standings) }.
mq-event-over-alone = Das Rennen ist zu Ende, niemand sonst ist übrig. { LIST($standings) }.
mq-event-over-dead = Das Rennen ist zu Ende, niemand findet mehr genug Fahrgäste. { LIST($standings) }.
