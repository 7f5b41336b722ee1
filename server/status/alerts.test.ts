import { afterEach, expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { settlePort } from '#server/listening.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';

const token = 'h3Wc8Zq0LmT5vKx2RyB7nDfJ9sGpE4uA';

let served: TestApp;
afterEach(() => served.close());

/** The port of the metrics, on which the webhook of Alertmanager is. */
async function listen(settings: Record<string, string> = { ALERTS_TOKEN: token }) {
  const { metrics } = await settlePort(readEnv({ PORT: '0', METRICS_PORT: '0' }));
  served = await testApp({ METRICS_PORT: String(metrics.port), ...settings });
  await served.app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${metrics.port}`;
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
