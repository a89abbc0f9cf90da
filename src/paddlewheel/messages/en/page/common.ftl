# Texts of the whole page.

common-title = Paddlewheel
common-home = Home
common-close = Close
common-cancel = Cancel
common-copy = Copy
common-copied = Copied
common-no-answer = The server does not answer. It may be back in a moment.
common-titled = { $title } – Paddlewheel
