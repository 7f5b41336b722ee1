import { cp, mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Country flags, as files that a page loads when it shows them. */
const source = join(
  dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')),
  'flags/4x3',
);
const target = join(import.meta.dirname, '../../public/flags');

await mkdir(target, { recursive: true });
const countries = (await readdir(source)).filter((file) => /^[a-z]{2}\.svg$/.test(file));
await Promise.all(countries.map((file) => cp(join(source, file), join(target, file))));
