import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';

export type Kind = 'page' | 'asset' | 'call';
export type PlannedRequest = { kind: Kind; path: string; body?: string };
export type Answer = { kind: Kind; path: string; status: number; ms: number };

export type Traffic = {
  /** Responses since the last call, to requests that began since. */
  take(): Promise<Answer[]>;
  stop(): Promise<void>;
};

const tickMs = 20;
const givenUpMs = 20_000;

/** A constant number of requests a second over TLS, regardless of earlier responses. */
export function startTraffic(
  { port, ca }: { port: number; ca: string },
  { perSecond, choose }: { perSecond: number; choose: (count: number) => PlannedRequest },
): Traffic {
  const agent = new Agent({ keepAlive: true });
  const beganMs = performance.now();
  let sent = 0;
  let open: Promise<Answer>[] = [];
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - beganMs) / 1000) * perSecond);
    // Requests delayed by a standstill of this machine are not sent all at once.
    sent = Math.max(sent, due - perSecond);
    for (; sent < due; sent += 1) open.push(ask({ agent, port, ca }, choose(sent)));
  }, tickMs);
  const take = () => {
    const taken = open;
    open = [];
    return Promise.all(taken);
  };
  return {
    take,
    stop: async () => {
      clearInterval(timer);
      await take();
      agent.destroy();
    },
  };
}

async function ask(to: Parameters<typeof send>[0], planned: PlannedRequest): Promise<Answer> {
  const beganMs = performance.now();
  const status = await send(to, planned).catch(() => 0);
  const { kind, path } = planned;
  return { kind, path, status, ms: Math.round(performance.now() - beganMs) };
}

/** Like a browser: a request on a connection that just closed is sent again over a new one. */
async function send(
  to: { agent: Agent | false; port: number; ca: string },
  planned: PlannedRequest,
): Promise<number> {
  const { path, body } = planned;
  const sent = request({
    ...{ ...to, path, host: '127.0.0.1', servername: 'localhost' },
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      host: `localhost:${to.port}`,
      'accept-encoding': 'br',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(givenUpMs),
  });
  try {
    sent.end(body);
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    answer?.resume();
    if (answer) await once(answer, 'end');
    return answer?.statusCode ?? 0;
  } catch (error) {
    if (!sent.reusedSocket) throw error;
    return send({ ...to, agent: false }, planned);
  }
}
