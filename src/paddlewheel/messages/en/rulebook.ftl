# Around clauses and advice when they are printed.

rulebook-rules-of = rules of { LIST($sources, "and") }
rulebook-not-in-the-rulebooks = not in the rulebooks
rulebook-advice = Advice:
rulebook-advice-from = advice, no rule; { $source }
rulebook-see = See { $clauses }.
rulebook-clause = clause
rulebook-clauses = clauses
rulebook-clause-range = { $first } to { $last }
rulebook-chapter = chapter
rulebook-about = about
rulebook-all-advice = Advice to players, no rules
rulebook-ruling = Ruling:
