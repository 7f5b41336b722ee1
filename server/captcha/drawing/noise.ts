import { type Chance, wholeBetween } from './chance.ts';

/** Strength of fine grain and of wide clouds, in brightness levels (0 to 255). */
export type Noise = { grain: number; clouds: number };

/** Three bytes per pixel (RGB). */
type Pixels = { data: Buffer; info: { width: number; height: number } };

/**
 * Pixels between the centres of two clouds: about the size of a gap, so that the two look alike.
 */
const cloudSize = 64;
/** Clouds are smooth enough to be computed in squares of this many pixels. */
const cloudGrain = 4;

/** Adds noise to an image. It differs in each one, so that it cannot be subtracted. */
export function layNoise(
  chance: Chance,
  { data, info: { width, height } }: Pixels,
  { grain, clouds }: Noise,
): void {
  const across = Math.ceil(width / cloudGrain);
  const cloudy = drawClouds(chance, across, Math.ceil(height / cloudGrain), clouds);
  // The clamped array cuts values off at 0 and 255.
  const bytes = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  const strength = Math.round((256 * grain) / 255);
  let state = wholeBetween(chance, 1, 2 ** 31 - 1);
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / cloudGrain) * across;
    for (let x = 0; x < width; x += 1) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      // The sum of two random bytes: most grains are faint.
      const speck = (((state & 255) + ((state >>> 8) & 255) - 255) * strength) >> 8;
      const shift = speck + (cloudy[row + ((x / cloudGrain) | 0)] ?? 0);
      bytes[at] = (bytes[at] ?? 0) + shift;
      bytes[at + 1] = (bytes[at + 1] ?? 0) + shift;
      bytes[at + 2] = (bytes[at + 2] ?? 0) + shift;
      at += 3;
    }
  }
}

/** Random values on a grid, interpolated between its points. */
function drawClouds(chance: Chance, width: number, height: number, strength: number): Int16Array {
  const size = cloudSize / cloudGrain;
  const columns = Math.ceil(width / size) + 1;
  const rows = Math.ceil(height / size) + 1;
  const throws = Float32Array.from({ length: columns * rows }, () => (2 * chance() - 1) * strength);
  const thrown = (column: number, row: number) => throws[row * columns + column] ?? 0;
  return Int16Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [(index % width) / size, Math.floor(index / width) / size];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [right, down] = [soft(x - column), soft(y - row)];
    const above = thrown(column, row) * (1 - right) + thrown(column + 1, row) * right;
    const below = thrown(column, row + 1) * (1 - right) + thrown(column + 1, row + 1) * right;
    return Math.round(above * (1 - down) + below * down);
  });
}

const soft = (share: number): number => share * share * (3 - 2 * share);
