import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { descriptionProblems } from '#scripts/documents/check-descriptions.ts';
import { fillPlace } from './parts.ts';

const description = `
openapi: 3.1.0
info: { title: Birds, version: '1', summary: Birds., x-zh: 鸟。 }
servers: [{ url: https://api.harbour.example }]
paths:
  /birds/{birdId}:
    get:
      operationId: findBird
      summary: Finds one bird.
      x-zh: 查询。
      security: [{ signature: [] }]
      x-sample: [page]
      parameters:
        - $ref: common.yaml#/components/parameters/AccessKey
        - { name: birdId, in: path, required: true, description: Which., x-zh: 编号。, schema: { type: string, maxLength: 8 }, example: b1 }
        - $ref: common.yaml#/components/parameters/Page
        - $ref: common.yaml#/components/parameters/PageSize
      responses:
        '200':
          description: Found.
          x-zh: 找到。
          content:
            application/json:
              schema:
                allOf:
                  - { type: object, required: [code], properties: { code: { $ref: common.yaml#/components/schemas/Code } } }
                  - { type: object, properties: { data: { type: object, description: It., x-zh: 数据。, properties: { name: { type: string, description: Its name., x-zh: 名称。 } } } } }
              examples: { found: { summary: Found, x-zh: 找到, value: { code: 0, data: { name: Wren } } } }
webhooks:
  sighting:
    post:
      operationId: sighting
      summary: A bird was seen.
      x-zh: 看到鸟。
      parameters:
        - $ref: common.yaml#/components/parameters/CallbackSignature
      requestBody:
        content:
          application/json:
            schema: { type: object, required: [birdId], properties: { birdId: { type: string, description: Which., x-zh: 编号。 } } }
            examples: { seen: { summary: Seen, x-zh: 看到, value: { birdId: b1 } } }
      responses:
        '200': { $ref: common.yaml#/components/responses/CallbackReceived }
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nuntix-parts-'));
  await cp('content/api', folder, { recursive: true });
  await writeFile(join(folder, 'birds.yaml'), description);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fill = (name: string, operation: string, locale: 'en' | 'zh' = 'en') =>
  fillPlace({ name, attributes: {} }, 0, `birds/${operation}`, locale, folder);

test('this description is one that the check lets pass', () => {
  expect(descriptionProblems(folder)).toEqual([]);
});

test('the parameters of a call stand by place, each with its anchor and limits', async () => {
  const part = await fill('request-method', 'findBird', 'zh');
  if (part.kind !== 'request-method') throw new Error(part.kind);
  expect(part.operation).toMatchObject({
    method: 'GET',
    host: 'https://api.harbour.example',
    path: '/birds/{birdId}',
  });
  expect(
    part.parameters.map(({ place, fields }) => [place, fields.map(({ name }) => name)]),
  ).toEqual([
    ['header', ['X-Access-Key']],
    ['path', ['birdId']],
    ['query', ['page', 'pageSize']],
  ]);
  expect(part.parameters[1]?.fields[0]).toMatchObject({
    anchor: 'path-birdid',
    isRequired: true,
    description: '编号。',
    limits: [{ kind: 'length', to: 8 }],
  });
});

test('the samples of a call fill in its path and the chosen parameters of its query', async () => {
  const part = await fill('request-example', 'findBird');
  if (part.kind !== 'code') throw new Error(part.kind);
  expect(part.samples).toHaveLength(7);
  for (const { name, code } of part.samples) {
    expect(code, name).toContain('https://api.harbour.example/birds/b1');
    expect(code, name).toMatch(/\bpage\b/);
    expect(code, name).not.toContain('pageSize');
  }
});

test('the answer of a call is one table, also where its schema has parts', async () => {
  const part = await fill('response-parameters', 'findBird');
  if (part.kind !== 'fields') throw new Error(part.kind);
  expect(part.fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['code', true],
    ['data', false],
    ['data.name', false],
  ]);
});

test('a callback has no address of ours, no samples and no error codes', async () => {
  const method = await fill('request-method', 'sighting');
  expect(method).toMatchObject({ operation: { method: 'POST', host: '', path: '' } });
  const example = await fill('request-example', 'sighting');
  expect(example).toMatchObject({
    samples: [{ id: 'seen', name: 'Seen', code: '{\n  "birdId": "b1"\n}' }],
    isByLanguage: false,
  });
  expect(await fill('error-codes', 'sighting')).toEqual({ kind: 'errors', errors: [] });
});

test('a signed call has the codes of signatures, common ones first', async () => {
  const part = await fill('error-codes', 'findBird');
  if (part.kind !== 'errors') throw new Error(part.kind);
  const codes = [...part.own, ...part.inside, ...part.common].map(({ code }) => code);
  expect(codes).toContain(1102);
  expect(codes.every((code) => code < 2000)).toBe(true);
});
