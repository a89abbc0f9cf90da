"""What any game is: the contract, compiled-or-plain, chance, records, errors."""
