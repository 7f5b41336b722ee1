import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { renderSVG } from 'uqr';
import { doubleTick } from '#app/art/double-tick.ts';
import { brand } from '#content/brand.ts';
import { hex } from '#content/colour.ts';
import { markDrawing } from '#content/mark-drawing.ts';

/** Writes the brand-specific files of `public/`: icons, manifest, QR codes. */
const publicDir = join(import.meta.dirname, '../../public');
const [ink, live] = [hex('ink'), hex('hot')];
const svg = (box: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}">${shapes}</svg>`;

await rm(join(publicDir, 'qr'), { recursive: true, force: true });
await mkdir(join(publicDir, 'qr'), { recursive: true });

const favicon = svg(
  '40 40',
  `<rect width="40" height="40" fill="${ink}"/><g transform="translate(6.5 6.2) scale(.68)">${markDrawing({ text: hex('paper'), live })}</g>`,
);
await write('favicon.svg', favicon);
await write('favicon.ico', icoOf(await icon(32), 32));
await write('apple-touch-icon.png', await icon(180));
for (const size of [192, 512]) await write(`icon-${size}.png`, await icon(size));

await write(
  'double-tick.svg',
  svg('30 18', `<path d="${doubleTick}" fill="none" stroke="${ink}" stroke-width="3.6"/>`),
);
await write(
  'manifest.webmanifest',
  JSON.stringify({
    name: brand.names.full.en,
    short_name: brand.names.short.en,
    start_url: '/',
    display: 'browser',
    background_color: ink,
    theme_color: ink,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  }),
);
for (const [name, target] of Object.entries(brand.qrTargets))
  if (target) await write(`qr/${name}.svg`, renderSVG(target, { border: 0, ecc: 'M' }));

function write(name: string, content: string | Buffer): Promise<void> {
  return writeFile(join(publicDir, name), content);
}

function icon(size: number): Promise<Buffer> {
  return sharp(Buffer.from(favicon), { density: 72 * (size / 40) })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** An .ico file may contain a PNG unchanged, after a header of 22 bytes. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
