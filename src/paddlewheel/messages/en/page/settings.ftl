# The sheet of settings.

settings-title = Settings
settings-look = Look
settings-theme = Colours
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-system = As the system
settings-motion-less = Less
settings-coordinates = Coordinates on the map
settings-dusk = Dusk falls over a race
