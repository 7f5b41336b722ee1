import type { InjectOptions } from 'fastify';
import type { ChangesAnswer } from '#server/gateway/contract.ts';
import { buildGateway } from '#server/gateway/gateway-port.ts';
import type { TestApp } from './app.ts';
import { gatewayTokens } from './gateway-tokens.ts';

/** A row as the gateway reports it, about the day of the test's clock. */
export const usageRowOf = (served: TestApp, account: string, changes: object = {}) => ({
  ...{ account, key: 'AKLIVE3H7QKXDZ5N2R8WPTYBLM', product: 'sms', country: 'VN' },
  day: served.clock.now().toISOString().slice(0, 10),
  ...{ version: 1_794_718_800_000, count: 197, segments: 231, delivered: 180, used: 90 },
  failed: { 'UNDELIV/ABSENT_SUBSCRIBER': 9 },
  ...{ price: '4.6400', currency: 'USD', lastUsedAt: served.clock.now().toISOString() },
  ...changes,
});

/** Sends requests as the gateway does, each to an app of its own: limits are counted per app. */
export function gatewayOn({ context }: Pick<TestApp, 'context'>) {
  const send = async (request: InjectOptions) => {
    // A busy machine must not influence a test.
    const patient = { ...context, callMs: 60_000 };
    const app = buildGateway(patient, new AbortController().signal);
    const reply = await app.inject({
      headers: { authorization: `Bearer ${gatewayTokens.GATEWAY_TOKEN}` },
      ...request,
    });
    await app.close();
    return reply;
  };
  const report = async (call: 'usage' | 'balances' | 'messages', payload: object) => {
    const reply = await send({ method: 'POST', url: `/gateway/v1/${call}`, payload });
    return { status: reply.statusCode, body: reply.json() };
  };
  const read = async (query: Record<string, string> = {}) => {
    const reply = await send({ url: `/gateway/v1/changes?${new URLSearchParams(query)}` });
    const body: ChangesAnswer = reply.json();
    return { status: reply.statusCode, body };
  };
  return { send, report, read };
}
