import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { minuteMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { isOver, type RetentionRule, retentionRules } from './rules.ts';

const everyMs = 10 * minuteMs;
const batchRows = 5_000;

/** Deletes rows past their retention; returns how many of each kind. */
export async function sweep(
  { env, clock }: Pick<Context, 'env' | 'clock'>,
  connection: Database | Transaction,
  signal?: AbortSignal,
): Promise<Record<string, number>> {
  const swept: Record<string, number> = {};
  for (const rule of retentionRules(env))
    swept[rule.name] = await sweepOne(connection, rule, clock.now(), signal);
  return swept;
}

/** Sweeps regularly until it is stopped; any number of processes may run it. */
export function startSweep(context: Context): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = run();

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await sweep(context, context.database, signal).then(
        (swept) => context.log.debug({ swept }, 'old rows deleted'),
        (error) => context.log.warn({ err: error }, 'old rows stay for now'),
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

/** In batches, so that no lock is held for long. */
async function sweepOne(
  connection: Database | Transaction,
  rule: RetentionRule,
  now: Date,
  signal: AbortSignal | undefined,
): Promise<number> {
  let swept = 0;
  while (!signal?.aborted) {
    const rows = await connection.transaction((tx) => deleteBatch(tx, rule, now));
    swept += rows;
    if (rows < batchRows) break;
  }
  return swept;
}

async function deleteBatch(tx: Transaction, rule: RetentionRule, now: Date): Promise<number> {
  if (rule.permit) await tx.execute(rule.permit);
  const { rowCount } = await tx.execute(sql`
    delete from ${rule.table} where ctid in (
      select ctid from ${rule.table} where ${isOver(rule, now)}
      limit ${batchRows} for update skip locked
    )`);
  return rowCount ?? 0;
}
