import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs, hourMs, secondMs } from '#contract/time-units.ts';
import type { TestApp } from '#tests/support/app.ts';
import {
  fileNamed,
  type Practice,
  practice,
  sandboxApp,
  textAt,
  toldSoFar,
} from '#tests/support/sandbox.ts';

let running: TestApp;
let me: Practice;
beforeAll(async () => {
  running = await sandboxApp();
});
beforeEach(async () => {
  me = await practice(running);
});
afterAll(() => running.close());

const wabaId = '118200261115001';
const ready = {
  wabaId,
  name: 'pickup_ready',
  language: 'en',
  category: 'utility',
  body: { text: 'Hi {{1}}, your order {{2}} is ready.', examples: ['Ada', '8842'] },
};

const create = (change: object = {}) =>
  me.send('whatsAppTemplateCreate', { body: { ...ready, ...change } });
const get = (templateId: string) => me.send('whatsAppTemplateGet', { path: { templateId } });
const change = (templateId: string, body: object) =>
  me.send('whatsAppTemplateUpdate', { path: { templateId }, body });
const remove = (templateId: string, allLanguages = 'false') =>
  me.send('whatsAppTemplateDelete', { path: { templateId }, query: { allLanguages } });
const review = () => running.clock.advance(3 * secondMs);

test('a template is reviewed, which is told, and can then be sent', async () => {
  const { data } = await create({
    header: { type: 'text', text: 'Order {{1}}', example: '8842' },
    buttons: [
      { type: 'reply', title: 'Thank you' },
      { type: 'url', title: 'See it', url: 'https://shop.customer.example/{{1}}', example: '8842' },
    ],
  });
  expect(data).toMatchObject({
    status: 'in_review',
    quality: 'unknown',
    variables: [
      { place: 'header', number: 1 },
      { place: 'body', number: 1, example: 'Ada' },
      { place: 'body', number: 2, example: '8842' },
      { place: 'button', number: 1, buttonIndex: 1 },
    ],
  });
  const templateId = textAt(data, 'templateId');
  const send = () =>
    me.send('whatsAppSend', {
      body: {
        sender: '447700900112',
        recipient: '12025550187',
        type: 'template',
        template: {
          name: 'pickup_ready',
          language: 'en',
          header: { text: '8842' },
          body: ['Ada', '8842'],
          buttons: [{ index: 1, value: '8842' }],
        },
      },
    });
  expect(await send()).toMatchObject({ code: 3005 });
  review();
  expect(await toldSoFar(running, me)).toMatchObject([
    {
      event: 'whatsapp.template',
      data: { templateId, change: 'status', status: 'approved', previousStatus: 'in_review' },
    },
  ]);
  expect(await send()).toMatchObject({ code: 0 });
  expect((await get(templateId)).data).toMatchObject({ status: 'approved' });
  const query = { wabaId, status: 'approved', name: 'pickup_ready' };
  expect((await me.send('whatsAppTemplateList', { query })).data).toMatchObject({
    total: 1,
    records: [{ templateId }],
  });
  expect(await create()).toMatchObject({ status: 409, code: 3101 });
});

test('the template of the documents can be created once more', async () => {
  const first = await me.send('whatsAppTemplateCreate');
  expect(first.data).toMatchObject({ templateId: 'd74f30a1c6e5728b19152401', status: 'in_review' });
  expect(await me.send('whatsAppTemplateCreate')).toMatchObject({ code: 3101 });
});

test('an offer in a utility template is rejected until it is changed', async () => {
  const body = { text: 'Hi {{1}}, save 20% this week.', examples: ['Ada'] };
  const templateId = textAt((await create({ body })).data, 'templateId');
  expect(await change(templateId, { footer: 'Lantern Books' })).toMatchObject({ code: 3108 });
  review();
  expect((await toldSoFar(running, me)).at(-1)?.data).toMatchObject({
    status: 'rejected',
    reason: 'CATEGORY_NOT_MATCHING',
  });
  expect((await get(templateId)).data).toMatchObject({ status: 'rejected' });
  const changed = await change(templateId, { category: 'marketing' });
  expect(changed.data).toMatchObject({ status: 'in_review', category: 'marketing' });
  expect(changed.data).not.toHaveProperty('rejectionReason');
  review();
  expect((await get(templateId)).data).toMatchObject({ status: 'approved' });
  expect(await remove(templateId)).toMatchObject({ data: { name: 'pickup_ready' } });
});

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

