/** The actions of a plan that are still to be played, each when the one before is done. */

/** What of a view a plan depends on. */
export interface PlanView {
  actor: number;
  actions: readonly { text: string }[];
  round: number;
  turn?: number; // of the round; without it a plan ends where somebody else decides
}

export class PlanQueue {
  #actions: string[] = [];
  #seat = 0;
  #turn = "";

  /** Begin another plan; its first action, to be played now. What somebody else at this screen decides in between
   * leaves a plan that waits for it as it is. */
  start([first, ...later]: readonly string[], view: PlanView): string | undefined {
    const isInBetween = this.#actions.length > 0 && view.actor !== this.#seat && turnOf(view) === this.#turn;
    if (isInBetween && !later.length) return first;
    this.#actions = later;
    this.#seat = view.actor;
    this.#turn = turnOf(view);
    return first;
  }

  /** The next action. While somebody else decides about something within the same turn, as the owner of a pushed boat
   * does, the plan waits; where it cannot be played any more, it ends. */
  next(view: PlanView, isInterrupted = false): string | undefined {
    if (turnOf(view) !== this.#turn || (isInterrupted && view.turn === undefined)) this.clear();
    if (view.actor !== this.#seat) return undefined;
    const action = this.#actions.shift();
    if (view.actions.some(({ text }) => text === action)) return action;
    this.clear();
    return undefined;
  }

  get rest(): readonly string[] {
    return this.#actions;
  }

  clear(): void {
    this.#actions = [];
  }
}

const turnOf = ({ round, turn }: PlanView): string => `${round} ${turn}`;
