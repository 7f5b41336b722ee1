import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Collection, Item, type Request } from 'postman-collection';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalQuery } from '#content/api/canonical.ts';
import { signRequest } from '#content/api/signing.ts';
import { postmanPath } from '#content/docs/paths.ts';
import { locales } from '#contract/locale.ts';
import { productNames } from '../../api/files.ts';
import { exampleWords, localizeExample } from '../../api/localize-examples.ts';
import { readDescription } from '../../api/read-description.ts';
import { documentedCalls } from '../../samples/running/documented-calls.ts';
import { documentationFiles } from '../files.ts';
import { type Arrived, runCollection } from './run-collection.ts';

const variables = {
  accessKey: 'AKHARBOUREXAMPLE',
  secretKey: 'sk-example-0123456789abcdef',
};
const files = documentationFiles();
const products = productNames();
const collectionOf = (product: string, locale: 'en' | 'zh' = 'en') =>
  files.get(postmanPath(product, locale))?.() ?? '';
const callsOf = (product: string) =>
  documentedCalls().filter(
    ({ name, operation }) => operation.isSigned && name.startsWith(`${product}/`),
  );

let folder: string;
const recording = Buffer.from('RIFF\0\0\r\n\r\n--sound');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nuntix-postman-'));
  for (const { request } of documentedCalls())
    if (request.body.kind === 'multipart')
      for (const { value, isFile } of request.body.parts)
        if (isFile) await writeFile(join(folder, value), recording);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The expected signature of a received request; `base` is the prefix of our paths. */
function signatureOf({ method, url, headers, body }: Arrived, base = ''): string {
  const [path = '', query = ''] = url.slice(base.length).split('?');
  const isSigned = headers['content-type'] === 'application/json';
  return signRequest(
    {
      method,
      path,
      query: [...new URLSearchParams(query)],
      timestampMs: String(headers['x-timestamp']),
      nonce: String(headers['x-nonce']),
      body: isSigned ? body.toString() : '',
    },
    variables.secretKey,
  );
}

const checker = new Ajv2020({ strict: false });
addFormats.default(checker);

test.each(products)(
  '%s: every request is sent as documented and authenticates',
  async (product) => {
    const arrived = await runCollection(collectionOf(product), { folder, variables });
    const calls = callsOf(product);
    expect(arrived).toHaveLength(calls.length);
    for (const [index, { name, request, operation }] of calls.entries()) {
      const one = arrived[index];
      if (!one) throw new Error(name);
      const { method, url, headers, body } = one;
      const query = canonicalQuery(request.query);
      expect([method, url], name).toEqual([request.method, request.path + (query && `?${query}`)]);
      expect(headers['x-access-key'], name).toBe(variables.accessKey);
      expect(headers['x-signature'], name).toBe(signatureOf(one));
      expect(body.toString(), name).not.toContain('appSecret');
      if (request.body.kind === 'json') {
        const { schema } = operation.source.requestBody?.content['application/json'] ?? {};
        const validate = checker.compile(schema ?? false);
        expect(validate(JSON.parse(body.toString())), JSON.stringify(validate.errors)).toBe(true);
      }
      if (request.body.kind === 'multipart') expect(body.includes(recording), name).toBe(true);
    }
  },
);

test('exactly what is signed is sent, whatever the user inserts', async () => {
  const [arrived] = await runCollection(collectionOf('sms'), {
    folder,
    variables: { ...variables, sender: "A B*'(+)&=", page: '2' },
    change: (collection) => {
      const { query } = keepOnly(collection, '/v2/sms/records').url;
      query.upsert({ key: 'z', value: '{{sender}}' });
      query.upsert({ key: 'a', value: 'x%20y' });
      query.upsert({ key: 'page', value: '{{page}}' });
      query.upsert({ key: 'a b', value: '{{$guid}}' });
    },
  });
  const query = new URLSearchParams(arrived?.url.split('?')[1]);
  expect(query.get('z')).toBe("A B*'(+)&=");
  expect(query.get('a')).toBe('x y');
  expect(arrived?.headers['x-signature']).toBe(arrived && signatureOf(arrived));
});

test('a variable in the body has the value that was signed', async () => {
  const [arrived] = await runCollection(collectionOf('sms'), {
    folder,
    variables,
    change: (collection) =>
      keepOnly(collection, '/v2/sms/mt').body?.update({
        mode: 'raw',
        raw: '{"content":"{{$guid}} 您好"}',
      }),
  });
  expect(arrived?.body.toString()).toMatch(/^\{"content":"[0-9a-f-]{36} 您好"\}$/);
  expect(arrived?.headers['x-signature']).toBe(arrived && signatureOf(arrived));
});

test('a path after the host name is sent and not signed', async () => {
  const arrived = await runCollection(collectionOf('sms'), {
    folder,
    variables,
    basePath: '/sandbox',
  });
  expect(arrived.length).toBeGreaterThan(2);
  for (const one of arrived)
    expect(one.headers['x-signature'], one.url).toBe(signatureOf(one, '/sandbox'));
});

test('the idempotency value and the nonce are new each time', async () => {
  const runs = [0, 1].map(() => runCollection(collectionOf('sms'), { folder, variables }));
  const arrived = (await Promise.all(runs)).flat();
  const nonces = arrived.flatMap(({ headers }) => headers['x-nonce'] ?? []);
  expect(new Set(nonces).size).toBe(nonces.length);
  const keys = arrived
    .filter(({ method }) => method !== 'GET')
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys.length).toBeGreaterThan(4);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(keys).size).toBe(keys.length);
});

test('without keys nothing is sent', async () => {
  const sent = runCollection(collectionOf('general'), { folder, variables: {} });
  await expect(sent).rejects.toThrow('accessKey and secretKey are variables');
});

test.each(locales)('the collections in %s have the same requests in their own words', (locale) => {
  for (const product of products) {
    const [own, english] = [collectionOf(product, locale), collectionOf(product)].map((text) =>
      requestsIn(new Collection(JSON.parse(text))).map(({ request }) => request),
    );
    const words = exampleWords(readDescription(product), locale);
    expect(own?.map((one) => sentBy(one))).toEqual(english?.map((one) => sentBy(one, words)));
    for (const [, text] of collectionOf(product, locale).matchAll(/"description": "(.*)"/g))
      expect(/\p{Script=Han}/u.test(text ?? ''), text).toBe(locale === 'zh');
  }
});

/** Texts of examples are in the reader's language. */
const sentBy = ({ method, url, body }: Request, words: Record<string, string> = {}) => [
  method,
  url.toString(),
  body?.mode === 'raw' ? localizeExample(JSON.parse(String(body)), words) : String(body),
];

const requestsIn = (collection: Collection): Item[] =>
  collection.items.all().filter((item: unknown) => item instanceof Item);

/** Keeps one request of the collection, for the test to change. */
function keepOnly(collection: Collection, path: string): Request {
  const kept = requestsIn(collection).find(({ request }) => request.url.getPath() === path);
  if (!kept) throw new Error(`The collection has no request for ${path}.`);
  collection.items.clear();
  collection.items.add(kept);
  return kept.request;
}
