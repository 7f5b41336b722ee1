import { setTimeout as pause } from 'node:timers/promises';
import { listMessages, type MessageSummary } from '#server/outbox/operator.ts';
import { withServerDatabase } from './server-database.ts';

const maxMessages = 10_000;

/** The contents of the outbox, read like an operator, next to the running server. */
export const readOutbox = (dataDir: string): Promise<MessageSummary[]> =>
  withServerDatabase(dataDir, (database) => listMessages({ database }, { limit: maxMessages }));

/** Waits until nothing is queued; then no further mail can arrive. */
export async function waitUntilDelivered(dataDir: string, patienceMs: number): Promise<boolean> {
  const deadlineMs = performance.now() + patienceMs;
  while ((await readOutbox(dataDir)).some(({ status }) => status === 'queued')) {
    if (performance.now() > deadlineMs) return false;
    await pause(500);
  }
  return true;
}
