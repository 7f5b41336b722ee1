import { minuteMs, secondMs } from '#contract/time-units.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import type { Given } from '../../behaviour/rules.ts';
import { type Person, pairId } from '../whatsapp-shared/people.ts';
import type { Message } from './message.ts';

const tooQuick = 3008;

/** Messages to a person within a minute. */
const minuteOf = 'whats-app.minute';

/** At most one message to a person in about 6 seconds. */
const maxInAMinute = 10;

export async function keepPace({ store, input, now }: Given<Message>, person: Person) {
  const minute = Math.floor(now.getTime() / minuteMs);
  const id = `${pairId(input.sender, person)} ${minute}`;
  const sent = Number((await store.get(minuteOf, id))?.data.sent ?? 0);
  if (sent >= maxInAMinute) {
    const leftMs = (minute + 1) * minuteMs - now.getTime();
    throw new Refusal(tooQuick, { retryAfterSeconds: Math.ceil(leftMs / secondMs) });
  }
  await store.add(minuteOf, id, { sent: sent + 1 });
}
