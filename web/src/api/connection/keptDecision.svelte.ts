/** A decision made without a connection: kept, and played when the connection is back, if it still stands. */

import type { Entry } from "../types";

export interface Decision {
  index: number; // the entry that its first action was to become
  actions: readonly string[];
  wasSent: boolean; // it may have happened
}

interface Present {
  next: number;
  isMyTurn: boolean;
  legal: readonly { text: string }[];
  log: readonly Entry[];
}

export class KeptDecision {
  decision = $state.raw<Decision | null>(null);

  keep(index: number, actions: readonly string[], wasSent = false): void {
    this.decision = { index, actions, wasSent };
  }

  drop(): void {
    this.decision = null;
  }

  /** What is to be played now: nothing if it has happened, null if it does not stand any more. */
  resume({ next, isMyTurn, legal, log }: Present): readonly string[] | null {
    const { decision } = this;
    this.drop();
    if (!decision) return [];
    const isLegal = (action: string | undefined) => isMyTurn && legal.some(({ text }) => text === action);
    if (next === decision.index) return isLegal(decision.actions[0]) ? decision.actions : null;
    if (!decision.wasSent || !hasHappened(decision, log)) return null;
    const rest = decision.actions.slice(1);
    return isLegal(rest[0]) ? rest : [];
  }
}

const hasHappened = ({ index, actions }: Decision, log: readonly Entry[]) =>
  log.some(({ number, kind, action }) => number === index && kind === "play" && action === actions[0]);
