import { expect, test } from 'vitest';
import { secondMs } from '#contract/time-units.ts';
import { sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests();

const wabaId = '118200261115001';
const footer = { type: 'Footer', label: 'Send', 'on-click-action': { name: 'complete' } };
const definitionOf = (...children: object[]) => ({
  version: '7.3',
  screens: [{ id: 'ONE', terminal: true, layout: { type: 'SingleColumnLayout', children } }],
});
const colour = {
  type: 'Dropdown',
  name: 'colour',
  label: 'Colour',
  'data-source': [{ id: 'red', title: 'Red' }],
};
const survey = {
  wabaId,
  name: 'Survey',
  categories: ['survey'],
  definition: definitionOf(colour, { type: 'TextInput', name: 'why', label: 'Why' }, footer),
};

const create = (change: object = {}) =>
  sandbox.me.send('whatsAppFlowCreate', { body: { ...survey, ...change } });
const change = (flowId: string, body: object) =>
  sandbox.me.send('whatsAppFlowUpdate', { path: { flowId }, body });
const remove = (flowId: string) => sandbox.me.send('whatsAppFlowDelete', { path: { flowId } });

test('a flow is created, published, sent, filled in and deprecated', async () => {
  const { data } = await create();
  expect(data).toMatchObject({ status: 'draft', validationErrors: [] });
  expect(data).not.toHaveProperty('definition');
  const flowId = textAt(data, 'flowId');
  const template = { name: 'order_shipped', language: 'zh_CN', body: ['Grace', '8842'] };
  const base = { sender: '447700900112', recipient: '12025550107' };
  await sandbox.me.send('whatsAppSend', { body: { ...base, type: 'template', template } });
  sandbox.app.clock.advance(6 * secondMs);
  const send = (more: object = {}) =>
    sandbox.me.send('whatsAppSend', {
      body: {
        ...base,
        type: 'flow',
        flow: { flowId, body: 'QueueCallback us.', button: 'Start', flowToken: 'token-1', ...more },
      },
    });
  expect(await send()).toMatchObject({ status: 409, code: 3014 });
  expect(await send({ draft: true })).toMatchObject({ code: 0 });
  expect(await send({ button: 'Go 🚀' })).toMatchObject({ code: 1002 });
  expect(await send({ flowId: '0'.repeat(24) })).toMatchObject({ code: 1401 });
  expect(await send({ data: { text: 'x'.repeat(10_000) } })).toMatchObject({ code: 1002 });
  expect(await change(flowId, { status: 'published' })).toMatchObject({
    data: { status: 'published' },
  });
  expect(await send()).toMatchObject({ code: 0 });
  sandbox.app.clock.advance(6 * secondMs);
  const callbacks = await sentCallbacks(sandbox.app, sandbox.me);
  expect(callbacks).toContainEqual(
    expect.objectContaining({
      event: 'whatsapp.flow',
      data: { flowId, wabaId, name: 'Survey', status: 'published', previousStatus: 'draft' },
    }),
  );
  expect(callbacks.at(-1)?.data).toMatchObject({
    type: 'flow',
    flow: { flowToken: 'token-1', values: { colour: 'red', why: 'Yes' } },
  });
  expect(await change(flowId, { status: 'deprecated' })).toMatchObject({ code: 0 });
  expect(await send()).toMatchObject({ code: 3014 });
  expect(await change(flowId, { name: 'Other' })).toMatchObject({ status: 409, code: 3151 });
  expect(await remove(flowId)).toMatchObject({ status: 409, code: 3151 });
});

test('a change turns a published flow into a draft', async () => {
  const flowId = textAt((await create()).data, 'flowId');
  await change(flowId, { status: 'published' });
  expect(await change(flowId, { status: 'published' })).toMatchObject({ code: 3151 });
  sandbox.app.clock.advance(secondMs);
  expect(await change(flowId, { name: 'Survey 2' })).toMatchObject({ data: { status: 'draft' } });
  expect((await sentCallbacks(sandbox.app, sandbox.me)).at(-1)?.data).toMatchObject({
    previousStatus: 'published',
  });
  expect(await change(flowId, { status: 'deprecated' })).toMatchObject({ code: 3151 });
  expect(await change(flowId, { name: 'Survey 3', status: 'published' })).toMatchObject({
    data: { name: 'Survey 3', status: 'published' },
  });
  expect(await change(flowId, { name: 'Pick-up slot' })).toMatchObject({ status: 409, code: 3152 });
});

test('problems of a flow are reported and prevent publishing', async () => {
  const { label, ...unlabelled } = colour;
  const wrong = { definition: definitionOf(unlabelled, footer) };
  const { data } = await create(wrong);
  expect(data.validationErrors).toEqual([
    { path: 'screens[0].layout.children[0]', message: 'The property label is required.' },
  ]);
  const flowId = textAt(data, 'flowId');
  expect(await change(flowId, { status: 'published' })).toMatchObject({ status: 409, code: 3150 });
  const endpoint = { ...survey.definition, data_api_version: '3.0' };
  expect(await change(flowId, { definition: endpoint })).toMatchObject({
    data: { validationErrors: [] },
  });
  expect(await change(flowId, { status: 'published' })).toMatchObject({ code: 3150 });
  const empty = textAt((await create({ name: 'Empty', definition: undefined })).data, 'flowId');
  expect(await change(empty, { status: 'published' })).toMatchObject({ code: 3150 });
  expect(
    (await sandbox.me.send('whatsAppFlowGet', { path: { flowId: empty } })).data,
  ).not.toHaveProperty('previewUrl');
  expect(await change(empty, { definition: { version: '7.3' } })).toMatchObject({
    data: { validationErrors: [{ path: '$' }] },
  });
});

test('names are unique in an account; drafts can be deleted', async () => {
  expect(await create()).toMatchObject({ code: 0 });
  expect(await create()).toMatchObject({ status: 409, code: 3152 });
  expect(await create({ wabaId: '118200261115009' })).toMatchObject({ status: 404, code: 3113 });
  const list = async (query: object = {}) =>
    (await sandbox.me.send('whatsAppFlowList', { query: { wabaId, ...query } })).data;
  expect(await list()).toMatchObject({ total: 3 });
  expect(await list({ status: 'published' })).toMatchObject({
    total: 1,
    records: [{ name: 'Pick-up slot' }],
  });
  const flowId = '0a7263d4f918a5be4c485702';
  expect(await remove(flowId)).toMatchObject({ code: 0, data: { flowId } });
  expect(await remove(flowId)).toMatchObject({ status: 404, code: 1401 });
  expect(await remove('0a7263d4f918a5be4c485701')).toMatchObject({ code: 3151 });
});

test('the documented flow can be created and published again', async () => {
  const published = await sandbox.me.send('whatsAppFlowUpdate');
  expect(published.data).toMatchObject({ flowId: '0a7263d4f918a5be4c485701', status: 'published' });
  expect(await sandbox.me.send('whatsAppFlowUpdate')).toMatchObject({ code: 3151 });
  await sandbox.newSession();
  expect((await sandbox.me.send('whatsAppFlowCreate')).data).toMatchObject({
    flowId: '0a7263d4f918a5be4c485701',
    status: 'draft',
  });
  expect(await sandbox.me.send('whatsAppFlowCreate')).toMatchObject({ code: 3152 });
});
