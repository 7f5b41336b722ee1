import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { machineWords } from '#content/docs/machines.ts';
import { changelogDocument, productName } from '#content/docs/menu.ts';
import {
  documentListPath,
  documentPath,
  errorListPath,
  fullTextPath,
  openApiPath,
  postmanPath,
  signingVectorsPath,
} from '#content/docs/paths.ts';
import { sandboxProduct } from '#content/sandbox-product.ts';
import { agentsPath } from '#content/well-known.ts';
import { locales } from '#contract/locale.ts';
import { productNames } from '../api/files.ts';
import { allManuscripts } from '../manuscripts/manuscripts.ts';
import { documentationFiles } from './files.ts';

const files = documentationFiles();
const textOf = (path: string) => files.get(path)?.() ?? '';

test.each(locales)('the list starts with how to sign (%s)', (locale) => {
  const [, first = ''] = textOf(documentListPath(locale)).split(/^## /m);
  expect(first).toMatch(new RegExp(`^${machineWords[locale].list.signing}\n`));
  for (const part of ['X-Access-Key', 'X-Timestamp', 'X-Nonce', 'X-Signature', 'HMAC-SHA256'])
    expect(first).toContain(part);
});

test.each(locales)('the opening names every product (%s)', (locale) => {
  const [opening = ''] = textOf(documentListPath(locale)).split(/^## /m);
  expect(productNames().length).toBeGreaterThan(15);
  for (const product of productNames().filter((name) => name !== sandboxProduct))
    expect(opening).toContain(productName(product, locale));
});

test.each(locales)('the list names every file and every document, and all exist (%s)', (locale) => {
  const text = textOf(documentListPath(locale));
  const named = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => {
    const { origin, pathname } = new URL(address);
    expect(origin).toBe(brand.hosts.site);
    return pathname;
  });
  // An endpoint, not a file.
  expect([...files.keys(), agentsPath]).toEqual(expect.arrayContaining(named));
  expect(named).toEqual(
    expect.arrayContaining([
      openApiPath(locale, 'json'),
      openApiPath(locale, 'yaml'),
      ...productNames().map((product) => postmanPath(product, locale)),
      errorListPath,
      signingVectorsPath,
      fullTextPath(locale),
      `${documentPath(changelogDocument, locale)}.md`,
      ...allManuscripts()[locale].map(({ id }) => `${documentPath(id, locale)}.md`),
    ]),
  );
});
