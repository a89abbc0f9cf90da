/** What the others do, on its way to their farms: tiles, cards, riverboats and people fly there from the supply. */

import type { Animator, Change, Scene } from "../../../presentation/presentation.svelte";
import type { Crop, Feature, RiverboatEvent, RiverboatRoomView, RoundPhase } from "../../../api/types";
import type { RiverboatTypes } from "../types";

export type Piece =
  | { kind: "tile"; crops: Crop[] }
  | { kind: "boat"; capacity: number }
  | { kind: "card"; card: string }
  | { kind: "phase"; phase: RoundPhase }
  | { kind: "worker" | "agent" }
  | { kind: "feature"; feature: Feature };

export interface Flight {
  seat: number;
  piece: Piece;
  duration: number;
}

const FLIGHT_MS = 650;
const PULSE_MS = 450;
const PULSES: readonly RiverboatEvent["kind"][] = ["laid", "surveyed", "gained", "passed"];

export class FarmAnimation implements Animator<RiverboatTypes> {
  flight = $state.raw<Flight | null>(null);
  pulsing = $state(-1); // the seat whose farm has just changed

  settle(): void {
    this.flight = null;
    this.pulsing = -1;
  }

  scenes({ happened, view }: Change<RiverboatTypes>): Scene[] {
    const events = happened.flatMap((entry) => entry.events as RiverboatEvent[]);
    return events.flatMap((event, index): Scene[] => {
      const seat = view.seats.findIndex(({ mat }) => mat !== null && mat === event.who);
      if (seat < 0 || view.yours.includes(seat)) return [];
      const piece = pieceOf(event, view);
      if (!piece && !PULSES.includes(event.kind)) return [];
      return [
        {
          duration: piece ? FLIGHT_MS : PULSE_MS,
          tells: index + 1,
          begin: (duration) => {
            this.flight = piece && { seat, piece, duration };
            this.pulsing = seat;
          },
        },
      ];
    });
  }
}

function pieceOf(event: RiverboatEvent, view: RiverboatRoomView): Piece | null {
  switch (event.kind) {
    case "took":
      return { kind: "tile", crops: event.facts.tile.split("-") as Crop[] };
    case "shipped": {
      const boat = view.riverboats.find(({ boat }) => boat === event.facts.boat);
      return boat ? { kind: "boat", capacity: boat.capacity } : null;
    }
    case "card":
      return { kind: "card", card: event.facts.card };
    case "drafted":
      return { kind: "phase", phase: event.facts.phase };
    case "worker":
    case "hired":
      return { kind: "worker" };
    case "sent":
      return event.facts.agents ? { kind: "agent" } : null;
    case "built":
    case "feature":
      return { kind: "feature", feature: event.facts.feature };
    default:
      return null;
  }
}
