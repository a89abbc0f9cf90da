/** What the pilot says, scene by scene; which scenes and steps there are stands in each game's lessons.toml. */

import type { Game } from "../app/router.svelte";
import type { Words } from "./index.svelte";

export interface SceneWords {
  title: Words;
  steps: Record<string, Words>;
  done: Words;
  missed?: Words; // what happened instead, where the plain sentence is too little
}

const RACE_SCENES: Record<string, SceneWords> = {
  speed: {
    title: { en: "Speed", de: "Tempo" },
    steps: {
      boat: {
        en: "The white boat is yours. Its red wheel shows the speed, now 1; its black wheel the coal, now 6.",
        de: "Das weiße Schiff gehört dir. Das rote Rad zeigt dein Tempo, jetzt 1, das schwarze deine Kohle, jetzt 6.",
      },
      go: {
        en: "One step faster is free, and speed 2 means two spaces. Choose the space two ahead, then Go.",
        de: "Eine Stufe schneller kostet nichts, und Tempo 2 heißt zwei Felder. Wähl das zweite Feld voraus, dann Los.",
      },
    },
    done: {
      en: "Under way, and not a lump of coal burnt. One step slower is free too.",
      de: "In Fahrt, und kein Stück Kohle verheizt. Auch eine Stufe langsamer ist umsonst.",
    },
    missed: {
      en: "You sailed at another speed. Here it should be 2, the step that costs nothing.",
      de: "Du bist mit anderem Tempo gefahren. Hier soll es 2 sein, die Stufe, die nichts kostet.",
    },
  },
  coal: {
    title: { en: "Coal", de: "Kohle" },
    steps: {
      go: {
        en: "Every further step of speed costs a coal. From 2 to 4 is one: sail to the space marked far ahead.",
        de: "Jede weitere Stufe kostet eine Kohle. Von 2 auf 4 ist es eine: Fahr zum markierten Feld weit voraus.",
      },
      tile: {
        en: "You were first on the last tile, so the die was rolled and a new piece of river laid. Nobody knows where it bends!",
        de: "Du warst zuerst auf dem letzten Flussplättchen. Da fällt der Würfel, und ein neues Stück Fluss kommt. Wohin es sich wendet, weiß niemand!",
      },
    },
    done: {
      en: "Six coal have to last for the whole race, so spend them with care.",
      de: "Sechs Kohlen müssen für das ganze Rennen reichen. Geh sparsam damit um.",
    },
    missed: {
      en: "That cost no coal or did not reach the next tile. For once, be a spendthrift.",
      de: "Das hat keine Kohle gekostet oder nicht bis zum nächsten Flussplättchen gereicht. Sei hier ruhig verschwenderisch.",
    },
  },
  turn: {
    title: { en: "Turning", de: "Drehen" },
    steps: {
      go: {
        en: "The river bends. In a move the first turn of one side is free, every other costs a coal. The marked space takes two turns.",
        de: "Der Fluss macht einen Bogen. Die erste Drehung im Zug ist frei, jede weitere kostet eine Kohle. Zum markierten Feld sind es zwei.",
      },
    },
    done: {
      en: "Neatly steered. You may turn before, during or after your move.",
      de: "Sauber gesteuert. Drehen darfst du vor, während und nach der Fahrt.",
    },
    missed: {
      en: "You arrived with fewer turns, which is cheaper. Here try the space that takes two.",
      de: "Du bist mit weniger Drehungen gefahren, das ist billiger. Probier hier das Feld, das zwei braucht.",
    },
  },
  dock: {
    title: { en: "A passenger", de: "Ein Fahrgast" },
    steps: {
      see: {
        en: "A passenger waits at the marked dock. Whoever wants to win must bring two of them.",
        de: "An der markierten Anlegestelle wartet ein Fahrgast. Wer gewinnen will, muss zwei ans Ziel bringen.",
      },
      go: {
        en: "They board only if your move ends at the dock with speed 1. From 3 to 1 costs a coal: brake and stop there.",
        de: "Er steigt nur ein, wenn dein Zug dort mit Tempo 1 endet. Von 3 auf 1 kostet eine Kohle: Brems und halt dort.",
      },
    },
    done: { en: "Welcome aboard! One down, one to go.", de: "Willkommen an Bord! Einer ist da, einer fehlt noch." },
    missed: {
      en: "Nobody boarded: the move must end on the dock, at speed 1.",
      de: "Niemand ist eingestiegen: Der Zug muss an der Anlegestelle enden, mit Tempo 1.",
    },
  },
  brake: {
    title: { en: "Braking", de: "Bremsen" },
    steps: {
      see: {
        en: "Full steam, little coal, and an island ahead. An exclamation mark warns: from there you could no longer brake before land.",
        de: "Volle Fahrt, wenig Kohle und vor dir eine Insel. Das Ausrufezeichen warnt: Von dort kannst du vor dem Land nicht mehr bremsen.",
      },
      go: {
        en: "Slow down while you can: end your move on a space without the mark.",
        de: "Brems, solange es geht: Beende deinen Zug auf einem Feld ohne dieses Zeichen.",
      },
    },
    done: {
      en: "Well judged. A boat that hits land loses its next turn.",
      de: "Gut eingeschätzt. Wer auf Land läuft, verliert den nächsten Zug.",
    },
    missed: {
      en: "Too fast: from there the next move ends on land. Look for a space without the exclamation mark.",
      de: "Zu schnell: Von dort endet der nächste Zug an Land. Such ein Feld ohne Ausrufezeichen.",
    },
  },
  push: {
    title: { en: "Pushing", de: "Schieben" },
    steps: {
      go: {
        en: "Orange is in your way. With two movement points you push it aside and take its space; where it goes is up to you.",
        de: "Orange liegt dir im Weg. Für zwei Bewegungspunkte schiebst du es beiseite und nimmst seinen Platz; wohin, sagst du.",
      },
      stop: {
        en: "Its owner points the pushed boat. Then end your move.",
        de: "Wohin das geschobene Schiff zeigt, sagt sein Besitzer. Beende dann deinen Zug.",
      },
    },
    done: { en: "Make way for the white boat!", de: "Platz da für das weiße Schiff!" },
    missed: {
      en: "You sailed past. Try to push: choose the space Orange lies on.",
      de: "Du bist vorbeigefahren. Versuch zu schieben: Wähl das Feld, auf dem Orange liegt.",
    },
  },
  pushed: {
    title: { en: "Being pushed", de: "Geschoben werden" },
    steps: {
      face: {
        en: "Now Orange has pushed you! It costs you nothing, and you may point your boat any way you like.",
        de: "Jetzt hat Orange dich geschoben! Das kostet dich nichts, und dein Bug darf zeigen, wohin du willst.",
      },
    },
    done: {
      en: "Sometimes a push is a gift: a free turn and a space ahead.",
      de: "Manchmal ist ein Schub ein Geschenk: eine freie Drehung und ein Feld dazu.",
    },
  },
  finish: {
    title: { en: "The finish", de: "Das Ziel" },
    steps: {
      see: {
        en: "A few turns later: two passengers are aboard, and the landing is right ahead.",
        de: "Ein paar Züge später: Zwei Fahrgäste sind an Bord, und der Landungssteg liegt direkt vor dir.",
      },
      go: {
        en: "End your move on the landing with speed 1, and the race is yours.",
        de: "Beende deinen Zug mit Tempo 1 am Landungssteg, und das Rennen gehört dir.",
      },
    },
    done: {
      en: "You have won! That is all you need: speed, coal, a good eye. Ready for a real race against two bots?",
      de: "Gewonnen! Mehr brauchst du nicht: Tempo, Kohle und ein gutes Auge. Bereit für ein echtes Rennen gegen zwei Bots?",
    },
    missed: {
      en: "Not quite: stop on one of the landing spaces, at speed 1.",
      de: "Noch nicht ganz: Halt mit Tempo 1 auf einem Feld des Ziels.",
    },
  },
};

