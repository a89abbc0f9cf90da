/** The visible part of the river: a camera that is dragged, pinched and zoomed, and follows the race otherwise. */

import { moved, zoomed, type Camera } from "./camera";
import type { Point } from "./layout";

const CLICK_TOLERANCE = 6; // pixels a finger may wander and still click
const MAX_FIT_SCALE = 1.3;
const MIN_FIT_SCALE = 0.55;
const CENTRAL_PART = 0.3; // of the window, from its middle: what is inside needs no following

export class Viewport {
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  width = $state(800);
  height = $state(600);
  isFollowing = $state(true);
  isPressed = $state(false); // by a finger: no easing then
  isMovedByHand = false; // somebody looks elsewhere until the next decision

  #touching = new Map<number, Point>();
  #wandered = 0;

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
    if (other) camera = zoomed(camera, distanceBetween(here, other) / Math.max(1, distanceBetween(before, other)));
    this.camera = moved(camera, other ? dx / 2 : dx, other ? dy / 2 : dy);
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
    this.camera = zoomed(this.camera, Math.exp(-event.deltaY / 500), px, py);
    this.isMovedByHand = true;
  }

  zoom(factor: number): void {
    this.camera = zoomed(this.camera, factor);
    this.isMovedByHand = true;
  }

  /** Everything of these in the window, as near as may be. */
  fit(spots: readonly Point[], margin: number): void {
    if (!spots.length) return;
    const [left, right] = [Math.min(...spots.map(([x]) => x)) - margin, Math.max(...spots.map(([x]) => x)) + margin];
    const [top, bottom] = [
      Math.min(...spots.map(([, y]) => y)) - margin,
      Math.max(...spots.map(([, y]) => y)) + margin,
    ];
    const scale = Math.min(MAX_FIT_SCALE, this.width / (right - left), this.height / (bottom - top));
    this.camera = { x: (left + right) / 2, y: (top + bottom) / 2, scale: Math.max(MIN_FIT_SCALE, scale) };
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
