/** What has just happened, played once more for the eye: boats glide from space to space, the die rolls, a tile slides in.
 *
 * Nobody waits for it: the decision is there at once, and a click or a key ends the show. */

import { untrack } from "svelte";
import { mooring, platformOf } from "../layout/anchors";
import { centre, type Point } from "../layout/layout";
import type { Boat, RaceEntry, RaceEvent, RaceView } from "../shapes";

export interface Posture {
  at: Point | null;
  bow: Boat["bow"];
  speed: number;
  coal: number;
  passengers: number;
}

interface Scene {
  take: number; // milliseconds
  play: () => void;
}

const STEP = 170;
const TURN = 130;
const WHEEL = 220;
const ROLL = 800;
const SHOW_DIE = 700;
const SLIDE = 650;
const LONGEST = 3200; // all that is to be shown is hurried to fit in

export class Motion {
  boats = $state.raw<Record<string, Posture>>({});
  moving = $state("");
  rocking = $state("");
  die = $state.raw<{ direction: string; isRolling: boolean } | null>(null);
  unseen = $state.raw<number[]>([]); // slots of tiles that have yet to slide in
  arriving = $state(-1); // the slot that slides in now
  pace = $state(STEP);

  #view: RaceView;
  #heard: number;
  #scenes: Scene[] = [];
  #timer = 0;
  #until = 0; // everything has been shown by then

  constructor(view: RaceView, next: number) {
    this.#view = view;
    this.#heard = next - 1;
    this.boats = posturesOf(view);
  }

  /** A new view, and the log that led to it. */
  see(view: RaceView, log: readonly RaceEntry[], isStill: boolean): void {
    untrack(() => {
      const fresh = log.filter((entry) => entry.number > this.#heard);
      const before = this.#view;
      this.#view = view;
      this.#heard = Math.max(this.#heard, log.at(-1)?.number ?? -1);
      if (isStill || fresh.some((entry) => entry.kind === "undo")) return this.skip();
      if (fresh.length) this.#stage(before, fresh);
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
    this.unseen = [];
    this.arriving = -1;
    this.pace = STEP;
    this.boats = posturesOf(this.#view);
  }

  #stage(before: RaceView, fresh: readonly RaceEntry[]): void {
    const known = new Set(before.river.tiles.map((tile) => tile.slot));
    const laid = this.#view.river.tiles.map((tile) => tile.slot).filter((slot) => !known.has(slot));
    this.unseen = [...this.unseen, ...laid];
    for (const entry of fresh)
      for (const event of entry.events) this.#scenes.push(...this.#scenesOf(event as RaceEvent));
    this.#until = Date.now() + Math.min(LONGEST, lengthOf(this.#scenes));
    if (!this.#timer) this.#next();
  }

  #next(): void {
    const scene = this.#scenes.shift();
    if (!scene) return this.skip();
    const left = scene.take + lengthOf(this.#scenes);
    const take = scene.take * Math.min(1, Math.max(0, this.#until - Date.now()) / left);
    this.pace = Math.round(take);
    scene.play();
    this.#timer = window.setTimeout(() => this.#next(), take);
  }

  #scenesOf(event: RaceEvent): Scene[] {
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
            take: TURN,
            play: () => this.#change(boat, { bow: event.facts.bow }, "coal" in event.facts ? event.facts.coal : 0),
          },
        ];
      case "speed":
        return [{ take: WHEEL, play: () => this.#change(boat, { speed: event.facts.speed }, event.facts.coal) }];
      case "slowed":
        return [{ take: WHEEL, play: () => this.#change(boat, { speed: event.facts.speed }) }];
      case "boarded":
        return [{ take: WHEEL, play: () => this.#change(boat, { passengers: event.facts.aboard }) }];
      case "refilled":
        return [{ take: WHEEL, play: () => this.#change(boat, { coal: event.facts.coal }) }];
      case "docked":
      case "out":
      case "launched":
        return [{ take: STEP, play: () => this.#change(boat, posturesOf(this.#view)[boat] ?? {}) }];
      case "rolled":
        return [
          { take: ROLL, play: () => (this.die = { direction: event.facts.direction, isRolling: true }) },
          { take: SHOW_DIE, play: () => (this.die = { direction: event.facts.direction, isRolling: false }) },
        ];
      case "tile":
        return [{ take: SLIDE, play: () => this.#lay(event.facts.slot) }];
      case "finish":
        return this.#view.river.tiles
          .filter(({ name }) => name === "finish")
          .map(({ slot }) => ({ take: SLIDE, play: () => this.#lay(slot) }));
      default:
        return [];
    }
  }

  #glide(boat: string, place: string, also: () => void): Scene {
    return {
      take: STEP,
      play: () => {
        const hex = this.#view.river.spaces.find((space) => space.place === place)?.hex;
        if (hex) this.#change(boat, { at: centre(hex) });
        also();
      },
    };
  }

  #lay(slot: number): void {
    this.die = null;
    this.unseen = this.unseen.filter((other) => other !== slot);
    this.arriving = slot;
  }

  #change(boat: string, posture: Partial<Posture>, burnt = 0): void {
    const old = this.boats[boat];
    if (old) this.boats = { ...this.boats, [boat]: { ...old, coal: old.coal - burnt, ...posture } };
  }
}

const lengthOf = (scenes: Scene[]): number => scenes.reduce((sum, scene) => sum + scene.take, 0);

function posturesOf(view: RaceView): Record<string, Posture> {
  const platform = platformOf(view.river);
  return Object.fromEntries(
    view.boats.map((boat) => {
      const { bow, speed, coal, passengers } = boat;
      return [boat.name, { at: mooring(boat, view.river, platform), bow, speed, coal, passengers }];
    }),
  );
}
