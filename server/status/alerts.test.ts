import { afterEach, describe, expect, test } from 'vitest';
import { saveDeskDraft } from '#contract/desk-drafts.ts';
import { minuteMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { deskOn } from '#tests/support/desk.ts';
import { freePort } from '#tests/support/free-port.ts';
import { fromNow, hostileText, open } from '#tests/support/status.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { deskDrafts } from '../db/desk-schema.ts';
import { selectBoard } from './board-rows.ts';

const token = 'h3Wc8Zq0LmT5vKx2RyB7nDfJ9sGpE4uA';

let served: TestApp;
afterEach(() => served.close());

/** The port of the metrics, on which the webhook of Alertmanager is. */
async function listen(settings: Record<string, string> = { ALERTS_TOKEN: token }) {
  const port = await freePort();
  served = await testApp({ METRICS_PORT: String(port), ...settings });
  await served.app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${origin}/metrics`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  return async (
    body: unknown,
    headers: Record<string, string> = { authorization: `Bearer ${token}` },
  ) =>
    (
      await fetch(`${origin}/alerts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
    ).status;
}

const group = (alerts: object[] = [{}], rest: object = {}) => ({
  version: '4',
  groupKey: '{}/{severity="page"}:{alertname="SmsSlow"}',
  status: 'firing',
  receiver: 'desk',
  groupLabels: { alertname: 'SmsSlow' },
  truncatedAlerts: 0,
  alerts: alerts.map((alert) => ({
    status: 'firing',
    labels: { alertname: 'SmsSlow', service: 'sms' },
    annotations: { summary: 'SMS takes 40 s' },
    startsAt: served.clock.now().toISOString(),
    endsAt: '0001-01-01T00:00:00Z',
    fingerprint: 'c0ffee',
    ...alert,
  })),
  ...rest,
});

test('without a token there is no webhook', async () => {
  const post = await listen({});
  expect(await post(group())).toBe(404);
});

