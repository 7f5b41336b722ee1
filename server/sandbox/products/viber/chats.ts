import { dayMs } from '#contract/time-units.ts';
import { Refusal } from '../../rules/refusal.ts';
import { timeAfter } from '../../rules/times.ts';
import type { Data, Seed, Step, Thing, Things } from '../../things/things.ts';

/** What an account and a person have to do with each other. */
const chat = 'viber.chat';

const noSession = 3303;
const tooManyInARow = 3304;

const longestSession = 60;
const mostInARow = 5;

const idOf = (sender: string, recipient: string): string => `${sender} ${recipient}`;

export async function chatBetween(
  things: Things,
  sender: string,
  recipient: string,
): Promise<Thing> {
  const id = idOf(sender, recipient);
  return (await things.look(chat, id)) ?? things.add(chat, id, {});
}

/** Somebody who has always just written. */
export const chatSeed = (sender: string, recipient: string): Seed => ({
  kind: chat,
  id: idOf(sender, recipient),
  data: { neverCloses: true },
  madeAt: '2026-11-15T07:05:00Z',
});

/** One more message in a session, which is paid for with the first that arrives. */
export async function useSession(
  things: Things,
  found: Thing,
  now: Date,
  willArrive: boolean,
): Promise<{ closesAt: string; isPaid: boolean }> {
  const closesAt = sessionAt(found.data, now);
  if (closesAt === undefined) throw new Refusal(noSession);
  const { sent, inARow, isPaid } = countsOf(found.data);
  if (inARow >= mostInARow) throw new Refusal(tooManyInARow);
  const counts = { sent: sent + 1, inARow: inARow + 1, isPaid: isPaid || willArrive };
  await things.change(chat, found, counts, { goesOn: true });
  return { closesAt, isPaid };
}

/** When the session ends at the latest; undefined if none is open. */
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

/** What becomes of the session when the person writes: it goes on, or a new one opens. */
export function writtenAt(data: Data, at: Date): Data {
  const open = sessionAt(data, at);
  return open
    ? { sessionClosesAt: open, inARow: 0 }
    : { sessionClosesAt: dayAfter(at), sent: 0, inARow: 0, isPaid: false };
}

export const planIn = (things: Things, found: Thing, step: Step): Promise<Thing> =>
  things.change(chat, found, {}, { goesOn: true, steps: [step] });
