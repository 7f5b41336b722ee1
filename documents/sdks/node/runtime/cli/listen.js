import { setTimeout as sleep } from 'node:timers/promises';
import { forward } from './forward.js';
import { isAddress, requireSandbox } from './host.js';
import { safe } from './output.js';
import { UsageError } from './usage-error.js';

export const listen = {
  name: 'listen',
  usage: '[--forward <URL>] [--event <event>]',
  summary: 'passes callbacks on to your program',
  text: `Reads the callbacks of the sandbox as they come and posts each to your program with its exact
body and headers. Without --forward they are only shown. Ctrl-C ends it.`,
  options: [
    ['--forward <URL>', 'where your program receives callbacks'],
    ['--event <event>', 'only callbacks of this event'],
  ],
  optionsIn: () => ({ forward: { type: 'string' }, event: { type: 'string' } }),
  examples: ['listen --forward http://localhost:8080/callback', 'listen --event sms.receipt'],
  run: async ({ values, positionals, settings, output, client }) => {
    if (positionals.length > 0) throw new UsageError(`brand listen takes no ${positionals[0]}.`);
    requireSandbox('listen', settings.host);
    const address = values.forward;
    if (address !== undefined && !isAddress(address))
      throw new UsageError(`${address} is no address like http://localhost:8080/callback`);
    const { signal } = untilInterrupted();
    try {
      for await (const callback of callbacks({ values, output, client, signal })) {
        const forwarded = address && (await forward(address, callback, signal));
        output.result({ ...callback, forwarded }, () => shown(callback, forwarded, output.paint));
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  },
};

function untilInterrupted() {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => controller.abort());
  return controller;
}

/** All that come from now on. A request waits up to 25 seconds for one. */
async function* callbacks({ values: { event }, output, client, signal }) {
  const options = { signal, timeoutMs: 40_000 };
  const first = await client().sandbox.listCallbacks({ event, after: 'latest' }, options);
  output.note('Waiting for callbacks. Ctrl-C ends.');
  const { sandbox } = client({ retryDelaysMs: [], fetch });
  for (let after = first.data.cursor; ; ) {
    const read = () => sandbox.listCallbacks({ event, after, wait: 25 }, options);
    const { callbacks, cursor } = (await untilConnected(read, output, signal)).data;
    yield* callbacks;
    after = cursor;
  }
}

/** Seconds between attempts without a connection; the last one again and again. */
const waits = [1, 2, 4, 8, 10];

async function untilConnected(read, output, signal) {
  for (let failures = 0; ; failures++)
    try {
      const result = await read();
      if (failures > 0) output.note('Connected again.');
      return result;
    } catch (error) {
      const seconds = error.retryAfterSeconds ?? waits[failures] ?? waits.at(-1);
      // Longer than a minute is a limit for hours, not a lost connection.
      if (error.retry !== 'wait' || seconds > 60) throw error;
      output.note(`${safe(error.message)} Again in ${seconds} s.`);
      await sleep(seconds * 1_000, undefined, { signal });
    }
}

function shown({ event, eventId, body }, forwarded, paint) {
  const time = new Date().toTimeString().slice(0, 8);
  const { status, reason } = JSON.parse(body).data ?? {};
  const what = [event, status, reason].filter((one) => typeof one === 'string').map(safe);
  const first = `${time} ${paint.bold(what.join(' '))} ${paint.dim(eventId)}`;
  if (!forwarded) return first;
  const { address, problem, tookMs } = forwarded;
  const isReceived = forwarded.status >= 200 && forwarded.status < 300;
  const answer = (isReceived ? paint.green : paint.red)(forwarded.status ?? problem);
  const again = isReceived ? '' : `  again: brand replay ${eventId}`;
  return `${first}\n  → ${address} ${answer} ${tookMs} ms${again}`;
}
