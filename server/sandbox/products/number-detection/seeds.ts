import type { Examples } from '../../behaviour/rules.ts';
import type { Data, Seed } from '../../records/record-store.ts';
import { seedsOf } from '../../records/seeds.ts';
import { task } from './tasks.ts';

/** The documented tasks: two done, one that can be cancelled. */
export const taskSeeds = (examples: Examples): Seed[] =>
  [
    ...['done', 'basic'].map((name) => withNumbers(examples('numberCheckGet', name))),
    goingOn(examples('numberCheckCancel', 'cancelled')),
  ].flatMap((data) => seedsOf(task, data, { id: 'taskId', madeAt: 'acceptedAt' }));

function withNumbers({ records, ...data }: Data): Data {
  const results: unknown[] = Array.isArray(records) ? records : [];
  const numbers = results.map((result) => {
    const { index, phone } = Object(result);
    return { index, phone, afterMs: 0, result };
  });
  return { ...data, numbers };
}

/** The task before it was cancelled; unknown results are still pending. */
function goingOn({ counts, doneAt, ...data }: Data): Data {
  const results = Object.entries(Object(counts)).flatMap(([status, count]) =>
    found.includes(status) ? Array.from({ length: Number(count) }, () => ({ status })) : [],
  );
  const numbers = Array.from({ length: Object(counts).total }, (_, index) => ({
    index,
    phone: `447700900${String(index).padStart(3, '0')}`,
    afterMs: 0,
    result: results[index],
  }));
  return { ...data, status: 'running', numbers };
}

const found = ['active', 'absent', 'suspended', 'unassigned'];
