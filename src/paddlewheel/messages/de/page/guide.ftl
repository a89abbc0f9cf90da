# Lektionen; was der Lotse sagt, steht in page/lessons.ftl jedes Spiels.

guide-pilot = Dein Lotse
guide-opening = Der Lotse kommt an Bord ...
guide-scene = Teil { $number } von { $all }
guide-next = Weiter
guide-back = Zurück
guide-skip = Überspringen
guide-leave = Beenden
guide-again = Noch einmal
guide-try-again = Noch einmal versuchen
guide-go-on = Dieses Spiel weiterspielen
guide-missed = Auch ein guter Zug, nur nicht der, um den es hier geht. Versuch es noch einmal.
guide-done = geschafft
