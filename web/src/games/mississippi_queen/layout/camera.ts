/** Offset and scale of a large drawing, shown by one transform of one group. */

export interface Camera {
  x: number; // of the paper, in the middle of the window
  y: number;
  scale: number;
}

export const MIN_SCALE = 0.25;
export const MAX_SCALE = 3;

export const transformOf = ({ x, y, scale }: Camera, width: number, height: number): string =>
  `translate(${width / 2 - x * scale}px, ${height / 2 - y * scale}px) scale(${scale})`;

export function zoomed(camera: Camera, factor: number, px = 0, py = 0): Camera {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, camera.scale * factor));
  // What is under the pointer stays there; px and py are its distance from the middle of the window.
  return {
    x: camera.x + px / camera.scale - px / scale,
    y: camera.y + py / camera.scale - py / scale,
    scale,
  };
}

export const moved = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
});
