# Das Terminal, was auch gespielt wird. Befehle (undo, save, rules, log, quit) heißen in jeder Sprache gleich.

terminal-could-be = „{ $line }“ könnte { LIST($actions, "or") } sein
terminal-nothing-to-do = „{ $line }“ gibt es hier nicht
terminal-unclear = { $why }. Jetzt geht: { LIST($legal) } (? erklärt)
terminal-choose-one = Wähle eines davon: { LIST($legal) }
terminal-not-asked = „{ $action }“ ist jetzt nicht gefragt. { $prompt }
terminal-refused = „{ $action }“ verbietet { $clause }, { $title }: { $why }. (rules { $clause })
terminal-some-of = { LIST($actions) } und { $others } andere
terminal-others = { $number } andere

terminal-nothing-to-undo = Es gibt nichts zurückzunehmen: { $reason }.
terminal-taken-back = Zurückgenommen.
terminal-ended-here = Das Spiel endet hier, wie vereinbart.
terminal-back-to-start = Wieder am Anfang des Zuges.
terminal-nothing-done-yet = Noch ist nichts geschehen
terminal-has-acted = { START($player) } war seitdem dran
terminal-another-has-chosen = Ein anderer hat seitdem gewählt
terminal-chance-has-spoken = Der Zufall hat entschieden, und was er gezeigt hat, bleibt offen

terminal-which-clause = Welche Regel? Zum Beispiel: rules { $example }
terminal-no-such-clause = { $problem }. Zum Beispiel: rules { $example }
terminal-log-so-far = Das Spiel bisher:
terminal-save-where = Wohin? Zum Beispiel: save game.json
terminal-saved = Das Spiel ist gespeichert. Weiter geht es mit: paddlewheel play --load { $path }
terminal-not-saved = Das Spiel ließ sich nicht speichern: { $problem }
terminal-not-a-saved-game = { $path } gibt es schon und ist kein gespeichertes Spiel; wähle einen anderen Namen
terminal-cannot-be-written = { $path } lässt sich nicht schreiben: { $reason }

terminal-advice = { $clause }  Rat: { $title }
terminal-you-may = Möglich ist:
terminal-because = Denn:
terminal-you-may-not = Nicht möglich ist:
terminal-for-price = { $verb } für { $price }
terminal-see-above = { $clause }, siehe oben
terminal-refused-actions = { LIST($actions) }: { $why }
terminal-help-words = Wörter: Jeder eindeutige Anfang genügt.
terminal-help-commands = undo (zurück), restart (Zug von vorn), finish (entschiedenes Spiel beenden), ? (diese Seite), rules { $example }, log, save DATEI, quit (Ende){ $sheets }.

terminal-next-page = Enter: nächste Seite
terminal-back-to-table = Enter: zurück zum Spiel
terminal-when-over = Enter oder quit: Ende   log: Spielverlauf   save DATEI: behalten
terminal-explains = { $hint }   ? erklärt
terminal-save-file = save DATEI

options-shown-of = { $first } bis { $last } von { $count }, Pfeile zeigen die anderen
