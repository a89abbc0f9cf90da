/** The visible part of the river: a camera that is dragged, pinched and zoomed, and follows the race otherwise. */

import { areaOf, lookingAhead, moved, scaleFor, within, zoomed, type Area, type Camera } from "./camera";
import type { Point } from "./layout";

const CLICK_TOLERANCE = 6; // pixels a finger may wander and still click
const MAX_FIT_SCALE = 1.3;
const MIN_FIT_SCALE = 0.55;
const MIN_AHEAD_SCALE = 0.8; // so much smaller, and no more, for the sake of what lies ahead
const ZOOM_REST_MS = 400; // after the last step
const CENTRAL_PART = 0.3; // of the window, from its middle: what is inside needs no following

export class Viewport {
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  width = $state(800);
  height = $state(600);
  isFollowing = $state(true);
  isPressed = $state(false); // by a finger: no easing then
  isMovedByHand = $state(false); // somebody looks elsewhere until the next decision
  isZooming = $state(false); // what is costly to draw at every scale waits until it rests
  isWheeling = $state(false); // no easing then
  river = $state.raw<Area>({ left: -400, right: 400, top: -300, bottom: 300 });

  #resting = 0;
  #touching = new Map<number, Point>();
  #wandered = 0;

  /** The scale at which the whole river is in the window. */
  get #least(): number {
    return Math.min(0.9, scaleFor(this.river, this.width, this.height));
  }

  get isDragging(): boolean {
    return this.#wandered > CLICK_TOLERANCE;
  }

  down(event: PointerEvent): void {
    this.#touching.set(event.pointerId, [event.clientX, event.clientY]);
    this.#wandered = 0;
    this.isPressed = true;
  }

  move(event: PointerEvent): void {
    const before = this.#touching.get(event.pointerId);
    if (!before) return;
    const here: Point = [event.clientX, event.clientY];
    const [dx, dy] = [here[0] - before[0], here[1] - before[1]];
    const other = [...this.#touching].find(([id]) => id !== event.pointerId)?.[1];
    this.#wandered += Math.abs(dx) + Math.abs(dy);
    this.#touching.set(event.pointerId, here);
    let camera = this.camera;
    if (other) {
      camera = zoomed(camera, distanceBetween(here, other) / Math.max(1, distanceBetween(before, other)), this.#least);
      this.#zooms();
    }
    this.camera = within(moved(camera, other ? dx / 2 : dx, other ? dy / 2 : dy), this.river);
    if (this.isDragging) this.isMovedByHand = true;
  }

  up(event: PointerEvent): void {
    this.#touching.delete(event.pointerId);
    this.isPressed = this.#touching.size > 0;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const frame = (event.currentTarget as Element).getBoundingClientRect();
    const [px, py] = [event.clientX - frame.left - this.width / 2, event.clientY - frame.top - this.height / 2];
    this.camera = within(zoomed(this.camera, Math.exp(-event.deltaY / 500), this.#least, px, py), this.river);
    this.isMovedByHand = this.isWheeling = true;
    this.#zooms();
  }

  zoom(factor: number): void {
    this.camera = within(zoomed(this.camera, factor, this.#least), this.river);
    this.isMovedByHand = true;
    this.#zooms();
  }

  lookAt([x, y]: Point): void {
    this.camera = { ...this.camera, x, y };
    this.isMovedByHand = true;
  }

  /** Back to the race if somebody has looked elsewhere, else follow it no more, or again. */
  follow(): void {
    if (this.isFollowing && !this.isMovedByHand) this.isFollowing = false;
    else {
      this.isFollowing = true;
      this.isMovedByHand = false;
    }
  }

  #zooms(): void {
    this.isZooming = true;
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => (this.isZooming = this.isWheeling = false), ZOOM_REST_MS);
  }

  /** Everything of these in the window, as near as may be. */
  fit(spots: readonly Point[], margin: number): void {
    if (!spots.length) return;
    const area = areaOf(spots, margin);
    this.camera = {
      x: (area.left + area.right) / 2,
      y: (area.top + area.bottom) / 2,
      scale: this.#fitting(area),
    };
  }

  /** The same, with a boat at a third of the window, so that its way is seen, and what lies ahead if there is room. */
  fitAhead(spots: readonly Point[], margin: number, boat: Point, ahead: readonly Point[]): void {
    const far = ahead.at(-1);
    const length = far ? distanceBetween(boat, far) : 0;
    if (!far || length < 1) return this.fit(spots, margin);
    const way: Point = [(far[0] - boat[0]) / length, (far[1] - boat[1]) / length];
    const area = areaOf([...spots, boat], margin);
    const wide = this.#fitting(areaOf([...spots, boat, ...ahead], margin));
    const scale = Math.max(wide, Math.min(MIN_AHEAD_SCALE, this.#fitting(area)));
    this.camera = lookingAhead(boat, way, area, scale, [this.width, this.height]);
  }

  #fitting(area: Area): number {
    return Math.max(MIN_FIT_SCALE, Math.min(MAX_FIT_SCALE, scaleFor(area, this.width, this.height)));
  }

  /** Move only if this point would leave the middle of the window. */
  keepVisible([x, y]: Point): void {
    const { camera, width, height } = this;
    const isNear =
      Math.abs(x - camera.x) * camera.scale < CENTRAL_PART * width &&
      Math.abs(y - camera.y) * camera.scale < CENTRAL_PART * height;
    if (!isNear) this.camera = { ...camera, x, y };
  }
}

const distanceBetween = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);
