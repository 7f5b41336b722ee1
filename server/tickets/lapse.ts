import { setTimeout as after } from 'node:timers/promises';
import { and, eq, lte } from 'drizzle-orm';
import { silenceMs } from '#contract/tickets.ts';
import { minuteMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import { tickets } from '../db/ticket-schema.ts';
import { changeOf, type TicketContext } from './change.ts';
import { mailAnswer } from './mail.ts';

const everyMs = 10 * minuteMs;

/** Ends the tickets whose customer was silent for too long; returns how many. */
export async function endSilent(context: TicketContext, signal?: AbortSignal): Promise<number> {
  let ended = 0;
  while (!signal?.aborted && (await endOne(context))) ended += 1;
  return ended;
}

/** Any number of processes may run it. */
export function startEndingSilent(context: Context): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = run();

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await endSilent(context, signal).catch((error) =>
        context.log.warn({ err: error }, 'silent tickets stay open for now'),
      );
      await after(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    stop: () => {
      stopping.abort();
      return work;
    },
  };
}

const endOne = ({ database, clock }: TicketContext): Promise<boolean> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const lastHeard = new Date(now.getTime() - silenceMs);
    const [ticket] = await tx
      .select()
      .from(tickets)
      .where(and(eq(tickets.state, 'customer'), lte(tickets.changedAt, lastHeard)))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!ticket) return false;
    const author = { by: { kind: 'system' }, name: '' } as const;
    const change = await changeOf(tx, ticket, author, now);
    await change.note('lapsed');
    await change.update({ state: 'solved', closedAt: now, dueAt: null });
    await change.record('lapsed');
    await mailAnswer(change, author, { kind: 'lapsed', text: '' });
    return true;
  });
