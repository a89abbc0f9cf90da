# Um Regeln und Ratschläge herum, wo sie ausgegeben werden.

rulebook-rules-of = Regeln von { LIST($sources, "and") }
rulebook-not-in-the-rulebooks = nicht in den Regelheften
rulebook-advice = Rat:
rulebook-advice-from = Rat, keine Regel; { $source }
rulebook-see = Siehe { $clauses }.
rulebook-clause = Regel
rulebook-clauses = Regeln
rulebook-clause-range = { $first } bis { $last }
rulebook-chapter = Kapitel
rulebook-about = wovon
rulebook-all-advice = Rat für Spieler, keine Regeln
rulebook-ruling = Festlegung:
