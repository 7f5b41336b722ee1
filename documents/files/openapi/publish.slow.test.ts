import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openApiPath, productOpenApiPath } from '#content/docs/paths.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { productNames } from '../../api/files.ts';
import { isRecord } from '../../api/is-record.ts';
import { documentationPaths } from '../../manuscripts/library.ts';
import { documentationFiles } from '../files.ts';
import { publishDescription } from './publish.ts';
import { writeJson, writeYaml } from './write-description.ts';

const origin = 'https://www.harbour.example';
const files = documentationFiles();
const products = productNames();
const publish = (locale: Locale, ...chosen: string[]) =>
  publishDescription({ products: chosen, locale, origin });
const bundles = { en: publish('en', ...products), zh: publish('zh', ...products) };

const linted = locales.flatMap((locale) => [
  openApiPath(locale, 'json'),
  ...products.map((product) => productOpenApiPath(product, locale)),
]);

/** The terms of service replace a license. */
const rules = createConfig({ extends: ['recommended'], rules: { 'info-license': 'off' } });

/** Dependencies between fields are in `allOf`, the fields themselves in the schema around it. */
const isOfFieldRule = ([rule, , pointer]: (string | undefined)[]): boolean =>
  rule === 'no-required-schema-properties-undefined' &&
  /\/allOf\/\d+\/(then|else|not)\b/.test(pointer ?? '');

test.each(linted)('%s is OpenAPI without linter warnings', async (path) => {
  const source = files.get(path)?.() ?? '';
  const problems = await lintFromString({ source, absoluteRef: path, config: await rules });
  const found = problems.map(({ ruleId, message, location }) => [
    ruleId,
    message,
    location[0]?.pointer,
  ]);
  expect(found.filter((problem) => !isOfFieldRule(problem))).toEqual([]);
});

test.each(locales)('all products together say in %s what each of them says alone', (locale) => {
  const bundle = bundles[locale];
  const separate = products.map((product) => publish(locale, product));
  for (const kind of ['paths', 'webhooks'] as const)
    expect(followed(bundle[kind], bundle)).toEqual(
      Object.assign({}, ...separate.map((one) => followed(one[kind], one))),
    );
  expect(bundle.tags).toEqual(separate.flatMap(({ tags }) => tags));
});

test('JSON and YAML are the same', () => {
  const publication = { products: ['sms', 'voice'], locale: 'zh', origin } as const;
  expect(parse(writeYaml(publication))).toEqual(JSON.parse(writeJson(publication)));
});

test.each(locales)('the calls in %s have what a client needs', (locale) => {
  const bundle = bundles[locale];
  const tags = bundle.tags.map(({ name }) => name);
  const pages = documentationPaths().map((path) => origin + path);
  const calls = operationsIn(followed(bundle.paths, bundle));
  const all = [...calls, ...operationsIn(followed(bundle.webhooks, bundle))];
  expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
  for (const { operationId, tags: own, externalDocs } of all) {
    expect(tags, String(operationId)).toEqual(expect.arrayContaining(listOf(own)));
    expect(listOf(own)).toHaveLength(1);
    expect(pages, String(operationId)).toContain(
      isRecord(externalDocs) && String(externalDocs.url).replace(/#[\w-]+$/, ''),
    );
  }
  const wait = { 'Retry-After': expect.objectContaining({ schema: expect.anything() }) };
  for (const { operationId, responses } of calls)
    expect(responses, String(operationId)).toMatchObject({
      429: { headers: wait },
      500: { content: expect.anything() },
      503: { headers: wait },
    });
});

test('each file is in one language and has no keys that only our build understands', () => {
  const known = ['x-limits', 'x-enumDescriptions'];
  for (const locale of locales)
    walk(bundles[locale], (key, value) => {
      if (key.startsWith('x-')) expect(known).toContain(key);
      if ((key === 'description' || key === 'summary') && typeof value === 'string')
        expect(/\p{Script=Han}/u.test(value), value).toBe(locale === 'zh');
    });
});

test('the meaning of a value is published for people and programs', () => {
  const { components } = publish('en', 'sms');
  const schemas = isRecord(components) && isRecord(components.schemas) ? components.schemas : {};
  expect(schemas.SmsFinalStatus).toMatchObject({
    description: expect.stringMatching(/\n- `DELIVRD`: .* \(final\)/),
    'x-enumDescriptions': { DELIVRD: expect.stringMatching(/\(final\)$/) },
  });
});

type Node = Record<string, unknown>;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const operationsIn = (items: unknown): Node[] =>
  Object.values(isRecord(items) ? items : {})
    .flatMap((item) => Object.values(isRecord(item) ? item : {}))
    .filter(isRecord);

/** Resolves every reference inside this file. */
function followed(value: unknown, root: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => followed(part, root));
  if (!isRecord(value)) return value;
  const { $ref, ...own } = value;
  const rest = Object.fromEntries(
    Object.entries(own).map(([key, part]) => [key, followed(part, root)]),
  );
  if (typeof $ref !== 'string') return rest;
  const found = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((place, key) => (isRecord(place) ? place[key] : undefined), root);
  expect(found, $ref).toBeDefined();
  const target = followed(found, root);
  return isRecord(target) ? { ...target, ...rest } : target;
}

function walk(value: unknown, visit: (key: string, value: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    visit(key, part);
    walk(part, visit);
  }
}
