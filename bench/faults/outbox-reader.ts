import { setTimeout as pause } from 'node:timers/promises';
import { closeDatabase, openDatabase } from '#server/db/database.ts';
import { runningEmbedded } from '#server/db/embedded.ts';
import { listMessages, type MessageSummary } from '#server/outbox/operator.ts';

const mostMessages = 10_000;

/** What the outbox holds, read as an operator would, beside the running server. */
export async function readOutbox(dataDir: string): Promise<MessageSummary[]> {
  const url = await runningEmbedded(dataDir);
  if (!url) throw new Error(`No database runs in ${dataDir}.`);
  const database = openDatabase(url);
  try {
    return await listMessages({ database }, { limit: mostMessages });
  } finally {
    await closeDatabase(database);
  }
}

/** Waits until nothing is left to send; then no further mail can come. */
export async function untilDelivered(dataDir: string, patienceMs: number): Promise<boolean> {
  const deadlineMs = performance.now() + patienceMs;
  while ((await readOutbox(dataDir)).some(({ status }) => status === 'queued')) {
    if (performance.now() > deadlineMs) return false;
    await pause(500);
  }
  return true;
}
