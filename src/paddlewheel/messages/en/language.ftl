setup-no-language = there is no language { $name }; choose one of { LIST($languages) }
