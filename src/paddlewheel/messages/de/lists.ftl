# Aufzählungen: „A, B und C“.

list-next = { $start }, { $item }
list-and = { $start } und { $item }
list-or = { $start } oder { $item }

standing-place = { $number }. { LIST($players, "and") }
