# The rulebook.

rules-title = { $game }: the rules
rules-loading = Looking up the rules ...
rules-search = Search the rules
rules-hint = a word, or a number like { $id }
rules-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-found-tips = { $count ->
    [one] 1 tip found
   *[other] { $count } tips found
}
rules-advice = Advice
rules-about = About
rules-nothing = No rule has these words. Try fewer, or another word for it.
rules-edition = Edition
rules-here = This edition
rules-differs = What differs in others
rules-view = What is shown
rules-contents = Contents
rules-words = Words
rules-also = also: { $words }
rules-numbers = Numbers of the box
rules-set-differently = What editions set differently
rules-read-differently = Rules that read differently
rules-elsewhere = Elsewhere
rules-no-difference = Every edition says the same.
rules-left-out = { $count ->
    [one] 1 rule of other editions is left out here.
   *[other] { $count } rules of other editions are left out here.
}
rules-ruling = settled by this rulebook
rules-rule = Rule { $clause }
rules-example = Example
rules-before = Before
rules-after = After
rules-moment = Moment shown
rules-drawn = Drawn example: { $title }
rules-points = Points
rules-coins = Coins
rules-workers = Workers in supply
rules-surveyors = Surveyors in supply
rules-agents = Agents
rules-cards = Cards
rules-harbor = Harbor master
rules-other-game = Rules of { $game }
rules-show-more = Show more
rules-show-numbers = Rule numbers
rules-undone = taken back
rules-before-round = Set-up
rules-chance = Chance
rules-nothing-yet = Nothing has happened yet.
