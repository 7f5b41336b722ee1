import { expect, test } from 'vitest';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';
import { createTemplate } from '#tests/support/whatsapp-templates.ts';

const sandbox = sandboxTests();

const create = (change: object) => createTemplate(sandbox.me, change);

test.each([
  ['no example', { body: { text: 'Hi {{1}}, it is ready.' } }, 3102],
  ['a gap', { body: { text: 'Hi {{2}}, it is ready.', examples: ['Ada'] } }, 3102],
  ['a variable at the end', { body: { text: 'It is ready, {{1}}', examples: ['Ada'] } }, 3102],
  ['nothing between', { body: { text: 'Hi {{1}}, {{2}} is ready.', examples: ['A', 'B'] } }, 3102],
  ['names and numbers', { body: { text: 'Hi {{1}} and {{you}} there', examples: ['A'] } }, 3102],
  ['a header without example', { header: { type: 'text', text: 'Order {{1}}' } }, 3102],
  [
    'a variable within an address',
    { buttons: [{ type: 'url', title: 'A', url: 'https://a.example/{{1}}/b', example: 'x' }] },
    3102,
  ],
  ['a variable in the footer', { footer: 'For {{1}}' }, 1002],
  ['a button without title', { buttons: [{ type: 'reply' }] }, 1001],
  [
    'two numbers to call',
    { buttons: Array(2).fill({ type: 'phone', title: 'A', phone: '12025550187' }) },
    1002,
  ],
  ['a coupon', { buttons: [{ type: 'copy_code', copyCode: 'SAVE' }] }, 3103],
  ['a lifetime of another category', { ttlSeconds: 50_000 }, 3103],
  ['a header without sample', { header: { type: 'image' } }, 1001],
  ['an unknown sample', { header: { type: 'image', sampleId: '0'.repeat(24) } }, 1401],
  ['another sample', { header: { type: 'video', sampleId: 'f96152c3e80794ad3b374601' } }, 3103],
  [
    'a flow that is a draft',
    { buttons: [{ type: 'flow', title: 'Book', flow: { flowId: '0a7263d4f918a5be4c485702' } }] },
    3103,
  ],
  ['an unknown account', { wabaId: '118200261115009' }, 3113],
])('a template with %s is refused', async (_, wrong, code) => {
  expect(await create(wrong)).toMatchObject({ code });
});

test('reply buttons must be together, and a refusal names the part', async () => {
  const reply = { type: 'reply', title: 'Yes' };
  const phone = { type: 'phone', title: 'Call', phone: '12025550187' };
  expect(await create({ buttons: [reply, phone, reply] })).toMatchObject({ code: 1002 });
  const { msg } = await create({ ttlSeconds: 50_000 });
  expect(msg).toBe('A part of the template is not allowed here: ttlSeconds.');
  expect(await create({ buttons: [phone, reply, reply] })).toMatchObject({ code: 0 });
});
