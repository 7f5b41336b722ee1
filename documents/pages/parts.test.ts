import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { descriptionProblems } from '#scripts/checks/documents/check-descriptions.ts';
import { fillPlace } from './parts.ts';

const description = `
openapi: 3.1.0
info: { title: Birds, version: '1', summary: Birds., x-zh: 鸟。, x-since: '2026-11-15' }
servers: [{ url: https://api.harbour.example }]
x-zh-examples: { Wren: 鹪鹩 }
paths:
  /birds:
    post:
      operationId: addBird
      summary: Adds a bird.
      x-zh: 添加。
      security: [{ signature: [] }]
      requestBody:
        content:
          application/json:
            schema:
              type: object
              additionalProperties: false
              required: [kind]
              x-one-of: [ring, name]
              x-at-most-one: [seenAt, nest]
              x-by: kind
              properties:
                kind: { type: string, enum: [song_bird, owl], description: What., x-zh: 种类。 }
                ring: { type: string, maxLength: 8, description: Its ring., x-zh: 环号。 }
                name: { type: string, maxLength: 8, description: Its name., x-zh: 名称。 }
                songBird: { type: string, maxLength: 8, description: Its song., x-zh: 歌声。 }
                seenAt: { type: string, maxLength: 8, description: Where., x-zh: 地点。 }
                nest: { type: string, maxLength: 8, description: Its nest., x-zh: 巢。 }
                marks: { type: object, maxProperties: 3, additionalProperties: { type: string, maxLength: 8 }, description: Its marks., x-zh: 标记。 }
            examples: { wren: { summary: A wren, x-zh: 鹪鹩, value: { kind: song_bird, name: Wren, songBird: loud } } }
      responses:
        '200':
          description: Added.
          x-zh: 已添加。
          x-data: { type: object, description: It., x-zh: 数据。, properties: { mood: { $ref: '#/components/schemas/Mood', x-only: [gone] } } }
          examples: { added: { summary: Added, x-zh: 已添加, data: { mood: gone } } }
  /birds/{birdId}:
    get:
      operationId: findBird
      summary: Finds one bird.
      x-zh: 查询。
      security: [{ signature: [] }]
      x-limits: { perSecond: 5 }
      x-sample: [page]
      parameters:
        - { name: birdId, in: path, required: true, description: Which., x-zh: 编号。, schema: { type: string, maxLength: 8 }, example: b1 }
        - $ref: common.yaml#/components/parameters/Page
        - $ref: common.yaml#/components/parameters/PageSize
      responses:
        '200':
          description: Found.
          x-zh: 找到。
          x-data:
            description: It.
            x-zh: 数据。
            allOf:
              - { type: object, required: [name], properties: { name: { type: string, description: Its name., x-zh: 名称。 } } }
              - { type: object, properties: { mood: { $ref: '#/components/schemas/Mood' } } }
          examples: { found: { summary: Found, x-zh: 找到, data: { name: Wren } } }
webhooks:
  sighting:
    post:
      operationId: sighting
      summary: A bird was seen.
      x-zh: 看到鸟。
      security: [{ callback: [] }]
      x-event: bird.seen
      x-data: { type: object, required: [birdId], description: It., x-zh: 数据。, properties: { birdId: { type: string, description: Which., x-zh: 编号。 } } }
      examples: { seen: { summary: Seen, x-zh: 看到, occurredAt: '2026-11-15T05:00:00Z', data: { birdId: b1 } } }
components:
  schemas:
    Mood: { type: string, x-enum: { calm: { en: It sits., zh: 静。 }, gone: { en: It left., zh: 飞走。, final: true } }, description: How it is., x-zh: 状态。 }
`;

/** The descriptions of our products, which say nothing about birds. */
const isOtherProduct = (path: string) =>
  path.endsWith('.yaml') && !/\/(common|general)\.yaml$|\/errors\//.test(path);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nuntix-parts-'));
  await cp('content/api', folder, { recursive: true, filter: (path) => !isOtherProduct(path) });
  await writeFile(join(folder, 'birds.yaml'), description);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fill = (name: string, operation: string, locale: 'en' | 'zh' = 'en') =>
  fillPlace(
    { name, attributes: {} },
    { index: 0, operation: `birds/${operation}`, locale, folder },
  );

test('the description of this test passes the check', () => {
  expect(descriptionProblems(folder)).toEqual([]);
});

test('the parameters of a call are grouped by location, each with its anchor and limits', () => {
  const part = fill('request-method', 'findBird', 'zh');
  if (part.kind !== 'request-method') throw new Error(part.kind);
  expect(part.operation).toMatchObject({
    method: 'GET',
    host: 'https://api.harbour.example',
    path: '/birds/{birdId}',
  });
  expect(
    part.parameters.map(({ place, fields }) => [place, fields.map(({ name }) => name)]),
  ).toEqual([
    ['path', ['birdId']],
    ['query', ['page', 'pageSize']],
  ]);
  expect(part.signing.map(({ name }) => name)).toEqual([
    'X-Access-Key',
    'X-Timestamp',
    'X-Nonce',
    'X-Signature',
  ]);
  expect(part.parameters[0]?.fields[0]).toMatchObject({
    anchor: 'path-birdid',
    isRequired: true,
    description: '编号。',
    limits: [{ kind: 'length', to: 8 }],
  });
});

test('the samples of a call fill in its path and the chosen parameters of its query', () => {
  const part = fill('request-example', 'findBird');
  if (part.kind !== 'code') throw new Error(part.kind);
  expect(part.samples).toHaveLength(7);
  for (const { name, code } of part.samples) {
    expect(code, name).toContain('https://api.harbour.example');
    expect(code, name).toContain('/birds/b1');
    expect(code, name).toMatch(/\bpage\b/);
    expect(code, name).not.toContain('pageSize');
  }
});

