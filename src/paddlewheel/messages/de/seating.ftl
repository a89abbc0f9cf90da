# Was denen verwehrt wird, die einen Platz suchen, ein Spiel starten oder am Tisch etwas sagen.

seat-error-no-room-link = dieser Link öffnet keinen freien Platz; lass dir den zum Mitspielen von der Person geben, die den Raum geöffnet hat
seat-error-no-such-seat = es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }
seat-error-taken = Platz { $seat } ist besetzt; nimm einen anderen
seat-error-not-yours = Platz { $seat } ist nicht deiner
seat-error-shared-screen = diesen Platz teilen sich mehrere an einem Bildschirm; sie bleiben zusammen
seat-error-started = das Spiel hat schon begonnen
seat-error-still-free = auf Platz { LIST($seats, "and") } sitzt niemand; wähle einen Bot dafür, oder warte
seat-error-no-person = auf Platz { $seat } sitzt kein Mensch, den man rufen oder vertreten könnte
seat-error-still-there = wer auf Platz { $seat } sitzt, ist da; ein Bot spielt erst mit, wenn sie oder er weg ist
seat-error-too-often = zu oft; warte einen Moment
