import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { brand } from '#content/brand.ts';
import { openApiPath, productOpenApiPath } from '#content/docs/paths.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { apiFolder, productNames, readYaml } from '../../api/files.ts';
import { isRecord } from '../../api/is-record.ts';
import { mapValues } from '../../api/shared-parts.ts';
import { documentationPaths } from '../../manuscripts/library.ts';
import { documentationFiles } from '../files.ts';
import { operationName, pascalCase } from './names.ts';
import { publishDescription } from './publish.ts';
import { writeJson, writeYaml } from './write-description.ts';

const origin = 'https://www.harbour.example';
const files = documentationFiles();
const products = productNames();
const publish = (locale: Locale, ...chosen: string[]) =>
  publishDescription({ products: chosen, locale, origin });
const bundles = { en: publish('en', ...products), zh: publish('zh', ...products) };
const schemas = recordAt(bundles.en.components, 'schemas');

const linted = locales.flatMap((locale) => [
  openApiPath(locale, 'json'),
  ...products.map((product) => productOpenApiPath(product, locale)),
]);

/** The terms of service replace a license; `WebhookEvent` is for programs alone. */
const rules = createConfig({
  extends: ['recommended'],
  rules: { 'info-license': 'off', 'no-unused-components': 'off' },
});

test.each(linted)('%s is OpenAPI without linter warnings', async (path) => {
  const source = files.get(path)?.() ?? '';
  const problems = await lintFromString({ source, absoluteRef: path, config: await rules });
  const found = problems.map(({ ruleId, message, location }) => [
    ruleId,
    message,
    location[0]?.pointer,
  ]);
  expect(found).toEqual([]);
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

test('no schema has rules that programs cannot make types of', () => {
  const without = new Set(['if', 'then', 'else', 'not', 'dependentRequired']);
  for (const [name, schema] of Object.entries(schemas))
    walk({ schema }, (key, part) => {
      expect(without.has(key), `${name} ${key}`).toBe(false);
      if (!isRecord(part) || key === 'properties' || key === 'mapping') return;
      if (part.type === 'object')
        expect(
          shapes.some((shape) => shape in part),
          `${name} ${key}`,
        ).toBe(true);
      if (Array.isArray(part.required)) expect(part, `${name} ${key}`).toHaveProperty('properties');
    });
});

/** What says which fields an object can have. */
const shapes = ['properties', 'additionalProperties', 'allOf', 'oneOf'];

test('schemas carry their product or operation, and no name of what programs generate', () => {
  const names = Object.keys(schemas);
  const shared = Object.keys(
    recordAt(readYaml(join(apiFolder(), 'common.yaml')), 'components', 'schemas'),
  );
  expect([...shared, 'WebhookEvent']).toEqual(
    expect.arrayContaining(names.filter((name) => !ofProducts.test(name))),
  );
  expect(names.filter((name) => /(Data|Errors?|Responses?)$/.test(name))).toEqual(['ApiError']);
  for (const inlined of ['Page', 'Records', 'Judged', 'Accepted', 'Rejected', 'NoneAccepted'])
    expect(names).not.toContain(inlined);
});

const ofProducts =
  /^(Account|Callbot|Did|Email|Messenger|NumberCheck|Nxcc|Nxlink|Nxphone|Ota|Pns|Sandbox|ShortLink|Sms|Viber|Voice|WhatsApp|WhatsAppAdmin|WhatsAppIntegrator|WhatsAppCall|Zalo)[A-Z]/;

test('each body has the name of its operation', () => {
  const nameOf = (place: unknown) =>
    Object.values(recordAt(place, 'content')).map((media) =>
      String(recordAt(media, 'schema').$ref).replace('#/components/schemas/', ''),
    );
  for (const { operationId, requestBody, responses } of operationsIn(bundles.en.paths)) {
    const own = pascalCase(String(operationId));
    if (requestBody) expect(nameOf(requestBody)).toEqual([`${own}Request`]);
    for (const [status, response] of Object.entries(recordAt(responses)))
      expect(nameOf(response)).toEqual([own + (status === '200' ? 'Result' : `Failure${status}`)]);
  }
  for (const { operationId, requestBody } of operationsIn(bundles.en.webhooks))
    expect(nameOf(requestBody)).toEqual([operationName(String(operationId), 'Event')]);
});

test('each error lists the codes of its operation and status, and may get more', () => {
  for (const { operationId, responses } of operationsIn(bundles.en.paths))
    for (const [status, response] of Object.entries(recordAt(responses))) {
      if (status === '200') continue;
      const examples = recordAt(response, 'content', 'application/json', 'examples');
      const codes = Object.values(examples).map((example) => recordAt(example, 'value').code);
      const name = `${pascalCase(String(operationId))}Failure${status}`;
      expect(schemas[name], name).toMatchObject({
        allOf: [
          { $ref: '#/components/schemas/ApiError' },
          { properties: { code: { anyOf: [{ enum: codes }, { type: 'integer' }] } } },
        ],
      });
    }
});

test('the sandbox is a server, and no call asks for a header that signs', () => {
  expect(bundles.en.servers.map(({ url }) => url)).toEqual([brand.hosts.api, brand.hosts.sandbox]);
  const headers = operationsIn(followed(bundles.en.paths, bundles.en))
    .flatMap(({ parameters }) => listOf(parameters))
    .filter((parameter) => recordAt(parameter).in === 'header');
  for (const header of headers)
    expect(header).toMatchObject({ name: 'Idempotency-Key', required: false });
});

test('every example is valid, also where the value of a field decides', () => {
  const checker = new Ajv2020({ strict: false, discriminator: true });
  addFormats.default(checker);
  checker.addFormat('binary', true);
  checker.addSchema({ $id: 'file', components: withoutMappings(bundles.en.components) });
  for (const { operationId, requestBody, responses } of [
    ...operationsIn(bundles.en.paths),
    ...operationsIn(bundles.en.webhooks),
  ])
    for (const place of [requestBody, ...Object.values(recordAt(responses))])
      for (const media of Object.values(recordAt(place, 'content'))) {
        const validate = checker.compile({ $ref: `file${recordAt(media, 'schema').$ref}` });
        for (const [name, example] of Object.entries(recordAt(media, 'examples'))) {
          validate(recordAt(example).value);
          expect(validate.errors, `${operationId} ${name}`).toBeNull();
        }
      }
});

/** The checker derives the mapping from the objects and knows none in words. */
function withoutMappings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMappings);
  if (!isRecord(value)) return value;
  return mapValues(value, (part, key) =>
    key === 'discriminator' && isRecord(part)
      ? { propertyName: part.propertyName }
      : withoutMappings(part),
  );
}

test('the meaning of a value is published for people and programs', () => {
  expect(schemas.SmsFinalStatus).toMatchObject({
    description: expect.stringMatching(/\n- `DELIVRD`: .* \(final\)/),
    'x-enumDescriptions': { DELIVRD: expect.stringMatching(/\(final\)$/) },
  });
});

type Node = Record<string, unknown>;

/** The record at this place of a value; an empty one if there is none. */
function recordAt(value: unknown, ...path: string[]): Node {
  const found = path.reduce<unknown>((place, key) => (isRecord(place) ? place[key] : {}), value);
  return isRecord(found) ? found : {};
}

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
