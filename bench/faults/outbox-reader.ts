import { setTimeout as pause } from 'node:timers/promises';
import { listMessages, type MessageSummary } from '#server/outbox/operator.ts';
import { besideServer } from './beside-server.ts';

const mostMessages = 10_000;

/** What the outbox holds, read as an operator would, beside the running server. */
export const readOutbox = (dataDir: string): Promise<MessageSummary[]> =>
  besideServer(dataDir, (database) => listMessages({ database }, { limit: mostMessages }));

/** Waits until nothing is left to send; then no further mail can come. */
export async function untilDelivered(dataDir: string, patienceMs: number): Promise<boolean> {
  const deadlineMs = performance.now() + patienceMs;
  while ((await readOutbox(dataDir)).some(({ status }) => status === 'queued')) {
    if (performance.now() > deadlineMs) return false;
    await pause(500);
  }
  return true;
}
