# What is to be decided.

rb-prompt-chance-mat = A mat is drawn.
rb-prompt-chance-first = Chance picks the first player.
rb-prompt-chance-fill = A crop tile is laid open.
rb-prompt-chance-open = An opportunity card is laid open.
rb-prompt-chance-reveal = The next cultivation card is turned up.
rb-prompt-your-turn = Your turn, { $player }: { $ask }.
rb-prompt-waiting = Waiting for { $player } to { $task }.

rb-task-draft = choose a phase tile
rb-task-hire = place the worker of the round track
rb-task-cultivate = place a worker
rb-task-take = take a crop tile
rb-task-lay = lay a crop tile
rb-task-ship = fill a riverboat, or pass
rb-task-feature = choose an estate feature
rb-task-build = build
rb-task-benefit = take what the riverboat brings
rb-task-card = take an opportunity card
rb-task-send = send workers to New Orleans, or not
rb-task-bonus = choose a bonus
rb-task-survey = place a surveyor, or pass

rb-ask-draft = choose a phase tile
rb-ask-hire = put the worker of the round track on any empty field
rb-ask-place-for-coin = the coin is paid, put a worker on any empty field
rb-ask-place-by-wild-card = card { $number } of { $of } is wild, put a worker on any empty field
rb-ask-place-by-card = card { $number } of { $of } is { FORM($suit, "card") }, put a worker on a { $suit } field
rb-ask-place-without-field =
    card { $number } of { $of } is { FORM($suit, "card") }, but your { $suit } fields are taken: put a worker on any empty field
rb-ask-take = take a crop tile for your { $workers ->
    [one] { $workers } bare worker
   *[other] { $workers } bare workers
}
rb-ask-take-from-pile = take a { $size } tile from the pile
rb-ask-lay = lay { $tile } under your bare workers
rb-ask-build-barn = put the barn on an empty field
rb-ask-build-well = put the well on a crop
rb-ask-ship = fill a riverboat, or pass ({ $turns ->
    [0] last turn
    [one] { $turns } more turn after this
   *[other] { $turns } more turns after this
})
rb-ask-feature-for-harvest = nine harvested, choose an estate feature, or pass
rb-ask-feature-for-surveyor = no surveyor is left, choose another estate feature, or pass
rb-ask-benefit = take what the riverboat brings
rb-ask-card = take a card and the bonus of its space
rb-ask-card-from-pile = take a card from the pile
rb-ask-send = send up to { $workers } to New Orleans, or pass
rb-ask-bonus = choose the bonus of the scoring tile
rb-ask-survey = place a surveyor ({ $most } at most), or pass
