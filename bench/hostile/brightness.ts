import sharp from 'sharp';

/** A picture as a script sees it: the brightness of each pixel of the puzzle. */
export type Brightness = { width: number; height: number; at: Float32Array };

/** Decodes a picture, in the puzzle's own pixels. */
export async function readBrightness(picture: Buffer, width: number): Promise<Brightness> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('b-w')
    .resize(width)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = new Float32Array(info.width * info.height);
  for (let index = 0; index < at.length; index += 1) at[index] = data[index * info.channels] ?? 0;
  return { width: info.width, height: info.height, at };
}

/** Outside the picture its border pixels repeat. */
export const pixel = ({ width, height, at }: Brightness, x: number, y: number): number =>
  at[clamp(y, height) * width + clamp(x, width)] ?? 0;

const clamp = (place: number, length: number): number =>
  Math.min(length - 1, Math.max(0, Math.round(place)));

/** Creates a picture pixel by pixel. */
export function drawn(
  width: number,
  height: number,
  value: (x: number, y: number) => number,
): Brightness {
  const at = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) at[y * width + x] = value(x, y);
  return { width, height, at };
}

/** Gaussian-like blur: each pixel and its neighbours, weighted by distance. */
export function blurred(picture: Brightness): Brightness {
  const { width, height } = picture;
  const across = drawn(width, height, (x, y) => weighed(picture, x, y, 1, 0));
  return drawn(width, height, (x, y) => weighed(across, x, y, 0, 1));
}

const weighed = (picture: Brightness, x: number, y: number, dx: number, dy: number): number =>
  (pixel(picture, x - 2 * dx, y - 2 * dy) +
    4 * pixel(picture, x - dx, y - dy) +
    6 * pixel(picture, x, y) +
    4 * pixel(picture, x + dx, y + dy) +
    pixel(picture, x + 2 * dx, y + 2 * dy)) /
  16;

/** Magnitude of the brightness gradient at each pixel. */
export const edges = (picture: Brightness): Brightness =>
  drawn(picture.width, picture.height, (x, y) =>
    Math.hypot(
      pixel(picture, x + 1, y) - pixel(picture, x - 1, y),
      pixel(picture, x, y + 1) - pixel(picture, x, y - 1),
    ),
  );

/** Normalised correlation: 1 for identical, 0 for unrelated, -1 for inverted. */
export function correlation(one: Float32Array, other: Float32Array): number {
  const [meanOne, meanOther] = [mean(one), mean(other)];
  let [common, spreadOne, spreadOther] = [0, 0, 0];
  for (let index = 0; index < one.length; index += 1) {
    const a = (one[index] ?? 0) - meanOne;
    const b = (other[index] ?? 0) - meanOther;
    common += a * b;
    spreadOne += a * a;
    spreadOther += b * b;
  }
  return common / Math.sqrt(spreadOne * spreadOther + Number.EPSILON);
}

export function mean(values: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < values.length; index += 1) sum += values[index] ?? 0;
  return sum / values.length;
}
