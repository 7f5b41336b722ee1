import { extname } from 'node:path';
import sharp from 'sharp';
import { hex } from '#content/colour.ts';

const ours = (['hot', 'ink', 'paper'] as const).map(hex);
const few = 40;

/** Whether an image contains our colours; single antialiased pixels may match by accident. */
export async function hasOurPixels(file: string): Promise<boolean> {
  // An .ico file is a PNG with a header; the icons of other sizes are checked instead.
  if (extname(file) === '.ico') return false;
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = `#${data.subarray(at, at + 3).toString('hex')}`;
    if (ours.includes(colour)) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count > few);
}
