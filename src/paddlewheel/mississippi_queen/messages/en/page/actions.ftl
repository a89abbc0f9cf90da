# Actions by their notation, where a plan or a question names them.

mq-page-action-speed = speed { $argument }
mq-page-action-port = port
mq-page-action-starboard = starboard
mq-page-action-ahead = ahead
mq-page-action-back = back
mq-page-action-stop = stop
mq-page-action-push = push { $argument }
mq-page-action-face = face { $argument }
mq-page-action-pass = pass
mq-page-action-give = give { $argument }
mq-page-action-take = take { $argument }
mq-page-action-refill = refill
mq-page-action-board = board
mq-page-action-decline = decline
mq-page-action-agree = agree
mq-page-action-refuse = refuse
mq-page-action-vote = vote { $argument }
mq-page-action-wait = wait { $argument }
mq-page-action-place = place { $argument }
