import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderSVG } from 'uqr';
import { brand } from '#content/brand.ts';

/** The QR codes of the Chinese contact panel, drawn from the brand's addresses. */
const outDir = join(import.meta.dirname, '../public/qr');

await mkdir(outDir, { recursive: true });
for (const [name, target] of Object.entries(brand.qrTargets))
  if (target)
    await writeFile(join(outDir, `${name}.svg`), renderSVG(target, { border: 0, ecc: 'M' }));
