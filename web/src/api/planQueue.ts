/** The actions of a plan that are still to be played, each when the one before is done. */

export class PlanQueue {
  #actions: string[] = [];

  /** Begin another plan; its first action, to be played now. */
  start([first, ...later]: readonly string[]): string | undefined {
    this.#actions = later;
    return first;
  }

  /** The next action; where it cannot be played any more, the plan ends. */
  next(legal: readonly { text: string }[]): string | undefined {
    const action = this.#actions.shift();
    if (legal.some(({ text }) => text === action)) return action;
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
