/** What has just happened, played once more for the eye: boats glide from space to space, the die rolls, a tile slides in.
 *
 * Nobody waits for it: the decision is there at once, and a click or a key ends the show. */

import { untrack } from "svelte";
import { boatAnchor, platformOf } from "../layout/anchors";
import { centre, type Point } from "../layout/layout";
import type {
  Boat,
  MississippiQueenEntryView,
  MississippiQueenEntryEvent,
  MississippiQueenRoomView,
} from "../../../api/types";

export interface BoatPose {
  at: Point | null;
  bow: Boat["bow"];
  speed: number;
  coal: number;
  passengers: number;
}

interface AnimationStep {
  duration: number; // milliseconds
  play: () => void;
}

const MOVE_MS = 170;
const TURN_MS = 130;
const WHEEL_MS = 220;
const ROLL_MS = 800;
const SHOW_DIE_MS = 700;
const SLIDE_MS = 650;
const MAX_TOTAL_MS = 3200; // all that is to be shown is hurried to fit in

export class BoardAnimation {
  boats = $state.raw<Record<string, BoatPose>>({});
  moving = $state("");
  rocking = $state("");
  die = $state.raw<{ direction: string; isRolling: boolean } | null>(null);
  hiddenSlots = $state.raw<number[]>([]); // slots of tiles that have yet to slide in
  arrivingSlot = $state(-1); // the slot that slides in now
  stepDuration = $state(MOVE_MS);

  #view: MississippiQueenRoomView;
  #heard: number;
  #scenes: AnimationStep[] = [];
  #timer = 0;
  #until = 0; // everything has been shown by then

  constructor(view: MississippiQueenRoomView, next: number) {
    this.#view = view;
    this.#heard = next - 1;
    this.boats = posesOf(view);
  }

  /** A new view, and the log that led to it. */
  update(view: MississippiQueenRoomView, log: readonly MississippiQueenEntryView[], isInstant: boolean): void {
    untrack(() => {
      const newEntries = log.filter((entry) => entry.number > this.#heard);
      const before = this.#view;
      this.#view = view;
      this.#heard = Math.max(this.#heard, log.at(-1)?.number ?? -1);
      if (isInstant || newEntries.some((entry) => entry.kind === "undo")) return this.skip();
      if (newEntries.length) this.#stage(before, newEntries);
      else if (!this.#timer) this.skip();
    });
  }

  /** To the present, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#scenes = [];
    this.moving = this.rocking = "";
    this.die = null;
    this.hiddenSlots = [];
    this.arrivingSlot = -1;
    this.stepDuration = MOVE_MS;
    this.boats = posesOf(this.#view);
  }

  #stage(before: MississippiQueenRoomView, newEntries: readonly MississippiQueenEntryView[]): void {
    const known = new Set(before.river.tiles.map((tile) => tile.slot));
    const newSlots = this.#view.river.tiles.map((tile) => tile.slot).filter((slot) => !known.has(slot));
    this.hiddenSlots = [...this.hiddenSlots, ...newSlots];
    for (const entry of newEntries) for (const event of entry.events) this.#scenes.push(...this.#scenesOf(event));
    this.#until = Date.now() + Math.min(MAX_TOTAL_MS, totalDuration(this.#scenes));
    if (!this.#timer) this.#next();
  }

  #next(): void {
    const step = this.#scenes.shift();
    if (!step) return this.skip();
    const left = step.duration + totalDuration(this.#scenes);
    const duration = step.duration * Math.min(1, Math.max(0, this.#until - Date.now()) / left);
    this.stepDuration = Math.round(duration);
    step.play();
    this.#timer = window.setTimeout(() => this.#next(), duration);
  }

  #scenesOf(event: MississippiQueenEntryEvent): AnimationStep[] {
    const boat = event.who;
    switch (event.kind) {
      case "moved":
      case "followed":
        return [this.#glide(boat, event.facts.to, () => ((this.moving = boat), (this.rocking = "")))];
      case "pushed":
        return [this.#glide(boat, event.facts.to, () => (this.rocking = boat))];
      case "turned":
      case "faced":
        return [
          {
            duration: TURN_MS,
            play: () => this.#change(boat, { bow: event.facts.bow }, "coal" in event.facts ? event.facts.coal : 0),
          },
        ];
      case "speed":
        return [{ duration: WHEEL_MS, play: () => this.#change(boat, { speed: event.facts.speed }, event.facts.coal) }];
      case "slowed":
        return [{ duration: WHEEL_MS, play: () => this.#change(boat, { speed: event.facts.speed }) }];
      case "boarded":
        return [{ duration: WHEEL_MS, play: () => this.#change(boat, { passengers: event.facts.aboard }) }];
      case "refilled":
        return [{ duration: WHEEL_MS, play: () => this.#change(boat, { coal: event.facts.coal }) }];
      case "docked":
      case "out":
      case "launched":
        return [{ duration: MOVE_MS, play: () => this.#change(boat, posesOf(this.#view)[boat] ?? {}) }];
      case "rolled":
        return [
          { duration: ROLL_MS, play: () => (this.die = { direction: event.facts.direction, isRolling: true }) },
          { duration: SHOW_DIE_MS, play: () => (this.die = { direction: event.facts.direction, isRolling: false }) },
        ];
      case "tile":
        return [{ duration: SLIDE_MS, play: () => this.#lay(event.facts.slot) }];
      case "finish":
        return this.#view.river.tiles
          .filter(({ name }) => name === "finish")
          .map(({ slot }) => ({ duration: SLIDE_MS, play: () => this.#lay(slot) }));
      default:
        return [];
    }
  }

  #glide(boat: string, place: string, also: () => void): AnimationStep {
    return {
      duration: MOVE_MS,
      play: () => {
        const hex = this.#view.river.spaces.find((space) => space.place === place)?.hex;
        if (hex) this.#change(boat, { at: centre(hex) });
        also();
      },
    };
  }

  #lay(slot: number): void {
    this.die = null;
    this.hiddenSlots = this.hiddenSlots.filter((other) => other !== slot);
    this.arrivingSlot = slot;
  }

  #change(boat: string, pose: Partial<BoatPose>, burnt = 0): void {
    const old = this.boats[boat];
    if (old) this.boats = { ...this.boats, [boat]: { ...old, coal: old.coal - burnt, ...pose } };
  }
}

const totalDuration = (steps: AnimationStep[]): number => steps.reduce((sum, step) => sum + step.duration, 0);

function posesOf(view: MississippiQueenRoomView): Record<string, BoatPose> {
  const platform = platformOf(view.river);
  return Object.fromEntries(
    view.boats.map((boat) => {
      const { bow, speed, coal, passengers } = boat;
      return [boat.name, { at: boatAnchor(boat, view.river, platform), bow, speed, coal, passengers }];
    }),
  );
}
