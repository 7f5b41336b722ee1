import { setImmediate } from 'node:timers/promises';
import { lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import { gatewayRefusals } from '../db/usage-schema.ts';

/** Why a value was refused: its place, and what belongs there. */
export type Problem = { field: string; expected: string };

/** A row that was refused, by its place in the batch. */
export type Refusal = Problem & { index: number };

export type GatewayCall = 'usage' | 'balances' | 'messages';

/** What an intake answers: rows that are new, that are not, and those that cannot be taken. */
export type Taken = { taken: number; ignored: number; refused: Refusal[] };

/** The first problem of a value. Of an unknown field only a name that can be no data is repeated. */
export function problemOf({ issues: [issue] }: z.ZodError): Problem {
  if (issue?.code === 'unrecognized_keys') {
    const [name = ''] = issue.keys;
    const field = /^[A-Za-z_]{1,40}$/.test(name) ? name : '?';
    return { field: pathOf([...issue.path, field]), expected: 'no such field' };
  }
  // A key of a record is data of the gateway.
  if (issue?.code === 'invalid_key')
    return { field: pathOf(issue.path.slice(0, -1)), expected: issue.issues[0]?.message ?? '' };
  return { field: pathOf(issue?.path ?? []), expected: issue?.message ?? '' };
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** Rows after which others are served: a thousand at once would hold them up for 10 ms. */
const portion = 50;

/** Sorts out the rows that do not have the shape. */
export async function parseRows<Row>(
  rows: readonly unknown[],
  schema: z.ZodType<Row>,
): Promise<{ good: { index: number; row: Row }[]; refused: Refusal[] }> {
  const good: { index: number; row: Row }[] = [];
  const refused: Refusal[] = [];
  for (const [index, given] of rows.entries()) {
    if (index > 0 && index % portion === 0) await setImmediate();
    const { success, data, error } = schema.safeParse(given);
    if (success) good.push({ index, row: data });
    else refused.push({ index, ...problemOf(error) });
  }
  return { good, refused };
}

/** Refusals that operators can look up. */
const mostStored = 1_000;

/** Stores refusals, and drops the oldest beyond the most that are stored. */
export async function storeRefusals(
  tx: Transaction,
  call: GatewayCall,
  refused: readonly Refusal[],
  at: Date,
): Promise<void> {
  if (refused.length === 0) return;
  await tx
    .insert(gatewayRefusals)
    .values(refused.map(({ index, ...problem }) => ({ call, rowIndex: index, ...problem, at })));
  await tx.delete(gatewayRefusals).where(
    lt(
      gatewayRefusals.id,
      sql`(select min(id) from (
          select id from ${gatewayRefusals} order by id desc limit ${mostStored}
        ) as stored)`,
    ),
  );
}
