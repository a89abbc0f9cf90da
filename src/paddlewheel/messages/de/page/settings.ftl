# Das Blatt der Einstellungen.

settings-title = Einstellungen
settings-look = Aussehen
settings-theme = Farben
settings-theme-system = Wie im System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Bewegung
settings-motion-system = Wie im System
settings-motion-less = Weniger
settings-coordinates = Koordinaten auf der Karte
settings-dusk = Während eines Rennens wird es Abend
