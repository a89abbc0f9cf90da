/** The words of a QR code: data in blocks, each with its Reed-Solomon words, interleaved. */

// For versions 1 to 10 at level M: error correction words of a block, and the data words of every block.
const BLOCKS: [number, number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const BYTES = 0b0100;
const FILLERS = [0xec, 0x11];

export function codewords(data: Uint8Array): { version: number; words: number[] } {
  const version = 1 + BLOCKS.findIndex(([, blocks], index) => data.length + headOf(index + 1) <= total(blocks));
  if (version === 0) throw new RangeError(`a QR code holds at most 213 bytes here, not ${data.length}`);
  const [correction, sizes] = BLOCKS[version - 1]!;
  const words = dataWords(data, version, total(sizes));
  let start = 0;
  const blocks = sizes.map((size) => words.slice(start, (start += size)));
  const checks = blocks.map((block) => corrections(block, correction));
  return { version, words: [...interleaved(blocks), ...interleaved(checks)] };
}

const total = (sizes: number[]): number => sizes.reduce((sum, size) => sum + size, 0);
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);
const headOf = (version: number): number => Math.ceil((4 + lengthBits(version)) / 8); // bytes

function dataWords(data: Uint8Array, version: number, capacity: number): number[] {
  let bits = BYTES.toString(2).padStart(4, "0") + data.length.toString(2).padStart(lengthBits(version), "0");
  for (const byte of data) bits += byte.toString(2).padStart(8, "0");
  bits += "0".repeat(Math.min(4, 8 * capacity - bits.length));
  const words = (bits.padEnd(8 * Math.ceil(bits.length / 8), "0").match(/.{8}/g) ?? []).map((word) =>
    parseInt(word, 2),
  );
  for (let i = 0; words.length < capacity; i++) words.push(FILLERS[i % 2]!);
  return words;
}

function interleaved(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => block.slice(i, i + 1))).flat();
}

/** In the field of 256 elements that 0x11d makes. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

function corrections(block: number[], count: number): number[] {
  const divisor = generator(count);
  const rest = Array<number>(count).fill(0);
  for (const word of block) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((coefficient, i) => (rest[i]! ^= times(coefficient, factor)));
  }
  return rest;
}

/** The product of (x - 2^i), highest power first, without its leading 1. */
function generator(degree: number): number[] {
  const coefficients = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    coefficients.forEach((_, at) => {
      coefficients[at] = times(coefficients[at]!, root) ^ (coefficients[at + 1] ?? 0);
    });
    root = times(root, 2);
  }
  return coefficients;
}
