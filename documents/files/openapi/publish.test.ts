import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldProblems } from '#contract/error-details.ts';
import { isRecord } from '#documents/api/is-record.ts';
import { onlyParcels, parcels } from '#tests/support/parcel-api.ts';
import { publishDescription } from './publish.ts';

/** The request to send a parcel, in two ways, with fields that exclude each other. */
const chosen = `
              type: object
              additionalProperties: false
              required: [way]
              x-by: { way: { by_bike: [phone], by_post: [street, phone?] } }
              x-one-of: [phone, mail]
              dependentRequired: { note: [mail] }
              properties:
                way: { type: string, x-enum: { by_bike: { en: A bike., zh: 自行车。 }, by_post: { en: The post., zh: 邮寄。 } } }
                street: { type: string, maxLength: 80 }
                mail: { type: string, maxLength: 80 }
`;

const written = parcels
  .replace(
    /^ +type: object\n +additionalProperties: false\n +required: \[phone\]\n +properties:\n/m,
    chosen.slice(1),
  )
  .replace('value: { phone:', 'value: { way: by_bike, phone:');

let folder: string;
let published: ReturnType<typeof publishDescription>;
beforeAll(async () => {
  folder = await onlyParcels(written);
  published = publishDescription({
    products: ['parcel'],
    locale: 'en',
    origin: 'https://www.harbour.example',
    folder,
  });
});
afterAll(() => rm(folder, { recursive: true }));

const part = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((place, key) => (isRecord(place) ? place[key] : undefined), value);
const schema = (name: string) => part(published.components.schemas, name);

test('a choice by the value of a field is a union of named objects', () => {
  expect(schema('ParcelCreateRequest')).toEqual({
    oneOf: [
      { $ref: '#/components/schemas/ParcelCreateRequestByBike' },
      { $ref: '#/components/schemas/ParcelCreateRequestByPost' },
    ],
    discriminator: {
      propertyName: 'way',
      mapping: {
        by_bike: '#/components/schemas/ParcelCreateRequestByBike',
        by_post: '#/components/schemas/ParcelCreateRequestByPost',
      },
    },
  });
  expect(schema('ParcelCreateRequestByPost')).toMatchObject({
    additionalProperties: false,
    required: ['way', 'street'],
    properties: { way: { const: 'by_post' }, street: {}, phone: {}, mail: {} },
  });
});

test('an object of a union has neither fields of others nor those that a required one excludes', () => {
  expect(Object.keys(part(schema('ParcelCreateRequestByBike'), 'properties') ?? {})).toEqual([
    'way',
    'phone',
    'note',
    'callbackUrl',
  ]);
});

test('dependencies that no type can have are stated in words', () => {
  expect(part(schema('ParcelCreateRequestByPost'), 'description')).toBe(
    'The post.\n\n- Exactly one of `phone`, `mail`.\n- `note` only together with `mail`.',
  );
});

test('what customers send is one of these values, what we send may get more', () => {
  expect(part(schema('ParcelUpdateRequest'), 'properties', 'remove', 'items')).toEqual({
    type: 'string',
    enum: ['note'],
  });
  expect(part(schema('ParcelGetOutput'), 'properties', 'status', 'anyOf')).toEqual([
    { type: 'string', enum: ['accepted', 'sent', 'delivered', 'returned'] },
    { type: 'string' },
  ]);
});

test('schemas are named after their operation', () => {
  const names = Object.keys(published.components.schemas);
  expect(names).toEqual(
    expect.arrayContaining([
      'ParcelCreateResult',
      'ParcelCreateOutput',
      'ParcelCreateFailure400',
      'ParcelListRecord',
      'ParcelReceiptEvent',
      'WebhookEvent',
    ]),
  );
});

test('the headers that sign a call are its security and not its parameters', () => {
  const call = part(published.paths, '/v2/parcels', 'post');
  expect(call).toMatchObject({
    security: [{ accessKey: [], timestamp: [], nonce: [], signature: [] }],
    parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
  });
  expect(part(published.components, 'securitySchemes', 'signature')).toMatchObject({
    type: 'apiKey',
    in: 'header',
    name: 'X-Signature',
  });
});

test('every error has an object for programs, whose values may get more', () => {
  expect(schema('ApiError')).toMatchObject({
    required: ['code', 'msg', 'requestId', 'error'],
    properties: { error: { $ref: '#/components/schemas/ErrorDetails' } },
  });
  expect(part(schema('ErrorDetails'), 'required')).toEqual(['retry', 'docUrl']);
  expect(part(schema('ErrorDetails'), 'properties', 'problem', 'anyOf')).toEqual([
    { type: 'string', enum: [...fieldProblems] },
    { type: 'string' },
  ]);
  const examples = part(published.paths, '/v2/parcels', 'post', 'responses', '400', 'content');
  expect(part(examples, 'application/json', 'examples', 'error1001', 'value', 'error')).toEqual({
    retry: 'no',
    docUrl: expect.stringMatching(/^https:.*#error-1001$/),
    field: 'way',
    in: 'body',
    problem: 'missing',
    expected: 'one of by_bike, by_post',
  });
});
