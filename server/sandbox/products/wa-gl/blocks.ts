import { shortTime } from '../../behaviour/formats.ts';
import { dataOf, type Paged, pageOf } from '../../behaviour/pages.ts';
import { processBatch } from '../../behaviour/process-batch.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import { type Given, rule } from '../../behaviour/rules.ts';
import type { Data } from '../../records/record-store.ts';
import { findChat, windowOf } from '../whatsapp-shared/chats.ts';
import { blockedPerson, ownPhone } from '../whatsapp-shared/kinds.ts';
import { pairId, personNamed } from '../whatsapp-shared/people.ts';

const notAPerson = 3120;
const hasNotWritten = 3121;
const isBusiness = 3123;

export const blockPeople = rule<{ phone: string; users: string[] }>(async (given) => {
  const { store, input } = given;
  await store.find(ownPhone, input.phone, 'phone');
  return processBatch(given, input.users, (user) => block(given, user));
});

export const listBlocked = rule<Paged & { phone: string; user?: string }>(
  async ({ store, input }) => {
    const { phone, user } = input;
    await store.find(ownPhone, phone, 'phone');
    const person = user === undefined ? undefined : personNamed(user);
    const found = (await store.list(blockedPerson)).filter(({ id }) =>
      user === undefined ? id.startsWith(`${phone} `) : person && id === pairId(phone, person),
    );
    return pageOf(found.map(dataOf), input);
  },
);

export const unblock = rule<{ phone: string; user: string }>(async ({ store, input, now }) => {
  const { phone, user } = input;
  await store.find(ownPhone, phone, 'phone');
  const person = personNamed(user);
  const id = person ? pairId(phone, person) : user;
  await store.remove(blockedPerson, await store.find(blockedPerson, id, 'user'));
  return { user, unblockedAt: shortTime(now) };
});

/** Only people who wrote within a day can be blocked, and no businesses. */
async function block(given: Given<{ phone: string }>, user: string): Promise<Data> {
  const { store, input, now } = given;
  const person = personNamed(user);
  if (!person) throw new Refusal(notAPerson);
  const id = pairId(input.phone, person);
  const known = await store.get(blockedPerson, id);
  if (known) return known.data;
  if (person.phone && (await store.get(ownPhone, person.phone))) throw new Refusal(isBusiness);
  if (!windowOf(await findChat(store, input.phone, person), now)) throw new Refusal(hasNotWritten);
  const data = { user, userId: person.userId, blockedAt: shortTime(now) };
  await store.add(blockedPerson, id, data);
  return data;
}