test('the site itself has no webhook', async () => {
  await listen();
  const { statusCode } = await served.app.inject({
    ...{ method: 'POST', url: '/alerts', payload: group() },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(statusCode).toBe(404);
});

test('the token is required, before anything is read', async () => {
  const post = await listen();
  expect(await post('{', {})).toBe(401);
  expect(await post('{', { authorization: `Bearer ${token.slice(0, -1)}x` })).toBe(401);
  expect(await post(group(), { authorization: `bearer ${token}` })).toBe(204);
});

test.each<[string, () => unknown]>([
  ['no JSON', () => '{'],
  ['another version', () => group([{}], { version: '3' })],
  ['no group', () => group([{}], { groupKey: '' })],
  ['no alerts', () => group([])],
  ['an unknown status', () => group([{ status: 'pending' }])],
  ['a time that is none', () => group([{ startsAt: 'yesterday' }])],
  ['labels that are no texts', () => group([{ labels: { service: 3 } }])],
  ['a list', () => [group()]],
])('%s is refused', async (_, body) => {
  const post = await listen();
  expect(await post(body())).toBe(400);
});

test('64 KB are read and no more', async () => {
  const post = await listen();
  const bytes = (of: number) => {
    const body = JSON.stringify(group([{}], { externalURL: '' }));
    return body.replace('"externalURL":""', `"externalURL":"${'x'.repeat(of - body.length)}"`);
  };
  expect(await post(bytes(64 * 1024))).toBe(204);
  expect(await post(bytes(64 * 1024 + 1))).toBe(413);
});

describe('a draft', () => {
  const drafts = () => served.context.database.select().from(deskDrafts);
  const at = () => served.clock.now().toISOString();
  const minute = () => `${at().slice(0, 16).replace('T', ' ')} UTC`;

  test('has services, impact, beginning and template of the alerts that fire', async () => {
    const post = await listen();
    const began = fromNow(served.context, -10 * minuteMs).toISOString();
    const labels = { alertname: 'SmsDown', service: 'sms' };
    await post(
      group([
        { startsAt: began, labels: { ...labels, template: 'slow-answers' } },
        { labels: { ...labels, impact: 'outage' } },
        { labels: { alertname: 'ViberSlow', service: 'viber' } },
        { labels: { alertname: 'Disk', service: 'no-such' } },
        { status: 'resolved', labels: { alertname: 'Voice', service: 'voice' }, endsAt: at() },
      ]),
    );
    expect(await drafts()).toMatchObject([
      {
        ...{ kind: 'open', authorId: null, incidentId: null },
        content: {
          affected: [
            { service: 'sms', impact: 'outage' },
            { service: 'viber', impact: 'degraded' },
          ],
          ...{ startsAt: began, template: 'slow-answers' },
          title: { en: expect.stringContaining('[where]'), zh: expect.stringContaining('[where]') },
        },
        notes: [
          `${began.slice(0, 16).replace('T', ' ')} UTC SmsDown, sms: SMS takes 40 s`,
          `${minute()} SmsDown, sms: SMS takes 40 s`,
          `${minute()} ViberSlow, viber: SMS takes 40 s`,
          `${minute()} Disk, no-such: SMS takes 40 s`,
          `${minute()} Voice, voice: resolved`,
        ],
      },
    ]);
    const { incidents } = await selectBoard(served.context.database, 0);
    expect(incidents.filter(({ sample }) => !sample)).toEqual([]);
  });

  test('there is one for a group, repeated and by several at once; another group has its own', async () => {
    const post = await listen();
    const same = group();
    expect(await Promise.all([post(same), post(same), post(same)])).toEqual([204, 204, 204]);
    expect(await drafts()).toMatchObject([{ notes: [expect.stringContaining('SmsSlow')] }]);
    await post(group([{}], { groupKey: '{}:{alertname="Other"}' }));
    expect(await drafts()).toHaveLength(2);
    const events = await served.context.database.select().from(auditEvents);
    expect(events.filter(({ action }) => action === 'desk.draft-saved')).toMatchObject([
      { actorKind: 'system' },
      { actorKind: 'system' },
    ]);
  });

  test('is told what is resolved; without a draft that says nothing', async () => {
    const post = await listen();
    const resolved = () => group([{ status: 'resolved', endsAt: at() }], { status: 'resolved' });
    expect(await post(resolved())).toBe(204);
    expect(await drafts()).toEqual([]);
    await post(group());
    served.clock.advance(5 * minuteMs);
    await post(resolved());
    const [draft] = await drafts();
    expect(draft?.notes.at(-1)).toBe(`${minute()} SmsSlow, sms: resolved`);
    expect(draft?.content).toMatchObject({ affected: [{ service: 'sms' }] });
  });

  test('keeps what somebody has written in it', async () => {
    const post = await listen();
    await post(group());
    const { database } = served.context;
    const they = deskOn(served);
    await they.enter(['incident-manager']);
    const [{ id = '' } = {}] = await drafts();
    const content = { title: { en: 'SMS is late', zh: '' } };
    const saved = { id, kind: 'open', incidentId: null, content, version: 1 } as const;
    expect((await they.send(saveDeskDraft, saved)).body.code).toBe(0);
    await post(group([{}, { labels: { alertname: 'ViberSlow', service: 'viber' } }]));
    expect(await database.select().from(deskDrafts)).toMatchObject([
      { content, notes: [expect.anything(), expect.stringContaining('ViberSlow')] },
    ]);
  });

  test('is not made again for services of which an open incident tells', async () => {
    const post = await listen();
    await open(served.context, { services: ['sms'] });
    await post(group());
    expect(await drafts()).toEqual([]);
    await post(group([{}, { labels: { alertname: 'ViberSlow', service: 'viber' } }]));
    expect(await drafts()).toHaveLength(1);
  });

  test('takes texts of any kind and length', async () => {
    const post = await listen();
    const alertname = `${hostileText}\u0000`;
    const summary = 'x'.repeat(20_000);
    expect(await post(group([{ labels: { alertname }, annotations: { summary } }]))).toBe(204);
    const [draft] = await drafts();
    expect(draft?.notes[0]).toHaveLength(300);
    expect(draft?.content).toMatchObject({ affected: [] });
  });
});
