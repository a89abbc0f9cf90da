# The terminal, whatever is played. Names of commands (undo, save, rules, log, quit) are the same in every language.

terminal-could-be = '{ $line }' could be { LIST($actions, "or") }
terminal-nothing-to-do = '{ $line }' is not something to do here
terminal-unclear = { $why }. Now you may: { LIST($legal) } (? explains)
terminal-choose-one = Choose one of: { LIST($legal) }
terminal-not-asked = '{ $action }' is not what is asked now. { $prompt }
terminal-refused = '{ $action }' is refused by { $clause }, { $title }: { $why }. (rules { $clause })
terminal-some-of = { LIST($actions) } and { $others } others
terminal-others = { $number } others

terminal-nothing-to-undo = There is nothing to take back: { $reason }.
terminal-taken-back = Taken back.
terminal-ended-here = The game ends here, by agreement.
terminal-back-to-start = Back to where you began.
terminal-nothing-done-yet = nothing has been done yet
terminal-has-acted = { $player } has acted since
terminal-another-has-chosen = another player has chosen since
terminal-chance-has-spoken = chance has spoken, and what it has shown stays shown

terminal-which-clause = Which clause? For example: rules { $example }
terminal-no-such-clause = { $problem }. For example: rules { $example }
terminal-log-so-far = The game so far:
terminal-save-where = Save it where? For example: save game.json
terminal-saved = The game is saved. Go on with: paddlewheel play --load { $path }
terminal-not-saved = The game could not be saved: { $problem }
terminal-not-a-saved-game = { $path } is there already and is not a saved game; choose another name
terminal-cannot-be-written = { $path } cannot be written: { $reason }

terminal-advice = { $clause }  Advice: { $title }
terminal-you-may = You may:
terminal-because = Because:
terminal-you-may-not = You may not:
terminal-for-price = { $verb } for { $price }
terminal-see-above = { $clause }, see above
terminal-refused-actions = { LIST($actions) }: { $why }
terminal-help-words = Words: any unambiguous beginning will do.
terminal-help-commands = undo, restart (the turn), finish (a decided game), ? (this page), rules { $example }, log, save FILE, quit{ $sheets }.

terminal-next-page = Enter: the next page
terminal-back-to-table = Enter: back to the table
terminal-when-over = Enter or quit leaves   log tells the game   save FILE keeps it
terminal-explains = { $hint }   ? explains
terminal-save-file = save FILE

options-shown-of = { $first } to { $last } of { $count }, arrows show the others
