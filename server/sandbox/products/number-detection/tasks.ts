import { z } from 'zod';
import { shortTime } from '../../behaviour/formats.ts';
import type { Data, StoredRecord } from '../../records/record-store.ts';
import { type CheckedNumber, checkedNumber, depths } from './checks.ts';

export const task = 'number-detection.task';

const stored = z.object({
  taskId: z.string(),
  orderId: z.string().optional(),
  depth: z.enum(depths),
  status: z.enum(['queued', 'running', 'done', 'cancelled']),
  acceptedAt: z.string(),
  doneAt: z.string().optional(),
  numbers: z.array(checkedNumber),
});
type Task = z.output<typeof stored>;

const rates = { live: 0.004, basic: 0.001 };

export const isOpen = ({ data }: StoredRecord): boolean =>
  data.status === 'queued' || data.status === 'running';

/** A task at a point in time, with the result of each number. */
export function taskAt(data: Data, now: Date): { summary: Data; records: Data[] } {
  const task = stored.parse(data);
  const records = task.numbers.map((number) => recordAt(task, number, now));
  const { taskId, orderId, depth, status, acceptedAt, doneAt } = task;
  const chargedCount = records.filter(({ charged }) => charged).length;
  const summary = {
    taskId,
    orderId,
    depth,
    status,
    counts: countsOf(task, records),
    chargedCount,
    price: (chargedCount * rates[depth]).toFixed(4),
    currency: 'USD',
    acceptedAt,
    doneAt,
  };
  return { summary, records };
}

function recordAt(task: Task, { index, phone, afterMs, result }: CheckedNumber, now: Date): Data {
  const isCancelled = task.status === 'cancelled' && task.doneAt !== undefined;
  const until = isCancelled ? new Date(String(task.doneAt)) : now;
  const checkedAt = new Date(Date.parse(task.acceptedAt) + afterMs);
  if (result && checkedAt <= until) {
    const charged = result.status !== 'unknown';
    return { index, phone, charged, checkedAt: shortTime(checkedAt), ...result };
  }
  if (!isCancelled) return { index, phone, status: 'pending' };
  return { index, phone, ...cancelled, checkedAt: task.doneAt };
}

const cancelled = { status: 'unknown', reason: 'CANCELLED', charged: false };

function countsOf({ depth }: Task, records: readonly Data[]): Data {
  const count = (status: string) => records.filter((one) => one.status === status).length;
  return {
    total: records.length,
    active: count('active'),
    absent: count('absent'),
    suspended: count('suspended'),
    unassigned: count('unassigned'),
    ...(depth === 'basic' && { checked: count('checked') }),
    unknown: count('unknown'),
    pending: count('pending'),
  };
}
