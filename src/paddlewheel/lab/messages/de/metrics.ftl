# Was eine Studie misst.

metric-title-rounds = Runden
metric-says-rounds = Runden eines Spiels.
metric-title-turns = Züge
metric-says-turns = Züge aller Spieler in einem Spiel.
metric-title-lead-changes = Führungswechsel
metric-says-lead-changes = So oft übernahm ein anderer Spieler die Führung.
metric-title-first-edge = Vorteil des Startspielers
metric-says-first-edge = Siege in 100 Spielen über den gerechten Anteil hinaus, für den, der beginnt.
