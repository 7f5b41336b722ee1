import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { type CallInput, defineCall, parseReply } from './call.ts';
import { envelope, isAccepted, successEnvelope } from './envelope.ts';

const numbered = defineCall({
  method: 'GET',
  path: '/numbered',
  host: 'did',
  kind: 'query',
  query: z.object({ id: z.string() }),
  reply: envelope(z.object({ name: z.string() })),
});

const named = defineCall({
  method: 'POST',
  path: '/named',
  host: 'api',
  kind: 'none',
  reply: successEnvelope({ row: z.array(z.number()) }),
});

test('an accepted reply gives its data', () => {
  const reply = parseReply(numbered, { code: 0, data: { name: 'SMS' }, msg: '' });
  expect(isAccepted(reply) && reply.data.name).toBe('SMS');
});

test('a refusal gives its message, whether its code is a word or a number', () => {
  for (const code of ['contact.email', 1001]) {
    const reply = parseReply(numbered, { code, msg: 'No' });
    expect(isAccepted(reply)).toBe(false);
    expect(reply.msg).toBe('No');
  }
});

test('a reply without msg is accepted', () => {
  const bare = { ...numbered, reply: envelope(z.optional(z.unknown())) };
  expect(parseReply(bare, { code: 0 })).toMatchObject({ code: 0, msg: '' });
  expect(parseReply(bare, { code: 7, msg: null })).toEqual({ code: 7, msg: '' });
});

test('the older kind says success', () => {
  const reply = parseReply(named, { code: 'success', row: [1] });
  expect(isAccepted(reply) && reply.row).toEqual([1]);
});

test.each([
  [numbered, { code: 0, msg: 'no data' }],
  [named, { code: 'success', msg: 'no row' }],
  [numbered, 'no object'],
])('a reply of another shape is refused', (call, reply) => {
  expect(() => parseReply(call, reply)).toThrow(SyntaxError);
});

test('a call has the type of its input', () => {
  expectTypeOf<CallInput<typeof numbered>>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<CallInput<typeof named>>().toEqualTypeOf<undefined>();
  expect(numbered.kind).toBe('query');
});
