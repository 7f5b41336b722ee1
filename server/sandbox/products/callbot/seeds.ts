import type { Examples } from '../../behaviour/rules.ts';
import type { Data, Seed } from '../../records/record-store.ts';
import { seedsOf } from '../../records/seeds.ts';
import { type Entry, entryKind, entryOf } from './entries.ts';
import { scriptSeeds } from './script.ts';
import { taskKind } from './tasks.ts';

/** The documented task some minutes after its start: one person reached, two not. */
export const seeds = (examples: Examples): Seed[] => [
  ...scriptSeeds(examples),
  ...seedsOf(taskKind, tasks(examples), { id: 'taskId', madeAt: 'createdAt' }),
  ...seedsOf(entryKind, entries(examples), { id: 'callId', madeAt: 'addedAt' }),
];

function tasks(examples: Examples): Data[] {
  const [finished] = recordsOf(examples('callbotListTasks', 'finished'));
  const { reason, counts, averageSeconds, price, currency, ...story } = finished ?? {};
  const { callerIds, window, orderId, callbackUrl, ...settings } = story;
  const draft = { ...settings, ...examples('callbotCreateTask', 'draft'), closeWhenDone: false };
  const { taskId } = examples('callbotImportCalls', 'checking');
  return [{ ...story, status: 'running' }, draft, { ...draft, taskId, status: 'running' }];
}

function entries(examples: Examples): Entry[] {
  const { transcript, attemptList, ...ada } = examples('callbotGetOrder', 'answered');
  const [, ben = {}, cleo = {}] = recordsOf(examples('callbotListTaskCalls', 'during'));
  const [missed = {}] = recordsOf(examples('callbotListCalls', 'attempts'));
  const [talked = {}] = Array.isArray(attemptList) ? attemptList : [];
  const { ringingAt, ...noRing } = missed;
  const endedAt = '2026-11-15T14:00:04Z';
  const busy = { ...noRing, status: 'busy', reason: 'BUSY', endedAt };
  const people = [
    {
      ...ada,
      transcript,
      ended: [{ ...talked, isRecorded: true, last: true, result: ada.result }],
    },
    { ...ben, ended: [missed] },
    { ...cleo, ended: [busy] },
  ];
  return people.map((person, place) => entryOf({ ...person, place, priority: 5, variables: {} }));
}

const recordsOf = ({ records }: Data): Data[] => (Array.isArray(records) ? records : []);
