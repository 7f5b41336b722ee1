import { brand } from '#content/brand.ts';
import { dayMs, secondMs } from '#contract/time-units.ts';
import { newId, shortTime, timeAfter } from '../../behaviour/formats.ts';
import { Refusal, twiceInList, wrongValue } from '../../behaviour/refusal.ts';
import { type Given, type Rule, rule } from '../../behaviour/rules.ts';
import type { Data } from '../../records/record-store.ts';
import { entryKind, isAdded, listEntries } from './entries.ts';
import { personOf, rowsOfFile } from './import-file.ts';
import { NewEntries, type OnDuplicate } from './new-entries.ts';
import { replan } from './replan-task.ts';
import { findScript } from './script.ts';
import { findOpenTask, taskOf } from './tasks.ts';

const kind = 'callbot.import';

const maxRows = 50_000;
const checkingMs = 3 * secondMs;

export const importRules: Record<string, Rule> = {
  callbotImportCalls: rule<{ taskId: string; onDuplicate: OnDuplicate }>(async (given) => {
    const { store, input, files, now } = given;
    if (!files.file) throw new Refusal(wrongValue, { field: 'file', problem: 'type' });
    const rows = rowsOfFile(files.file);
    const stored = await findOpenTask(given, input.taskId);
    const task = taskOf(stored.data);
    const script = await findScript(store, task.scriptId);
    const addedAt = new Date(now.getTime() + checkingMs);
    const { onDuplicate } = input;
    const added = await NewEntries.of(store, { task, script, onDuplicate, addedAt });
    const checked = checkAll(rows, added);
    await added.removeReplaced(store);
    await replan(given, stored, { fresh: added.taken });
    const importId = newId();
    const { taskId } = task;
    const data = { importId, taskId, status: 'checking', createdAt: shortTime(now) };
    const step = { afterMs: checkingMs, changes: () => checked };
    return (await store.add(kind, importId, data, [step])).data;
  }),

  callbotGetImport: rule<{ importId: string }>(async ({ store, input, now }) => {
    const { data } = await store.find(kind, input.importId, 'importId');
    if (!data.rejected) return data;
    return {
      ...data,
      errorsUrl: `${brand.hosts.api}/imports/${input.importId}/errors?token=${newId()}`,
      errorsExpiresAt: timeAfter(now, dayMs),
    };
  }),
};

/** A task closed during the check of a file gets no entries from it. */
export async function failImports(
  { store, now }: Pick<Given<unknown>, 'store' | 'now'>,
  taskId: string,
): Promise<void> {
  for (const record of await store.list(kind)) {
    const { data } = record;
    if (data.taskId !== taskId || data.status !== 'checking') continue;
    await store.change(kind, record, { status: 'failed', reason: 'TASK_ENDED' });
  }
  for (const { record, entry } of await listEntries(store, taskId))
    if (!isAdded(entry, now)) await store.remove(entryKind, record);
}

/** Adds the valid rows; returns the result of the import. */
function checkAll(rows: readonly Record<string, string>[], added: NewEntries): Data {
  if (rows.length > maxRows) return { status: 'failed', reason: 'TOO_MANY_ROWS' };
  if (!added.hasRoom(rows.length)) return { status: 'failed', reason: 'TASK_FULL' };
  const accepted = rows.filter((row) => isTaken(row, added)).length;
  return { status: 'done', rows: rows.length, accepted, rejected: rows.length - accepted };
}

function isTaken(row: Record<string, string>, added: NewEntries): boolean {
  try {
    const person = personOf(row);
    if (added.isTwice(person)) throw new Refusal(twiceInList);
    added.take(person);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}
