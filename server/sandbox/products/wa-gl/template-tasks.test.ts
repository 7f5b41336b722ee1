import { expect, test } from 'vitest';
import { hourMs, secondMs } from '#contract/time-units.ts';
import { sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';
import { createTemplate, getTemplate, readyTemplate } from '#tests/support/whatsapp-templates.ts';

const sandbox = sandboxTests();

const bulk = (templates: object[], more: object = {}) =>
  sandbox.me.send('whatsAppTemplateTaskCreate', { body: { templates, ...more } });
const task = async (taskId: string) =>
  (await sandbox.me.send('whatsAppTemplateTaskGet', { path: { taskId } })).data;

test('templates of a task are checked at once, then submitted and reviewed', async () => {
  const callbackUrl = 'https://callback.customer.example/tasks';
  const chinese = { ...readyTemplate, language: 'zh_CN' };
  const wrong = { ...readyTemplate, name: 'wrong', ttlSeconds: 50_000 };
  const { data } = await bulk([readyTemplate, chinese, readyTemplate, wrong], { callbackUrl });
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
  expect(await getTemplate(sandbox.me, templateId)).toMatchObject({ code: 1401 });
  expect(await createTemplate(sandbox.me)).toMatchObject({ code: 3101 });
  sandbox.app.clock.advance(secondMs);
  expect(await task(taskId)).toMatchObject({
    status: 'running',
    templates: [{ status: 'waiting' }, {}],
  });
  sandbox.app.clock.advance(2 * secondMs);
  expect(await task(taskId)).toMatchObject({ status: 'done', handedOver: 2, failed: 0 });
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { event: 'whatsapp.template_task', url: callbackUrl, data: { taskId, handedOver: 2 } },
  ]);
  expect((await getTemplate(sandbox.me, templateId)).data).toMatchObject({ status: 'in_review' });
  sandbox.app.clock.advance(3 * secondMs);
  expect((await sentCallbacks(sandbox.app, sandbox.me)).slice(1)).toMatchObject([
    { event: 'whatsapp.template', url: null },
    { event: 'whatsapp.template', url: null },
  ]);
  expect(await bulk([readyTemplate])).toMatchObject({
    status: 422,
    code: 1005,
    data: { rejected: [{ code: 3101 }] },
  });
});

test('five tasks run at a time', async () => {
  const numbered = (index: number) => bulk([{ ...readyTemplate, name: `task_${index}` }]);
  for (let index = 0; index < 5; index += 1) await numbered(index);
  expect(await numbered(5)).toMatchObject({ status: 429, code: 1301 });
  sandbox.app.clock.advance(3 * secondMs);
  expect(await numbered(5)).toMatchObject({ code: 0 });
  expect(await task('e85041b2d7f6839c2a263502')).toMatchObject({ status: 'running', failed: 1 });
});

test('an account creates 100 templates an hour, with 250 names', async () => {
  const many = async (from: number, count: number) => {
    const names = Array.from({ length: count }, (_, index) => `many_${from + index}`);
    expect(await bulk(names.map((name) => ({ ...readyTemplate, name })))).toMatchObject({
      code: 0,
    });
  };
  await many(0, 100);
  const refused = await createTemplate(sandbox.me);
  expect(refused).toMatchObject({ status: 429, code: 3104 });
  expect(refused.headers['retry-after']).toBe(String(hourMs / secondMs));
  await many(100, 100);
  // Three names are seeds.
  await many(200, 47);
  sandbox.app.clock.advance(hourMs);
  expect(await createTemplate(sandbox.me)).toMatchObject({ status: 409, code: 3105 });
  expect(await createTemplate(sandbox.me, { name: 'many_1', language: 'zh_CN' })).toMatchObject({
    code: 0,
  });
});
