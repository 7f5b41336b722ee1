import { secondMs } from '#contract/time-units.ts';
import { newId, shortTime } from '../../behaviour/formats.ts';
import { isNumber } from '../../behaviour/outcomes.ts';
import { type Paged, pageOf } from '../../behaviour/pages.ts';
import { processBatch } from '../../behaviour/process-batch.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import { type Product, rule } from '../../behaviour/rules.ts';
import type { Data, Step } from '../../records/record-store.ts';
import { type CheckedNumber, checkOf, type Depth } from './checks.ts';
import { taskSeeds } from './seeds.ts';
import { isOpen, task, taskAt } from './tasks.ts';

const badNumber = 4001;
const tooManyTasks = 4003;
const hasEnded = 4004;

const maxTasks = 20;
const maxRecordsSent = 100;

type Submit = { phones: string[]; depth: Depth; orderId?: string; callbackUrl?: string };

export const numberDetection: Product = {
  rules: {
    numberCheckSubmit: rule<Submit>(async (given) => {
      const { store, input, now } = given;
      const { phones, depth, orderId, callbackUrl } = input;
      const open = (await store.list(task)).filter((one) => !one.isSeed && isOpen(one));
      if (open.length >= maxTasks) throw new Refusal(tooManyTasks, { retryAfterSeconds: 5 });
      const numbers: CheckedNumber[] = [];
      const judged = await processBatch(given, phones, async (phone, index) => {
        if (!isNumber(phone)) throw new Refusal(badNumber);
        numbers.push({ index, phone, ...checkOf(phone, depth) });
        return { index, phone };
      });
      const taskId = newId();
      const begun = { taskId, orderId, status: 'queued', acceptedAt: shortTime(now) };
      await store.add(task, taskId, { ...begun, depth, numbers, callbackUrl }, stepsOf(numbers));
      return { ...begun, ...judged };
    }),

    numberCheckGet: rule<Paged & { taskId: string; status?: string }>(
      async ({ store, input, now }) => {
        const { data } = await store.find(task, input.taskId, 'taskId');
        const { summary, records } = taskAt(data, now);
        const { status } = input;
        const wanted = records.filter((one) => status === undefined || one.status === status);
        return { ...summary, ...pageOf(wanted, input) };
      },
    ),

    numberCheckCancel: rule<{ taskId: string }>(async ({ store, input, now }) => {
      const found = await store.find(task, input.taskId, 'taskId');
      if (!isOpen(found)) throw new Refusal(hasEnded);
      const cancelled = (at: string) => ({ status: 'cancelled', doneAt: at });
      const steps = [{ afterMs: 0, changes: cancelled, callback: taskEvent }];
      const { data } = await store.change(task, found, {}, { steps });
      return taskAt(data, now).summary;
    }),
  },

  seeds: taskSeeds,
};

function stepsOf(numbers: readonly CheckedNumber[]): Step[] {
  const lastMs = Math.max(...numbers.map(({ afterMs }) => afterMs));
  const done = (at: string) => ({ status: 'done', doneAt: at });
  return [
    { afterMs: Math.min(lastMs, secondMs), changes: () => ({ status: 'running' }) },
    { afterMs: lastMs, changes: done, callback: taskEvent },
  ];
}

/** Long lists of results are fetched, not sent. */
function taskEvent(data: Data, at: string) {
  const { summary, records } = taskAt(data, new Date(at));
  const short = records.length <= maxRecordsSent ? { records } : {};
  const url = typeof data.callbackUrl === 'string' ? data.callbackUrl : undefined;
  return { id: 'numberCheckCallback', data: { ...summary, ...short }, url };
}
