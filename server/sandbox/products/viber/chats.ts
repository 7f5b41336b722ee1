import { dayMs } from '#contract/time-units.ts';
import { timeAfter } from '../../behaviour/formats.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import type { Data, RecordStore, Seed, Step, StoredRecord } from '../../records/record-store.ts';

/** State between an account and a person. */
const chat = 'viber.chat';

const noSession = 3303;
const tooManyInARow = 3304;

const longestSession = 60;
const maxInARow = 5;

const idOf = (sender: string, recipient: string): string => `${sender} ${recipient}`;

export async function chatBetween(
  store: RecordStore,
  sender: string,
  recipient: string,
): Promise<StoredRecord> {
  const id = idOf(sender, recipient);
  return (await store.get(chat, id)) ?? store.add(chat, id, {});
}

/** A person who has always just written. */
export const chatSeed = (sender: string, recipient: string): Seed => ({
  kind: chat,
  id: idOf(sender, recipient),
  data: { neverCloses: true },
  madeAt: '2026-11-15T07:05:00Z',
});

/** Counts a message of a session, which is charged with the first delivery. */
export async function useSession(
  store: RecordStore,
  found: StoredRecord,
  now: Date,
  willArrive: boolean,
): Promise<{ closesAt: string; isPaid: boolean }> {
  const closesAt = sessionAt(found.data, now);
  if (closesAt === undefined) throw new Refusal(noSession);
  const { sent, inARow, isPaid } = countsOf(found.data);
  if (inARow >= maxInARow) throw new Refusal(tooManyInARow);
  const counts = { sent: sent + 1, inARow: inARow + 1, isPaid: isPaid || willArrive };
  await store.change(chat, found, counts, { keepSteps: true });
  return { closesAt, isPaid };
}

/** Latest end of the session; undefined if none is open. */
function sessionAt(data: Data, now: Date): string | undefined {
  if (countsOf(data).sent >= longestSession) return undefined;
  if (data.neverCloses) return dayAfter(now);
  const { sessionClosesAt } = data;
  const isOpen = typeof sessionClosesAt === 'string' && new Date(sessionClosesAt) > now;
  return isOpen ? sessionClosesAt : undefined;
}

const countsOf = ({ sent, inARow, isPaid }: Data) => ({
  sent: Number(sent ?? 0),
  inARow: Number(inARow ?? 0),
  isPaid: isPaid === true,
});

const dayAfter = (at: Date): string => timeAfter(at, dayMs);

/** A message from the person prolongs the session or opens a new one. */
export function writtenAt(data: Data, at: Date): Data {
  const open = sessionAt(data, at);
  return open
    ? { sessionClosesAt: open, inARow: 0 }
    : { sessionClosesAt: dayAfter(at), sent: 0, inARow: 0, isPaid: false };
}

export const planIn = (
  store: RecordStore,
  found: StoredRecord,
  step: Step,
): Promise<StoredRecord> => store.change(chat, found, {}, { keepSteps: true, steps: [step] });
