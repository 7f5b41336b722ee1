import { secondMs } from '#contract/time-units.ts';
import { shortTime } from '../../behaviour/formats.ts';
import { type Attempt, dial } from './attempts.ts';
import type { Entry } from './entries.ts';
import type { Script } from './script.ts';
import { hasTaskEnded, type Task } from './tasks.ts';

/** Sandbox retry delay (production: 30 min). */
const retryWaitMs = 10 * secondMs;

type Turn = { entry: Entry; dueMs: number };

/**
 * Dial times by `callId`: due entries first, as many at once as the task has lines, higher
 * priorities first. A current call continues.
 */
export function planCalls(
  task: Task,
  script: Script,
  entries: readonly Entry[],
  now: Date,
): Map<string, Attempt[]> {
  const plan = new Map<string, Attempt[]>(entries.map(({ callId }) => [callId, []]));
  const firstMs = firstDialMs(task, now);
  const lineFreeMs: number[] = Array(task.linesAtOnce).fill(firstMs);
  const turns: Turn[] = [];
  const take = (entry: Entry, attempt: Attempt) => {
    const { nextAttemptAt, ...facts } = attempt;
    const next = whatFollows(task, entry, attempt);
    plan.get(entry.callId)?.push({ ...facts, ...next });
    lineFreeMs[earliest(lineFreeMs)] = Math.max(firstMs, Date.parse(attempt.endedAt));
    if (next.nextAttemptAt === undefined) return;
    const dialed = { ...entry, attempts: attempt.attempt };
    turns.push({ entry: dialed, dueMs: Date.parse(next.nextAttemptAt) });
  };
  for (const entry of entries) {
    if (entry.inCall) take(entry, entry.inCall);
    else turns.push({ entry, dueMs: dueMsOf(entry) });
  }
  if (task.status !== 'running' && task.status !== 'waiting') return plan;

  const ready: Turn[] = [];
  for (let startMs = firstMs; ; ) {
    turns.sort((one, other) => one.dueMs - other.dueMs);
    const freeMs = lineFreeMs[earliest(lineFreeMs)] ?? 0;
    const dueMs = ready.length > 0 ? 0 : (turns[0]?.dueMs ?? 0);
    startMs = Math.max(startMs, freeMs, dueMs);
    const dueCount = turns.findLastIndex((turn) => turn.dueMs <= startMs) + 1;
    for (const turn of turns.splice(0, dueCount)) ready.push(turn);
    if (dueCount > 0) ready.sort(byTurn);
    const next = startMs < Date.parse(task.endAt) ? ready.shift() : undefined;
    if (!next) return plan;
    take(next.entry, dial({ task, script, entry: next.entry, startMs }));
  }
}

/** The next whole second, the precision of all times. */
const secondAfter = (ms: number): number => (Math.floor(ms / secondMs) + 1) * secondMs;

const firstDialMs = ({ startAt }: Task, now: Date): number =>
  Math.max(secondAfter(now.getTime()), Date.parse(startAt));

const dueMsOf = ({ addedAt, earliestAt = '', nextAttemptAt = '' }: Entry): number =>
  Math.max(secondAfter(Date.parse(addedAt)), wholeMs(earliestAt), wholeMs(nextAttemptAt));

const wholeMs = (time: string): number => Math.ceil((Date.parse(time) || 0) / secondMs) * secondMs;

const byTurn = ({ entry: one }: Turn, { entry: other }: Turn): number =>
  other.priority - one.priority || one.place - other.place;

const earliest = (times: readonly number[]): number =>
  times.reduce((best, time, index) => (time < (times[best] ?? time) ? index : best), 0);

function whatFollows(
  task: Task,
  { isStopped }: Entry,
  { attempt, status, reason, endedAt }: Attempt,
): Pick<Attempt, 'last' | 'nextAttemptAt'> {
  const outcome = reason === 'VOICEMAIL' ? 'voicemail' : status;
  const isLast =
    isStopped ||
    hasTaskEnded(task) ||
    endedAt >= task.endAt ||
    attempt >= task.maxAttempts ||
    !task.retryOn.includes(outcome);
  if (isLast) return { last: true };
  const nextMs = Date.parse(endedAt) + retryWaitMs;
  return { last: false, nextAttemptAt: shortTime(new Date(nextMs)) };
}
