import { expect, test } from 'vitest';
import { dayMs, secondMs } from '#contract/time-units.ts';
import { fileNamed, sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';
import {
  createTemplate,
  getTemplate,
  readyTemplate,
  wabaId,
} from '#tests/support/whatsapp-templates.ts';

const sandbox = sandboxTests();

const create = (change: object = {}) => createTemplate(sandbox.me, change);
const get = (templateId: string) => getTemplate(sandbox.me, templateId);
const change = (templateId: string, body: object) =>
  sandbox.me.send('whatsAppTemplateUpdate', { path: { templateId }, body });
const remove = (templateId: string, allLanguages = 'false') =>
  sandbox.me.send('whatsAppTemplateDelete', { path: { templateId }, query: { allLanguages } });
const review = () => sandbox.app.clock.advance(3 * secondMs);

test('a template is reviewed, which sends a callback, and can then be sent', async () => {
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
    sandbox.me.send('whatsAppSend', {
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
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    {
      event: 'whatsapp.template',
      data: { templateId, change: 'status', status: 'approved', previousStatus: 'in_review' },
    },
  ]);
  expect(await send()).toMatchObject({ code: 0 });
  expect((await get(templateId)).data).toMatchObject({ status: 'approved' });
  const query = { wabaId, status: 'approved', name: 'pickup_ready' };
  expect((await sandbox.me.send('whatsAppTemplateList', { query })).data).toMatchObject({
    total: 1,
    records: [{ templateId }],
  });
  expect(await create()).toMatchObject({ status: 409, code: 3101 });
});

test('the documented template can be created again', async () => {
  const first = await sandbox.me.send('whatsAppTemplateCreate');
  expect(first.data).toMatchObject({ templateId: 'd74f30a1c6e5728b19152401', status: 'in_review' });
  expect(await sandbox.me.send('whatsAppTemplateCreate')).toMatchObject({ code: 3101 });
});

test('an offer in a utility template is rejected until changed', async () => {
  const body = { text: 'Hi {{1}}, save 20% this week.', examples: ['Ada'] };
  const templateId = textAt((await create({ body })).data, 'templateId');
  expect(await change(templateId, { footer: 'Lantern Books' })).toMatchObject({ code: 3108 });
  review();
  expect((await sentCallbacks(sandbox.app, sandbox.me)).at(-1)?.data).toMatchObject({
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

test('an approved template is changed once a day, and its category never', async () => {
  await sandbox.newSession({ lastsMs: 40 * dayMs });
  const templateId = 'd74f30a1c6e5728b19152401';
  const { body } = readyTemplate;
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
  sandbox.app.clock.advance(dayMs);
  expect(await change(templateId, { body })).toMatchObject({ code: 0 });
  const code = 'd74f30a1c6e5728b19152403';
  expect(await change(code, { footer: 'Lantern Books' })).toMatchObject({ code: 3103 });
  expect(await change(code, { authentication: { expiresMinutes: 9 } })).toMatchObject({
    data: { authentication: { expiresMinutes: 9, securityNote: true, button: 'copy' } },
  });
});

test('the name of a deleted template is locked if it was ever approved', async () => {
  await sandbox.newSession({ lastsMs: 40 * dayMs });
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
  sandbox.app.clock.advance(30 * dayMs);
  expect(await again()).toMatchObject({ code: 0 });
  const rejected = await remove('d74f30a1c6e5728b19152404');
  expect(rejected.data).not.toHaveProperty('nameFreeAt');
  expect(await create({ name: 'thank_you' })).toMatchObject({ code: 0 });
});

test('a sample must fit headers, and is kept while a template uses it', async () => {
  await sandbox.newSession({ lastsMs: 40 * dayMs });
  const upload = (file: string, content = fileNamed(file), waba = wabaId) =>
    sandbox.me.send('whatsAppSampleUpload', {
      body: { file, wabaId: waba },
      files: { file: content },
    });
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
  sandbox.app.clock.advance(dayMs);
  expect(await change(textAt(created.data, 'templateId'), { footer: 'A' })).toMatchObject({
    code: 0,
    data: { header: { type: 'image' }, footer: 'A' },
  });
  expect(await using('two', sampleId)).toMatchObject({ code: 0 });
  expect(await using('three', unused)).toMatchObject({ code: 1401 });
});
