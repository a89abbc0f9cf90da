/** QR codes (ISO 18004): bytes, error correction level M, versions 1 to 10; enough for 213 bytes. */

import { codewords } from "./qr_words";

export type Modules = boolean[][]; // rows of dark and light squares, without the quiet zone around them

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];
const LEVEL_M = 0;

/** The code of a text, with the mask that is easiest to read; or with a given one. */
export function qrCode(text: string, mask?: number): Modules {
  const { version, words } = codewords(new TextEncoder().encode(text));
  const symbol = new Drawing(version);
  symbol.fill(words);
  const masks = mask === undefined ? MASKS.keys() : [mask];
  const drawn = Array.from(masks, (number) => symbol.masked(number));
  return drawn.reduce((best, other) => (penalty(other) < penalty(best) ? other : best));
}

/** A path of squares one unit wide, for one SVG element. */
export const pathOf = (modules: Modules): string =>
  modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");

class Drawing {
  readonly size: number;
  readonly dark: Modules;
  readonly fixed: Modules; // squares that carry no data

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    this.dark = square(this.size);
    this.fixed = square(this.size);
    for (let i = 0; i < this.size; i++) {
      this.#fix(6, i, i % 2 === 0);
      this.#fix(i, 6, i % 2 === 0);
    }
    for (const [row, column] of [
      [3, 3],
      [3, this.size - 4],
      [this.size - 4, 3],
    ] as const)
      this.#finder(row, column);
    this.#alignments();
    this.#format(this.dark, 0);
    this.#versionBits();
  }

  fill(words: number[]): void {
    const bits = words.flatMap((word) => Array.from({ length: 8 }, (_, bit) => ((word >> (7 - bit)) & 1) === 1));
    let next = 0;
    for (const [row, column] of zigzag(this.size)) {
      if (!this.fixed[row]![column]) this.dark[row]![column] = bits[next++] ?? false;
    }
  }

  masked(mask: number): Modules {
    const flips = MASKS[mask]!;
    const drawn = this.dark.map((row, r) => row.map((dark, c) => (this.fixed[r]![c] ? dark : dark !== flips(r, c))));
    this.#format(drawn, mask);
    return drawn;
  }

  #fix(row: number, column: number, dark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return;
    this.dark[row]![column] = dark;
    this.fixed[row]![column] = true;
  }

  #finder(row: number, column: number): void {
    for (let r = -4; r <= 4; r++)
      for (let c = -4; c <= 4; c++) {
        const ring = Math.max(Math.abs(r), Math.abs(c));
        this.#fix(row + r, column + c, ring !== 2 && ring !== 4);
      }
  }

  #alignments(): void {
    if (this.version === 1) return;
    const last = this.size - 7;
    const places = this.version < 7 ? [6, last] : [6, (6 + last) / 2, last];
    for (const row of places)
      for (const column of places) {
        const isFinder =
          (row === 6 && column === 6) || (row === 6 && column === last) || (row === last && column === 6);
        if (isFinder) continue;
        for (let r = -2; r <= 2; r++)
          for (let c = -2; c <= 2; c++) this.#fix(row + r, column + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
      }
  }

  /** Level and mask, twice, with their own error correction. */
  #format(drawn: Modules, mask: number): void {
    const data = (LEVEL_M << 3) | mask;
    const bits = ((data << 10) | remainder(data, 10, 0x537)) ^ 0x5412;
    const last = this.size - 1;
    const set = (row: number, column: number, bit: number): void => {
      drawn[row]![column] = ((bits >> bit) & 1) === 1;
      this.fixed[row]![column] = true;
    };
    for (let i = 0; i < 8; i++) {
      set(i < 6 ? i : i + 1, 8, i);
      set(8, last - i, i);
    }
    for (let i = 8; i < 15; i++) {
      set(8, i === 8 ? 7 : 14 - i, i);
      set(last - 14 + i, 8, i);
    }
    drawn[last - 7]![8] = true;
    this.fixed[last - 7]![8] = true;
  }

  #versionBits(): void {
    if (this.version < 7) return;
    const bits = (this.version << 12) | remainder(this.version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [long, short] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.#fix(long, short, ((bits >> i) & 1) === 1);
      this.#fix(short, long, ((bits >> i) & 1) === 1);
    }
  }
}

const square = (size: number): Modules => Array.from({ length: size }, () => Array<boolean>(size).fill(false));

function remainder(data: number, bits: number, generator: number): number {
  let rest = data;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * generator);
  return rest & ((1 << bits) - 1);
}

/** The way data takes: two columns at a time, up and down, from the right, over the timing column. */
function* zigzag(size: number): Generator<[number, number]> {
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const row = isUp ? size - 1 - i : i;
      yield [row, right];
      yield [row, right - 1];
    }
    isUp = !isUp;
  }
}

/** How hard a reader finds it: long runs, blocks, what looks like a finder, too much of one colour. */
function penalty(modules: Modules): number {
  const columns = modules.map((_, c) => modules.map((row) => row[c]!));
  const dark = modules.flat().filter(Boolean).length;
  const share = (100 * dark) / modules.length ** 2;
  return sum([...modules, ...columns].map(lineTrouble)) + blocks(modules) + 10 * Math.floor(Math.abs(share - 50) / 5);
}

function lineTrouble(line: boolean[]): number {
  const text = line.map((dark) => (dark ? "1" : "0")).join("");
  const runs = text.match(/0{5,}|1{5,}/g) ?? [];
  const finders = [...text.matchAll(/(?=00001011101|10111010000)/g)];
  return sum(runs.map((run) => run.length - 2)) + 40 * finders.length;
}

function blocks(modules: Modules): number {
  let found = 0;
  for (let r = 1; r < modules.length; r++)
    for (let c = 1; c < modules.length; c++) {
      const dark = modules[r]![c];
      if (dark === modules[r - 1]![c] && dark === modules[r]![c - 1] && dark === modules[r - 1]![c - 1]) found += 3;
    }
  return found;
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
