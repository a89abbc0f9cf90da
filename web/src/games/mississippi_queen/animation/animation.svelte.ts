/** Changes of a race on the board: boats glide from space to space, the die rolls, a tile slides in. */

import { boatAnchor, platformOf } from "../layout/anchors";
import { centre, type Point } from "../layout/layout";
import type { Animator, Change, Scene } from "../../../presentation/presentation.svelte";
import type {
  Boat,
  MississippiQueenEntryEvent,
  MississippiQueenRoomView,
  River,
  RiverSpace,
  RiverTile,
} from "../../../api/types";
import type { MississippiQueenTypes } from "../types";

export interface BoatPose {
  at: Point | null;
  bow: Boat["bow"];
  speed: number;
  coal: number;
  passengers: number;
}

/** A part of what one event looks like. */
interface Part {
  duration: number;
  play: () => void;
}

type RaceChange = Change<MississippiQueenTypes>;

const MOVE_MS = 170;
const TURN_MS = 130;
const WHEEL_MS = 220;
const LOOK_MS = 550; // for the eye to come to the boat of somebody else that begins its turn
const READ_MS = 450; // for what somebody else's turn came to
const ROLL_MS = 800;
const SHOW_DIE_MS = 700;
const SLIDE_MS = 650;

export class BoardAnimation implements Animator<MississippiQueenTypes> {
  boats = $state.raw<Record<string, BoatPose>>({});
  river: River = $state.raw({} as River); // as far as it is shown
  moving = $state("");
  rocking = $state("");
  die = $state.raw<{ direction: string; isRolling: boolean } | null>(null);
  arriving = $state.raw<{ tile: RiverTile; spaces: RiverSpace[] } | null>(null); // the tile that slides in now
  stepDuration = $state(MOVE_MS);

  constructor(view: MississippiQueenRoomView) {
    this.settle(view);
  }

  settle(view: MississippiQueenRoomView): void {
    this.moving = this.rocking = "";
    this.die = null;
    this.arriving = null;
    this.stepDuration = MOVE_MS;
    this.river = view.river;
    this.boats = posesOf(view);
  }

  scenes(change: RaceChange): Scene[] {
    const events = change.happened.flatMap((entry) => entry.events);
    const isOthers = change.happened.some(({ seat }) => seat !== null && !change.view.yours.includes(seat));
    return events.flatMap((event, index) => {
      const parts = this.#partsOf(event, change.view, isOthers);
      return parts.map(({ duration, play }, part) => ({
        duration,
        tells: part === parts.length - 1 ? index + 1 : index, // the die has to lie still before anybody reads of it
        begin: (milliseconds: number) => {
          this.stepDuration = milliseconds;
          play();
        },
      }));
    });
  }

  #partsOf(event: MississippiQueenEntryEvent, view: MississippiQueenRoomView, isOthers: boolean): Part[] {
    const boat = event.who;
    switch (event.kind) {
      case "moved":
      case "followed":
        return [this.#glide(view, boat, event.facts.to, () => ((this.moving = boat), (this.rocking = "")))];
      case "pushed":
        return [this.#glide(view, boat, event.facts.to, () => (this.rocking = boat))];
      case "turned":
        return [
          part(TURN_MS, () => {
            this.moving = boat;
            this.#change(boat, { bow: event.facts.bow }, event.facts.coal);
          }),
        ];
      case "faced":
        return [part(TURN_MS, () => this.#change(boat, { bow: event.facts.bow }))];
      case "speed":
        return [
          part(isOthers ? LOOK_MS : WHEEL_MS, () => {
            this.moving = boat;
            this.#change(boat, { speed: event.facts.speed }, event.facts.coal);
          }),
        ];
      case "stopped":
        return isOthers ? [part(READ_MS, () => (this.rocking = ""))] : [];
      case "slowed":
        return [part(WHEEL_MS, () => this.#change(boat, { speed: event.facts.speed }))];
      case "boarded":
        return [part(WHEEL_MS, () => this.#board(boat, event.facts.aboard, view))];
      case "refilled":
        return [part(WHEEL_MS, () => this.#change(boat, { coal: event.facts.coal }))];
      case "docked":
      case "out":
      case "launched":
        return [part(MOVE_MS, () => this.#change(boat, posesOf(view)[boat] ?? {}))];
      case "rolled":
        return [
          part(ROLL_MS, () => (this.die = { direction: event.facts.direction, isRolling: true })),
          part(SHOW_DIE_MS, () => (this.die = { direction: event.facts.direction, isRolling: false })),
        ];
      case "tile":
        return [part(SLIDE_MS, () => this.#lay(view, ({ slot }) => slot === event.facts.slot))];
      case "finish":
        return [part(SLIDE_MS, () => this.#lay(view, ({ name }) => name === "finish", true))];
      default:
        return [];
    }
  }

  #glide(view: MississippiQueenRoomView, boat: string, place: string, also: () => void): Part {
    return part(MOVE_MS, () => {
      const there = (river: River) => river.spaces.find((space) => space.place === place)?.hex;
      const hex = there(this.river) ?? there(view.river);
      if (hex) this.#change(boat, { at: centre(hex) });
      also();
    });
  }

  /** The passenger leaves the dock as it comes aboard. */
  #board(boat: string, aboard: number, { river }: MississippiQueenRoomView): void {
    this.#change(boat, { passengers: aboard });
    const left = new Map(river.spaces.map((space) => [space.place, space]));
    this.river = { ...this.river, spaces: this.river.spaces.map((space) => left.get(space.place) ?? space) };
  }

  #lay({ river }: MississippiQueenRoomView, isNew: (tile: RiverTile) => boolean, isFinish = false): void {
    this.die = null;
    const tile = river.tiles.find(isNew);
    if (!tile) return;
    const spaces = river.spaces.filter((space) => space.slot === tile.slot);
    const others = this.river.spaces.filter((space) => space.slot !== tile.slot);
    this.arriving = { tile, spaces };
    this.river = {
      ...this.river,
      tiles: [...this.river.tiles.filter((other) => other.slot !== tile.slot), tile],
      spaces: [...others, ...spaces],
      finish: isFinish ? river.finish : this.river.finish,
      to_come: isFinish ? river.to_come : Math.max(0, this.river.to_come - 1),
    };
  }

  #change(boat: string, pose: Partial<BoatPose>, burnt = 0): void {
    const old = this.boats[boat];
    if (old) this.boats = { ...this.boats, [boat]: { ...old, coal: old.coal - burnt, ...pose } };
  }
}

const part = (duration: number, play: () => void): Part => ({ duration, play });

function posesOf(view: MississippiQueenRoomView): Record<string, BoatPose> {
  const platform = platformOf(view.river);
  return Object.fromEntries(
    view.boats.map((boat) => {
      const { bow, speed, coal, passengers } = boat;
      return [boat.name, { at: boatAnchor(boat, view.river, platform), bow, speed, coal, passengers }];
    }),
  );
}
