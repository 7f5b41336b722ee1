import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { type Practice, practice, sandboxApp, theApi } from '#tests/support/sandbox.ts';
import { isData } from '../records/is-data.ts';

let running: TestApp;
let me: Practice;
beforeAll(async () => {
  running = await sandboxApp();
  me = await practice(running);
});
afterAll(() => running.close());

const unknown = (field: string) => ({
  status: 400,
  code: 1002,
  msg: `A parameter has a value that is not allowed: ${field} (unknown parameter).`,
});
const text = { phones: ['12025550101'], content: 'Hello' };

test('an unknown parameter is refused by its name, in the body, inside it and in the query', async () => {
  expect(await me.send('smsSendV2', { body: { ...text, colour: 'red' } })).toMatchObject(
    unknown('colour'),
  );
  const records = [{ messageId: 'x'.repeat(24), usedAt: '2026-11-16T09:00:00Z', by: 'x' }];
  expect(await me.send('smsReportBackfill', { body: { records } })).toMatchObject(
    unknown('records[0].by'),
  );
  for (const call of ['smsSendV2', 'smsSend', 'accountGetBalance'])
    expect(await me.send(call, { query: { colour: 'red' } }), call).toMatchObject(
      unknown('colour'),
    );
});

test('keys are unknown parameters of a signed request, and a form is as strict as JSON', async () => {
  expect(await me.send('smsSendV2', { body: { ...text, appKey: 'x' } })).toMatchObject(
    unknown('appKey'),
  );
  const form = theApi().calls.find(({ contentType }) => contentType === 'multipart/form-data');
  const example = Object(form?.requestExamples[0]?.value);
  expect(await me.send(form?.id ?? '', { body: { ...example, colour: 'red' } })).toMatchObject(
    unknown('colour'),
  );
});

test('every object of a request lists its parameters', () => {
  const open = theApi().calls.flatMap(({ id, inQuery, inPath, inBody }) =>
    [inQuery, inPath, inBody ?? {}].flatMap((schema) => openIn(schema, id)),
  );
  expect(open).toEqual([]);
});

/** Objects with properties that allow others; a part of `allOf` belongs to a closed object. */
function openIn(schema: unknown, place: string, isPart = false): string[] {
  if (!isData(schema)) return [];
  const { properties, items, allOf, oneOf, additionalProperties } = schema;
  const isOpen = isData(properties) && additionalProperties === undefined && !isPart;
  return [
    ...(isOpen ? [place] : []),
    ...Object.entries(isData(properties) ? properties : {}).flatMap(([name, part]) =>
      openIn(part, `${place}.${name}`),
    ),
    ...openIn(items, `${place}[]`),
    ...[allOf, oneOf].flatMap((parts) =>
      Array.isArray(parts) ? parts.flatMap((part) => openIn(part, place, true)) : [],
    ),
  ];
}
