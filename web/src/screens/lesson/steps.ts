/** How far somebody has come in a scene: which step is awaited, by what has happened since the scene began. */

import { isPlayed, type Entry, type LessonEventPattern, type LessonScene, type LessonStep } from "../../api/types";

export interface SeenEvent {
  kind: string;
  who: string;
  facts: Record<string, unknown>;
}

const eventsOfEntry = (entry: Entry): SeenEvent[] => entry.events;

/** The events of a room from entry `start` on, without those that were taken back. */
export function eventsSince(log: Entry[], start: number): SeenEvent[] {
  const line: Entry[] = [];
  for (const entry of log) {
    if (isPlayed(entry)) line.push(entry);
    else line.length = Number(eventsOfEntry(entry)[0]?.facts["left"] ?? line.length);
  }
  return line.filter((entry) => entry.number >= start).flatMap(eventsOfEntry);
}

function fits(sign: LessonEventPattern, event: SeenEvent): boolean {
  if (!sign.kind.includes(event.kind) || (sign.who && sign.who !== event.who)) return false;
  return Object.entries(sign.facts).every(([name, values]) => values.includes(event.facts[name] as string | number));
}

export const isMatched = (sign: LessonEventPattern, events: SeenEvent[]): boolean =>
  events.filter((event) => fits(sign, event)).length >= sign.times;

export const isTextOnly = (step: LessonStep): boolean => step.done.length === 0;

export interface SceneProgress {
  step: number; // the one that is awaited; as many as there are when the scene is done
  isMissed: boolean; // something else happened
}

/** `read` is how many of the steps have been read and left by a click. What stands before a first move need not be read. */
export function progressOf(scene: LessonScene, events: SeenEvent[], read: number): SceneProgress {
  const isUnderWay = events.length > 0;
  let hasActed = false;
  for (const [step, wanted] of scene.steps.entries()) {
    if (isTextOnly(wanted)) {
      if (step >= read && (hasActed || !isUnderWay)) return { step, isMissed: false };
      continue;
    }
    hasActed = true;
    if (!wanted.done.every((sign) => isMatched(sign, events)))
      return { step, isMissed: wanted.missed.some((sign) => isMatched(sign, events)) };
  }
  return { step: scene.steps.length, isMissed: false };
}
