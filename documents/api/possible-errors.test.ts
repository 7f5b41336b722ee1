import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { type ErrorCode, readErrors } from './errors.ts';
import { productNames } from './files.ts';
import { type Operation, operationsOf, readOperation } from './operation.ts';
import { readDescription } from './read-description.ts';
import type { Schema } from './schema.ts';

const checker = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(checker);
checker.addFormat('binary', true);

const calls = productNames().flatMap((product) =>
  operationsOf(readDescription(product))
    .filter(({ isCallback }) => !isCallback)
    .map(({ source }) => readOperation(`${product}/${source.operationId}`, 'en')),
);

const needsKey = ({ right }: Operation) => right !== undefined;

/** How each common code can occur in a call; a code without an entry here is not proven. */
const proofs: Record<number, (call: Operation) => boolean> = {
  1001: (call) =>
    call.keysInBody || wrongRequests(call).some(({ keyword }) => keyword === 'required'),
  // A query parameter that the call does not have is wrong, too.
  1002: () => true,
  1003: ({ contentType }) => contentType === 'application/json',
  1004: ({ contentType }) => contentType !== undefined,
  1005: ({ errors }) => errors.inside.some(({ product }) => product),
  1006: takesList,
  1101: needsKey,
  1102: (call) => has(call, 'X-Signature'),
  1103: (call) => has(call, 'X-Timestamp'),
  1104: (call) => has(call, 'X-Nonce'),
  // A call without a key refuses networks that are shut out.
  1105: () => true,
  1106: (call) => needsKey(call) && !['general', 'sandbox'].includes(call.product),
  1107: needsKey,
  1201: ({ method, idempotentBy }) => method === 'POST' && idempotentBy !== undefined,
  1202: needsKey,
  1301: ({ perSecond, product }) => perSecond !== undefined || product === 'sandbox',
  1302: ({ idempotentBy, ...call }) =>
    idempotentBy !== undefined && has({ idempotentBy, ...call }, idempotentBy),
  1401: (call) =>
    call.path.includes('{') ||
    fieldsOf(call).some((name) => /(?<!order|sender|caller)Id$/.test(name)),
  1501: () => true,
  1502: () => true,
};

const takes = (call: Operation, { code, product, fields = [] }: ErrorCode): boolean =>
  product ? fields.some((field) => has(call, field)) : (proofs[code]?.(call) ?? false);

describe.each(calls)('$product/$id', (call) => {
  const { own, inside, common } = call.errors;

  test('can return every code that its page lists', () => {
    const impossible = [...own, ...inside, ...common].filter((error) => !takes(call, error));
    expect(impossible.map(({ code }) => code)).toEqual([]);
  });

  test('lists every common code that it can return', () => {
    const listed = new Set([...own, ...inside, ...common].map(({ code }) => code));
    const withKey = [1001, 1101, 1102, 1103, 1104, 1107, 1202];
    const always = [1002, 1105, 1301, 1501, 1502, ...(needsKey(call) ? withKey : [])];
    const derived = [1003, 1004, 1106, 1302].filter((code) => proofs[code]?.(call));
    const list = takesList(call) ? [1005, 1006] : [];
    expect([...always, ...derived, ...list].filter((code) => !listed.has(code))).toEqual([]);
  });

  test('has an example of every error, with the status of its code', () => {
    const shown = call.responses
      .filter(({ status }) => !status.startsWith('2'))
      .flatMap(({ status, examples }) =>
        examples.map(({ value }) => [Number(status), (value as { code: number }).code]),
      );
    const wanted = [...own, ...common].map(({ status, code }) => [status, code]);
    expect(shown.sort()).toEqual(wanted.sort());
  });
});

test('every code can be returned by some call, or where there is no call', () => {
  const used = new Set(
    calls.flatMap(({ errors }) =>
      Object.values(errors).flatMap((list) => list.map(({ code }) => code)),
    ),
  );
  const unused = readErrors().filter(({ code }) => !used.has(code));
  expect(unused.filter(({ outside }) => !outside)).toEqual([]);
  expect(unused.map(({ code }) => code)).toEqual([1402, 1403]);
});

function takesList({ source }: Operation): boolean {
  const list = source['x-list'];
  const body = Object.values(source.requestBody?.content ?? {})[0]?.schema;
  return list !== undefined && body?.properties?.[list.field]?.type === 'array';
}

const has = (call: Operation, field: string): boolean => fieldsOf(call).includes(field);

/** Names of all request fields, without the objects around them. */
const fieldsOf = ({ parameters }: Operation): string[] =>
  parameters.flatMap(({ fields }) => fields.map(({ name }) => name.replace(/^.*\./, '')));

/** Requests that violate the parameter table, with the violated keyword. */
function wrongRequests(call: Operation): { keyword: string }[] {
  const schema = requestSchema(call);
  const validate = checker.compile(schema);
  const example = requestExample(call);
  if (!validate(example)) throw new Error(`${call.id}: its own example is not valid.`);
  return Object.keys(example).flatMap((name) => {
    const { [name]: _left, ...without } = example;
    return [without, { ...example, [name]: '' }].flatMap((request) =>
      validate(request) ? [] : [...(validate.errors ?? [])],
    );
  });
}

/** Parameters and body as one object: the location of a value does not matter here. */
function requestSchema({ source }: Operation): Schema {
  const body = Object.values(source.requestBody?.content ?? {})[0]?.schema ?? {};
  const parameters = source.parameters ?? [];
  return {
    ...body,
    type: 'object',
    required: [
      ...(body.required ?? []),
      ...parameters.filter(({ required }) => required).map(({ name }) => name),
    ],
    properties: {
      ...body.properties,
      ...Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    },
  };
}

const requestExample = ({ source, requestExamples }: Operation): Record<string, unknown> => ({
  ...(requestExamples[0]?.value as object | undefined),
  ...Object.fromEntries((source.parameters ?? []).map(({ name, example }) => [name, example])),
});
