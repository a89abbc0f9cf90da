# Lists of names and things: "A, B and C".

list-next = { $start }, { $item }
list-and = { $start } and { $item }
list-or = { $start } or { $item }

standing-place = { $number }. { LIST($players, "and") }
