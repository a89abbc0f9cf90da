setup-no-language = Die Sprache { $name } gibt es nicht; zur Wahl stehen { LIST($languages) }
