import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from './emitter.ts';
import type { Sdk } from './model.ts';

/**
 * The files written by hand, with the names of the operator: they say `Brand` and `BRAND_HOST`, in
 * README.md also `brand`. `part` is a folder of its own.
 */
export function runtimeFiles(language: string, sdk: Sdk, part = ''): Files {
  const folder = join(process.cwd(), 'documents/sdks', language, 'runtime', part);
  return new Map(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort()
      .map((file) => [file, Buffer.from(named(readFileSync(join(folder, file), 'utf8'), sdk))]),
  );
}

function named(text: string, { names, hosts, origin, version }: Sdk): string {
  const values: Record<string, string> = {
    'https://api.brand.example': hosts.live,
    'https://sandbox.brand.example': hosts.sandbox,
    'https://www.brand.example': origin,
    'brand-operator': names.operator,
    'brand-version': version,
    BRAND_: `${names.variables}_`,
    Brand: names.client,
    brand: names.package,
  };
  const pattern = new RegExp(
    Object.keys(values)
      .map((key) => `\\b${key.replaceAll('.', '\\.')}`)
      .join('|'),
    'g',
  );
  return text.replace(pattern, (key) => values[key] ?? key);
}
