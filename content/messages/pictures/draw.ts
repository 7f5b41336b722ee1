import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Mail programs show no SVG: after a change to one, run this file to draw its PNG again. */
const pixelRatio = 2;

for (const name of ['mark', 'line', 'arrived']) {
  const drawing = await readFile(new URL(`${name}.svg`, import.meta.url));
  const picture = sharp(drawing, { density: 72 * pixelRatio }).png({ palette: true });
  await writeFile(new URL(`${name}.png`, import.meta.url), await picture.toBuffer());
}
