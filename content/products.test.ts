import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apiProducts, apiProductsOf, services } from './products.ts';

/** Descriptions that are no products: nobody pays for the balance or the sandbox itself. */
const others = ['common', 'general', 'sandbox'];

const described = readdirSync(join(import.meta.dirname, 'api'))
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.slice(0, -'.yaml'.length));

test('the products of the API are those that are described', () => {
  expect([...apiProducts, ...others].sort()).toEqual(described.sort());
});

describe('what enabling a product gives', () => {
  test.each(Object.entries(apiProductsOf))('is part of the API: %s', (_, given) => {
    expect(given.length).toBeGreaterThan(0);
    expect(given.filter((product) => !apiProducts.includes(product))).toEqual([]);
    expect(new Set(given).size).toBe(given.length);
  });

  test('is said for every product, and includes the whole API', () => {
    expect(Object.keys(apiProductsOf)).toEqual(Object.keys(services));
    expect(new Set(Object.values(apiProductsOf).flat())).toEqual(new Set(apiProducts));
  });
});
