# Was nur Bilder zeigen.

mq-picture-title = Mississippi Queen: ein Rennen ist im Gang
mq-picture-heading-speed = Tempo
mq-picture-heading-coal = Kohle
mq-picture-heading-aboard = Bord
mq-picture-before-start = Vor dem Start
mq-picture-round = Runde { $number }
mq-picture-tile-of = Plättchen { $laid } von { $of }
mq-picture-finish-laid = das Ziel liegt offen
mq-picture-moment = { $when } · { $river }
mq-picture-finish = ZIEL

mq-picture-in-port = { mq-condition-in-port }, { mq-berth }
mq-picture-on-tile = Plättchen { $number }
mq-picture-ashore = an Land, Startplatz { $dock }
mq-picture-not-placed = noch nicht am Start
