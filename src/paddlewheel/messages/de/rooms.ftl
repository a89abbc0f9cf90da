# Räume: ihre Ereignisse, und was sie ablehnen.

room-event-sealed = Eine Entscheidung ist gefallen; sie wird später gezeigt.
room-event-taken-back = Zurückgenommen.
room-event-turn-taken-back = Der Zug ist zurückgenommen, mit allem, was danach kam.
room-event-only-choice = Es war die einzige Wahl.
room-event-agrees-to-end = Ist einverstanden, das Spiel hier zu beenden.
room-event-plays-on = Spielt weiter: Das Spiel endet hier nicht.
room-event-ended-here = Das Spiel endet hier, wie vereinbart.
room-event-offers-rematch = Bietet eine Revanche an.

## Links

room-error-no-seat-link = dieser Link öffnet keinen Platz; lass dir deinen Link von der Person geben, die den Raum geöffnet hat
room-error-no-watch-link = dieser Link öffnet keinen Raum; lass dir den Link zum Zuschauen von der Person geben, die den Raum geöffnet hat
room-error-no-manage-link = mit diesem Link lässt sich kein Raum verwalten; der richtige steht in der Antwort, die den Raum geöffnet hat, als `manage`
room-error-watch-only = dieser Link ist zum Zuschauen; zu ihm gehört kein Platz
room-error-seat-without-link = Platz { $seat } hat keinen eigenen Link, der zu erneuern wäre
room-error-link-claimed = wer dort sitzt, hat den Link selbst erneuert und kann das nun nur noch selbst
room-error-no-room-link = dieser Raum hat keinen Link für alle: Keiner seiner Plätze war frei
room-error-no-room = es gibt keinen Raum { $name }
room-error-deleted = dieser Raum wurde gelöscht

## Entscheidungen

room-error-not-started = das Spiel hat noch nicht begonnen: Wer den Raum geöffnet hat, startet es
room-error-game-over = das Spiel ist zu Ende
room-error-other-seat-decides = jetzt entscheidet nicht Platz { $seat }, sondern Platz { $actor }
room-error-nothing-to-undo = du kannst nichts zurücknehmen: Danach wurde gezogen, gewürfelt, eine Abstimmung geöffnet oder von anderen entschieden, oder das Spiel endete
room-error-others-at-the-table = ein ganzer Zug lässt sich nur zurücknehmen, wo außer dir nur Bots am Tisch sitzen
room-error-no-turn-to-take-back = du hattest noch keinen Zug, der sich zurücknehmen ließe
room-error-nothing-to-decline = niemand schlägt mehr vor, das Spiel hier zu beenden
room-error-not-over-yet = eine Revanche lässt sich anbieten, wenn das Spiel zu Ende ist
room-error-statistics-at-the-end = wie das Spiel verlief, wird erzählt, wenn es zu Ende ist
room-error-stale = das wurde vor Eintrag { $index } entschieden, und inzwischen ist Eintrag { $number } an der Reihe
room-error-full = dieser Raum hat { $entries } Einträge, und mehr werden in keinem aufgehoben; öffne von hier aus einen neuen, um weiterzuspielen
room-error-plans-for-another = Pläne bekommt nur, wer gerade entscheidet, und das bist jetzt nicht du

## Die Vergangenheit

room-error-look-back-within = dieser Raum hat bisher { $entries } Einträge; zurückblicken kannst du auf 0 bis { $entries }
room-error-fork-within = dieser Raum hat bisher { $entries } Einträge; weiterspielen lässt sich ab 0 bis { $entries }
room-error-moment-hidden = nicht alles an diesem Moment ist für dich offen; nimm einen früheren oder späteren
room-error-no-seat-to-look-from = es gibt keinen Platz { $seat }, von dem aus man sehen könnte; die Plätze sind 0 bis { $last }
room-error-other-eyes = solange das Spiel läuft, blickst du mit deinen eigenen Augen zurück oder mit denen von Zuschauern; mit denen der anderen, wenn es vorbei ist
room-error-secret-hidden = das Geheimnis wird gezeigt, wenn das Spiel vorbei ist; bis dahin kann niemand das Glück prüfen

## Neue Räume

room-error-no-scene = diese Lektion hat keine Szene { $name }; wähle eine von { LIST($scenes) }
room-error-record-too-long = ein Spiel, das fortgesetzt wird, hat höchstens { $most } Aktionen
room-error-wrong-chairs = dieses Spiel spielen { $players }, also hat es { $players } Plätze, nicht { $chairs }
room-error-name-too-long = Platz { $seat }: Ein Name hat höchstens { $most } Zeichen, dieser hat { $letters }
room-error-name-invisible = Platz { $seat }: Im Namen ist ein unsichtbares Zeichen ({ $letter }); lass es weg
room-error-bot-at-the-screen = ein Platz gehört einem Bot oder einer Person, die hier ist, nicht beiden
room-error-free-at-the-screen = ein Platz ist für andere frei oder gehört einer Person, die hier ist, nicht beides
room-error-bad-turn-limit = eine Bedenkzeit ist 1 bis { $most } Sekunden, nicht { $found }
room-error-too-many-copies = zu viele lange Spiele auf einmal; warte eine Minute, bevor du das nächste fortsetzt oder einliest

## Räume, die unter anderen Regeln geöffnet wurden

other-rules-mismatch = dieses Spiel wurde mit Paddlewheel { $engine } (Daten { $data }) begonnen, und mit { $own_engine } (Daten { $own_data }) verläuft es anders: { $difference }. Du kannst es ansehen, aber nicht weiterspielen
other-rules-no-set-up = es lässt sich hier nicht aufbauen ({ $problem })
other-rules-other-position = vor Eintrag { $entry } war { $place } gleich { $was } und wäre nun { $now }
other-rules-bad-position = vor Eintrag { $entry } ist die Stellung nicht mehr gültig ({ $problem })
other-rules-out-of-order = Eintrag { $entry } kam, wo Eintrag { $expected } erwartet wurde
other-rules-bad-undo = Eintrag { $entry } nimmt zurück, was sich nicht zurücknehmen lässt
other-rules-out-of-place = Eintrag { $entry } ist dort nicht möglich
other-rules-bad-action = Eintrag { $entry }: { $problem }
other-rules-impossible = Eintrag { $entry }: „{ $action }“ ist hier nicht möglich ({ $clause })
other-rules-out-of-turn = Eintrag { $entry }: „{ $action }“ ist hier nicht möglich (jemand anderes ist am Zug)