test('replies stand together, and a refusal names the part', async () => {
  const reply = { type: 'reply', title: 'Yes' };
  const phone = { type: 'phone', title: 'Call', phone: '12025550187' };
  expect(await create({ buttons: [reply, phone, reply] })).toMatchObject({ code: 1002 });
  const { msg } = await create({ ttlSeconds: 50_000 });
  expect(msg).toBe('A part of the template is not allowed here: ttlSeconds.');
  expect(await create({ buttons: [phone, reply, reply] })).toMatchObject({ code: 0 });
});

test('an approved template is changed once a day, and its category never', async () => {
  me = await practice(running, { lastsMs: 40 * dayMs });
  const templateId = 'd74f30a1c6e5728b19152401';
  const { body } = ready;
  expect(await change(templateId, { category: 'marketing' })).toMatchObject({ code: 3109 });
  expect(await change(templateId, { footer: 'A', remove: ['footer'] })).toMatchObject({
    code: 1002,
  });
  expect(await change(templateId, { authentication: {} })).toMatchObject({ code: 3103 });
  const changed = await change(templateId, { body, remove: ['buttons'] });
  expect(changed.data).toMatchObject({ status: 'in_review', body });
  expect(changed.data).not.toHaveProperty('buttons');
  review();
  expect((await get(templateId)).data).not.toHaveProperty('buttons');
  expect(await change(templateId, { body })).toMatchObject({ status: 409, code: 3107 });
  running.clock.advance(dayMs);
  expect(await change(templateId, { body })).toMatchObject({ code: 0 });
  const code = 'd74f30a1c6e5728b19152403';
  expect(await change(code, { footer: 'Lantern Books' })).toMatchObject({ code: 3103 });
  expect(await change(code, { authentication: { expiresMinutes: 9 } })).toMatchObject({
    data: { authentication: { expiresMinutes: 9, securityNote: true, button: 'copy' } },
  });
});

test('the name of a deleted template is locked if it was ever approved', async () => {
  me = await practice(running, { lastsMs: 40 * dayMs });
  const { data } = await remove('d74f30a1c6e5728b19152402', 'true');
  expect(data).toMatchObject({
    name: 'order_shipped',
    deleted: [
      { templateId: 'd74f30a1c6e5728b19152401', language: 'en' },
      { templateId: 'd74f30a1c6e5728b19152402', language: 'zh_CN' },
    ],
  });
  expect(data).toHaveProperty('nameFreeAt');
  expect(await remove('d74f30a1c6e5728b19152402')).toMatchObject({ status: 404, code: 1401 });
  const again = () => create({ name: 'order_shipped' });
  expect(await again()).toMatchObject({ status: 409, code: 3106 });
  running.clock.advance(30 * dayMs);
  expect(await again()).toMatchObject({ code: 0 });
  const rejected = await remove('d74f30a1c6e5728b19152404');
  expect(rejected.data).not.toHaveProperty('nameFreeAt');
  expect(await create({ name: 'thank_you' })).toMatchObject({ code: 0 });
});

test('a sample is of a kind that headers show, and kept while a template uses it', async () => {
  me = await practice(running, { lastsMs: 40 * dayMs });
  const upload = (file: string, content = fileNamed(file), waba = wabaId) =>
    me.send('whatsAppSampleUpload', { body: { file, wabaId: waba }, files: { file: content } });
  const { data } = await upload('cover.png');
  expect(data).toMatchObject({ kind: 'image', contentType: 'image/png' });
  expect(await upload('cover.png', fileNamed('a.wav'))).toMatchObject({ status: 415, code: 3111 });
  const large = Buffer.concat([fileNamed('a.png'), Buffer.alloc(5_000_000)]);
  expect(await upload('cover.png', large)).toMatchObject({ status: 413, code: 3112 });
  expect(await upload('a.png', fileNamed('a.png'), '118200261115009')).toMatchObject({
    code: 3113,
  });
  const sampleId = textAt(data, 'sampleId');
  const unused = textAt((await upload('cover.png')).data, 'sampleId');
  const using = (name: string, id: string) =>
    create({ name, category: 'marketing', header: { type: 'image', sampleId: id } });
  const created = await using('one', sampleId);
  expect(created.data).toMatchObject({ header: { type: 'image' } });
  expect(created.data).not.toHaveProperty('header.sampleId');
  running.clock.advance(dayMs);
  expect(await change(textAt(created.data, 'templateId'), { footer: 'A' })).toMatchObject({
    code: 0,
    data: { header: { type: 'image' }, footer: 'A' },
  });
  expect(await using('two', sampleId)).toMatchObject({ code: 0 });
  expect(await using('three', unused)).toMatchObject({ code: 1401 });
});

