# Actions by their notation, where a question names them.

rb-page-action-phase = phase { $phase }
rb-page-action-coin = coin
rb-page-action-search-cards = search cards
rb-page-action-search-singles = search singles
rb-page-action-search-doubles = search doubles
rb-page-action-pass = pass
rb-page-action-barn = barn
rb-page-action-well = well
rb-page-action-surveyor = surveyor
rb-page-action-gain-coins = gain coins
rb-page-action-gain-points = gain points
rb-page-action-gain-steps = gain steps
rb-page-action-send = send { $number }
rb-page-action-place = place { $field }
rb-page-action-survey = survey { $field }
rb-page-action-survey-card = survey card { $card }
rb-page-action-take = take { $tile }
rb-page-action-lay = lay { $field } turned { $turns }
rb-page-action-ship = ship { $boat } { $crop }
rb-page-action-ship-from-pile = ship { $boat } { $crop } from pile
rb-page-action-card = card { $card }
