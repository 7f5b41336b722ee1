import { setTimeout as after } from 'node:timers/promises';
import { secondMs } from '#contract/time-units.ts';
import { usageStream } from './usage-stream.ts';

/**
 * A gateway as a process of its own: it follows the changes of accounts, and reports the stream of
 * usage of `STREAM` at 500 batches a minute. What is not answered is reported again.
 */
const { GATEWAY_URL: url = '', GATEWAY_TOKEN: token = '', STREAM = '{}' } = process.env;
const everyMs = 60 * (secondMs / 500);
const again = 5 * everyMs;
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const say = (what: object): void => console.log(JSON.stringify(what));

const { batches, arrivals } = usageStream(JSON.parse(STREAM));
const accounts = new Map<string, { revision: string; state: string }>();

/** Until the process ends. */
async function follow(): Promise<never> {
  for (let cursor = ''; ; ) {
    try {
      const query = cursor ? `?wait=25&after=${cursor}` : '';
      const response = await fetch(`${url}/gateway/v1/changes${query}`, { headers });
      if (!response.ok) throw new Error(`changes: ${response.status}`);
      const read = await response.json();
      for (const { account, revision, state } of read.accounts)
        accounts.set(account, { revision, state });
      cursor = read.cursor;
      if (read.accounts.length > 0) say({ accounts: Object.fromEntries(accounts) });
    } catch (error) {
      await after(again, say({ problem: String(error) }));
    }
  }
}

/** Statuses of the answers; `lost` is none. */
const answers: Record<string, number> = {};

async function report(batch: number): Promise<void> {
  const body = JSON.stringify({ rows: batches[batch], completeUntil: new Date().toISOString() });
  for (;;) {
    const answer = await fetch(`${url}/gateway/v1/usage`, { method: 'POST', headers, body }).then(
      async (response) => ({ status: response.status, ...(await response.json()) }),
      () => ({ status: 'lost' }),
    );
    answers[answer.status] = (answers[answer.status] ?? 0) + 1;
    if (answer.status === 200) return say({ reported: batch, refused: answer.refused });
    await after(again);
  }
}

const following = follow();
const waiting = arrivals.values();
const startMs = performance.now();
let dueMs = startMs;
/** Two at once, as the limit is, and each at its time; what an outage delayed is not hurried. */
const work = async (): Promise<void> => {
  for (const batch of waiting) {
    dueMs = Math.max(dueMs + everyMs, performance.now());
    await after(Math.max(0, dueMs - performance.now()));
    await report(batch);
  }
};
await Promise.all([work(), work()]);
say({ done: arrivals.length, answers, seconds: (performance.now() - startMs) / secondMs });
await following;