const SEASON_SCENES: Record<string, SceneWords> = {
  phase: {
    title: { en: "Phases", de: "Phasen" },
    steps: {
      farm: {
        en: "This is your farm. Four rounds of five phases: till, plant, ship, take a card, score.",
        de: "Das ist deine Farm. Vier Runden zu fünf Phasen: bestellen, pflanzen, verschiffen, Karte nehmen, werten.",
      },
      choose: {
        en: "Everybody plays every phase. Whoever owns its tile begins it and gets a bonus. Choose one: planting brings a coin.",
        de: "Alle spielen jede Phase. Wer ihr Plättchen hat, beginnt sie und bekommt einen Bonus. Wähl eins: Pflanzen bringt eine Münze.",
      },
    },
    done: { en: "Yours for this round.", de: "In dieser Runde deins." },
  },
  workers: {
    title: { en: "Workers", de: "Arbeiter" },
    steps: {
      card: {
        en: "Eight cards are turned up in this phase, and each names a colour of field. This one is a club.",
        de: "In dieser Phase werden acht Karten aufgedeckt, jede nennt eine Feldfarbe. Diese zeigt Kreuz.",
      },
      place: {
        en: "Put a worker on an empty field of that colour. Workers side by side make room for larger crops.",
        de: "Setz einen Arbeiter auf ein leeres Feld dieser Farbe. Arbeiter nebeneinander machen Platz für größere Ernten.",
      },
    },
    done: {
      en: "One worker at work. For a coin you may ignore a card.",
      de: "Der erste Arbeiter ist am Werk. Für eine Münze darfst du eine Karte übergehen.",
    },
  },
  crops: {
    title: { en: "Crops", de: "Pflanzen" },
    steps: {
      plant: {
        en: "All workers stand. Take a crop tile and lay it under them: a large one, like the three turnips, scores at once.",
        de: "Alle Arbeiter stehen. Nimm ein Ernteplättchen und leg es darunter: Ein großes, etwa die drei Rüben, bringt gleich Punkte.",
      },
    },
    done: {
      en: "Planted. Many fields of one crop fill a large boat.",
      de: "Gepflanzt. Viele Felder mit einer Frucht füllen ein großes Schiff.",
    },
  },
  ship: {
    title: { en: "Shipping", de: "Verschiffen" },
    steps: {
      load: {
        en: "Everything is planted. A boat takes as many workers of one crop as its number says: fill a 3 with turnips.",
        de: "Alles ist bepflanzt. Ein Schiff nimmt so viele Arbeiter einer Frucht auf, wie seine Zahl sagt: Füll eine 3 mit Rüben.",
      },
      master: {
        en: "A boat brings something at once. Take both, the step too: at the end only boats your harbor master has reached count.",
        de: "Ein Schiff bringt sofort etwas. Nimm beides, auch den Schritt: Am Ende zählen nur Schiffe, die dein Hafenmeister erreicht hat.",
      },
    },
    done: {
      en: "Shipped, and the workers are home again, ready for the next round.",
      de: "Verschifft, und die Arbeiter sind wieder zu Hause, bereit für die nächste Runde.",
    },
    missed: {
      en: "You may do that, but here it is about a small boat with steps for the harbor master.",
      de: "Das darfst du, aber hier geht es um ein kleines Schiff mit Schritten für den Hafenmeister.",
    },
  },
  agents: {
    title: { en: "New Orleans", de: "New Orleans" },
    steps: {
      load: {
        en: "Your second boat of the round: fill the 5 with the other turnips.",
        de: "Dein zweites Schiff in dieser Runde: Füll die 5 mit den übrigen Rüben.",
      },
      send: {
        en: "It brings a surveyor, and a worker may go to New Orleans for good. Take both.",
        de: "Es bringt einen Landvermesser, und ein Arbeiter darf für immer nach New Orleans. Nimm beides.",
      },
    },
    done: {
      en: "An agent scores every round, and having the most is worth 20 points at the end.",
      de: "Ein Agent bringt jede Runde einen Punkt, und wer am Ende die meisten hat, bekommt 20.",
    },
    missed: {
      en: "That left the surveyor or the agent behind. Try it with the 5.",
      de: "So bleibt der Landvermesser oder der Agent aus. Versuch es mit der 5.",
    },
  },
  card: {
    title: { en: "Opportunities", de: "Gelegenheiten" },
    steps: {
      take: {
        en: "Take a card, with the bonus of its space. Each says what it would be worth now: Passage is just right for you.",
        de: "Nimm eine Karte, mit dem Bonus ihres Platzes. Jede sagt, was sie jetzt wert wäre: Die Überfahrt passt dir gut.",
      },
    },
    done: {
      en: "A card scores nothing by itself: it needs a surveyor.",
      de: "Eine Karte allein bringt nichts: Sie braucht einen Landvermesser.",
    },
  },
  survey: {
    title: { en: "Surveyors", de: "Landvermesser" },
    steps: {
      place: {
        en: "The scoring: place a surveyor with your card, and it scores at once, as things stand now.",
        de: "Die Wertung: Setz einen Landvermesser auf deine Karte. Sie zählt sofort, so wie es jetzt steht.",
      },
      count: {
        en: "Surveyors and agents then bring a point each, in every round. The score sheet says where your points came from.",
        de: "Landvermesser und Agenten bringen danach je einen Punkt, in jeder Runde. Das Wertungsblatt sagt, woher deine Punkte kommen.",
      },
    },
    done: {
      en: "That was a whole round; three more make a game. Go on with this one, now on your own?",
      de: "Das war eine ganze Runde; drei weitere machen ein Spiel. Spielst du dieses weiter, jetzt allein?",
    },
    missed: {
      en: "Without a surveyor your card scores nothing this round. Place one.",
      de: "Ohne Landvermesser bringt deine Karte diese Runde nichts. Setz einen ein.",
    },
  },
};

export const SCENES: Record<Game, Record<string, SceneWords>> = {
  "mississippi-queen": RACE_SCENES,
  riverboat: SEASON_SCENES,
};