test('the response of a call is one table, even if its schema has parts', () => {
  const part = fill('response-parameters', 'findBird');
  if (part.kind !== 'fields') throw new Error(part.kind);
  expect(part.shared.map(({ name }) => name)).toEqual(['code', 'msg', 'requestId']);
  expect(part.fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['data', true],
    ['data.name', true],
    ['data.mood', false],
  ]);
});

test('explained values have their meanings, and are marked if final', () => {
  const part = fill('response-parameters', 'findBird', 'zh');
  if (part.kind !== 'fields') throw new Error(part.kind);
  expect(part.fields.find(({ name }) => name === 'data.mood')).toMatchObject({
    limits: [],
    values: [
      { value: 'calm', means: '静。', isFinal: false },
      { value: 'gone', means: '飞走。', isFinal: true },
    ],
  });
});

test('a callback has no URL of ours, no samples and no error codes, but the common envelope', () => {
  expect(fill('request-method', 'sighting')).toMatchObject({
    operation: { method: 'POST', host: '', path: '' },
    signing: [
      { name: 'X-Callback-Timestamp' },
      { name: 'X-Callback-Nonce' },
      { name: 'X-Callback-Signature' },
    ],
  });
  const example = fill('request-example', 'sighting');
  if (example.kind !== 'code') throw new Error(example.kind);
  expect(example).toMatchObject({ samples: [{ id: 'seen', name: 'Seen' }], isByLanguage: false });
  expect(JSON.parse(example.samples[0]?.code ?? '')).toEqual({
    event: 'bird.seen',
    eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    occurredAt: '2026-11-15T05:00:00Z',
    data: { birdId: 'b1' },
  });
  expect(fill('error-codes', 'sighting')).toEqual({
    kind: 'errors',
    lead: '',
    own: [],
    inside: [],
    common: [],
  });
});

test('a signed call without specific errors has the codes of signatures', () => {
  const part = fill('error-codes', 'findBird');
  if (part.kind !== 'errors') throw new Error(part.kind);
  const codes = [...part.own, ...part.inside, ...part.common].map(({ code }) => code);
  expect(codes).toContain(1102);
  expect(codes.every((code) => code < 2000)).toBe(true);
});

test('dependencies between fields are stated at each of them', () => {
  const part = fill('request-method', 'addBird');
  if (part.kind !== 'request-method') throw new Error(part.kind);
  const body = part.parameters.find(({ place }) => place === 'body')?.fields ?? [];
  const said = body.map(({ name, isRequired, isConditional, limits }) => [
    name,
    isRequired ? 'required' : isConditional ? 'conditional' : 'optional',
    limits.find(({ kind }) => ['one-of', 'at-most-one', 'with'].includes(kind)),
  ]);
  expect(said).toEqual([
    ['kind', 'required', undefined],
    ['ring', 'conditional', { kind: 'one-of', values: ['ring', 'name'] }],
    ['name', 'conditional', { kind: 'one-of', values: ['ring', 'name'] }],
    ['songBird', 'conditional', { kind: 'with', values: ['kind', 'song_bird'] }],
    ['seenAt', 'optional', { kind: 'at-most-one', values: ['seenAt', 'nest'] }],
    ['nest', 'optional', { kind: 'at-most-one', values: ['seenAt', 'nest'] }],
    ['marks', 'optional', undefined],
  ]);
});

test('an object with arbitrary keys states how many values it takes, and their limits', () => {
  const part = fill('request-method', 'addBird');
  if (part.kind !== 'request-method') throw new Error(part.kind);
  const body = part.parameters.find(({ place }) => place === 'body')?.fields ?? [];
  expect(body.find(({ name }) => name === 'marks')?.limits).toEqual([
    { kind: 'items', to: 3 },
    { kind: 'each', limit: { kind: 'length', to: 8 } },
  ]);
});

test('a subset of an enum has only those values, with their meanings', () => {
  const part = fill('response-parameters', 'addBird');
  if (part.kind !== 'fields') throw new Error(part.kind);
  const mood = part.fields.find(({ name }) => name === 'data.mood');
  expect(mood?.values).toEqual([{ value: 'gone', means: 'It left.', isFinal: true }]);
});

test('texts in examples are translated; identifiers stay', () => {
  const [english, chinese] = (['en', 'zh'] as const).map((locale) => {
    const part = fill('request-example', 'addBird', locale);
    return part.kind === 'code' ? (part.samples[0]?.code ?? '') : '';
  });
  expect(english).toContain('"name": "Wren"');
  expect(chinese).toContain('"name": "鹪鹩"');
  expect(chinese).toContain('"songBird": "loud"');
});

test('the anchors of a further call start with its section', () => {
  const part = (name: string) =>
    fillPlace(
      { name, attributes: { operation: 'birds/findBird', section: 'find' } },
      { index: 0, operation: 'birds/addBird', locale: 'en', folder },
    );
  expect(part('response-parameters')).toMatchObject({
    fields: [{ anchor: 'find-response-data' }, { anchor: 'find-response-data-name' }, {}],
  });
  expect(part('error-codes')).toMatchObject({ lead: 'find-' });
});

test('a further event shows only its own fields, without those of every event', () => {
  const part = fill('event-fields', 'sighting');
  expect(part).toMatchObject({ fields: [{ name: 'data.birdId', anchor: 'body-data-birdid' }] });
});
