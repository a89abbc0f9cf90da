/** A value of everybody, round by round, as lines of a chart. */

export interface Series {
  name: string;
  letter: string; // at the end of its line
  colour: string;
  values: number[];
}

/** Lines differ by their strokes too, not by colour alone. */
export const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 2", "1 3", "14 3"];

export interface Frame {
  width: number;
  height: number;
  margin: number;
}

/** The points of a line. The greatest value is on top, or the smallest where values are places. */
export function pointsOf(values: readonly number[], all: readonly Series[], isPlaces: boolean, frame: Frame) {
  const numbers = all.flatMap((one) => one.values);
  const least = isPlaces ? 1 : 0;
  const most = Math.max(least + 1, ...numbers);
  const last = Math.max(1, ...all.map((one) => one.values.length - 1));
  const { width, height, margin } = frame;
  return values.map((value, index): [number, number] => {
    const share = (value - least) / (most - least);
    return [
      margin + (index / last) * (width - 2 * margin),
      margin + (isPlaces ? share : 1 - share) * (height - 2 * margin),
    ];
  });
}
