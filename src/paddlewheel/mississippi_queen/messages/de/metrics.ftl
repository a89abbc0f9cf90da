# Was eine Studie misst.

mq-metric-title-pushes = Schübe
mq-metric-says-pushes = Boote, die in einem Rennen geschoben wurden.
mq-metric-title-groundings = Auflaufen
mq-metric-says-groundings = So oft lief ein Boot in einem Rennen auf Land oder kam auf eine Sandbank.
mq-metric-title-out = ausgeschiedene Boote
mq-metric-says-out = Boote, die vor dem Ende aus einem Rennen ausschieden.
mq-metric-title-passengers = aufgenommene Passagiere
mq-metric-says-passengers = Passagiere, die ein Boot in einem Rennen an Bord nahm.
mq-metric-title-coal = übrige Kohle
mq-metric-says-coal = Kohle, die ein Boot am Ende übrig hat.
mq-metric-title-docked = Boote im Hafen
mq-metric-says-docked = Boote, die angelegt hatten, als ein Rennen endete.