const bulk = (templates: object[], more: object = {}) =>
  me.send('whatsAppTemplateTaskCreate', { body: { templates, ...more } });
const task = async (taskId: string) =>
  (await me.send('whatsAppTemplateTaskGet', { path: { taskId } })).data;

test('templates of a task are checked at once, then handed over and reviewed', async () => {
  const callbackUrl = 'https://callback.customer.example/tasks';
  const chinese = { ...ready, language: 'zh_CN' };
  const wrong = { ...ready, name: 'wrong', ttlSeconds: 50_000 };
  const { data } = await bulk([ready, chinese, ready, wrong], { callbackUrl });
  expect(data).toMatchObject({
    status: 'queued',
    accepted: [
      { index: 0, name: 'pickup_ready', language: 'en' },
      { index: 1, name: 'pickup_ready', language: 'zh_CN' },
    ],
    rejected: [
      { index: 2, name: 'pickup_ready', code: 1006 },
      { index: 3, code: 3103, msg: expect.stringContaining('ttlSeconds') },
    ],
  });
  const taskId = textAt(data, 'taskId');
  const templateId = textAt(data, 'accepted', 0, 'templateId');
  expect(await get(templateId)).toMatchObject({ code: 1401 });
  expect(await create()).toMatchObject({ code: 3101 });
  running.clock.advance(secondMs);
  expect(await task(taskId)).toMatchObject({
    status: 'running',
    templates: [{ status: 'waiting' }, {}],
  });
  running.clock.advance(2 * secondMs);
  expect(await task(taskId)).toMatchObject({ status: 'done', handedOver: 2, failed: 0 });
  expect(await toldSoFar(running, me)).toMatchObject([
    { event: 'whatsapp.template_task', url: callbackUrl, data: { taskId, handedOver: 2 } },
  ]);
  expect((await get(templateId)).data).toMatchObject({ status: 'in_review' });
  review();
  expect((await toldSoFar(running, me)).slice(1)).toMatchObject([
    { event: 'whatsapp.template', url: null },
    { event: 'whatsapp.template', url: null },
  ]);
  expect(await bulk([ready])).toMatchObject({
    status: 422,
    code: 1005,
    data: { rejected: [{ code: 3101 }] },
  });
});

test('five tasks run at a time', async () => {
  const numbered = (index: number) => bulk([{ ...ready, name: `task_${index}` }]);
  for (let index = 0; index < 5; index += 1) await numbered(index);
  expect(await numbered(5)).toMatchObject({ status: 429, code: 1301 });
  running.clock.advance(3 * secondMs);
  expect(await numbered(5)).toMatchObject({ code: 0 });
  expect(await task('e85041b2d7f6839c2a263502')).toMatchObject({ status: 'running', failed: 1 });
});

test('an account creates 100 templates an hour, of 250 names', async () => {
  const many = async (from: number, count: number) => {
    const names = Array.from({ length: count }, (_, index) => `many_${from + index}`);
    expect(await bulk(names.map((name) => ({ ...ready, name })))).toMatchObject({ code: 0 });
  };
  await many(0, 100);
  const refused = await create();
  expect(refused).toMatchObject({ status: 429, code: 3104 });
  expect(refused.headers['retry-after']).toBe(String(hourMs / secondMs));
  await many(100, 100);
  // Three names are there from the beginning.
  await many(200, 47);
  running.clock.advance(hourMs);
  expect(await create()).toMatchObject({ status: 409, code: 3105 });
  expect(await create({ name: 'many_1', language: 'zh_CN' })).toMatchObject({ code: 0 });
});
