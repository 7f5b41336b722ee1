import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiFolder, productNames, readYaml } from './files.ts';
import { isRecord } from './is-record.ts';

const common = readYaml(join(apiFolder(), 'common.yaml'));

/** `CallReason BUSY`, for every value of every shared enum. */
const shared = Object.entries(schemasOf(common)).flatMap(([name, schema]) =>
  valuesOf(schema).map((value) => `${name} ${value}`),
);

test('every shared value is used by a product', () => {
  const products = productNames().map((name) => readYaml(join(apiFolder(), `${name}.yaml`)));
  const used = new Set([...usedIn(common, '#'), ...usedIn(products, 'common.yaml#')]);
  expect(shared.filter((value) => !used.has(value))).toEqual([]);
});

function schemasOf(file: unknown): Record<string, unknown> {
  const components = isRecord(file) ? file.components : undefined;
  return isRecord(components) && isRecord(components.schemas) ? components.schemas : {};
}

function valuesOf(schema: unknown): string[] {
  return isRecord(schema) && isRecord(schema['x-enum']) ? Object.keys(schema['x-enum']) : [];
}

/** A reference uses all values, or those that `x-only` names. */
function usedIn(value: unknown, file: string): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => usedIn(part, file));
  if (!isRecord(value)) return [];
  const [place, name = ''] = String(value.$ref).split('/components/schemas/');
  const only = Array.isArray(value['x-only']) ? value['x-only'] : valuesOf(schemasOf(common)[name]);
  return [
    ...(place === file ? only.map((one) => `${name} ${one}`) : []),
    ...Object.values(value).flatMap((part) => usedIn(part, file)),
  ];
}
