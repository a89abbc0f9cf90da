# Lessons; what the pilot says is in page/lessons.ftl of each game.

guide-pilot = Your river pilot
guide-opening = The pilot comes aboard ...
guide-scene = Part { $number } of { $all }
guide-next = Next
guide-back = Back
guide-skip = Skip
guide-leave = Leave
guide-again = Again
guide-try-again = Try again
guide-go-on = Go on with this game
guide-missed = That was a fair move too, but not the one to try here. Have another go.
guide-done = done
