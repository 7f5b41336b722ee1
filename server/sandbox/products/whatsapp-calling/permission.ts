import { dayMs, daySeconds, secondMs } from '#contract/time-units.ts';
import { numbersWithOutcome } from '../../behaviour/outcomes.ts';
import { excludedBy, missingField, Refusal } from '../../behaviour/refusal.ts';
import { rule } from '../../behaviour/rules.ts';
import type { Data, RecordStore, Seed } from '../../records/record-store.ts';
import { callPermission, permissionFrom } from '../whatsapp-shared/call-permissions.ts';
import { findChat, windowOf } from '../whatsapp-shared/chats.ts';
import {
  type Person,
  pairId,
  personOf,
  personWith,
  type Recipient,
} from '../whatsapp-shared/people.ts';
import { mayRequestFrom } from '../whatsapp-shared/permission-requests.ts';
import { whatsAppCall } from './call-states.ts';
import { badNumber, requireCaller } from './callers.ts';

const notAllowed = 3603;
const tooManyCalls = 3606;

const maxADay = 100;

export const getPermission = rule<Recipient & { sender: string }>(async ({ store, input, now }) => {
  const { sender, recipient, recipientUserId } = input;
  if (recipient === undefined && recipientUserId === undefined)
    throw new Refusal(missingField, {
      field: 'recipient',
      expected: 'recipient or recipientUserId',
    });
  if (recipient !== undefined && recipientUserId !== undefined)
    throw excludedBy('recipientUserId', 'recipient');
  await requireCaller(store, sender);
  const person = personOf(input, badNumber);
  const permission = await permissionOf(store, now, sender, person);
  const chat = await findChat(store, sender, person);
  const { left } = await callsLeft(store, now, sender, person);
  return {
    ...permission,
    mayCall: permission.permission !== 'none' && left > 0,
    mayAsk: windowOf(chat, now) !== undefined && mayRequestFrom(chat) <= now.getTime(),
    callsLeft: left,
  };
});

/** Refuses a call without permission, or above the limit. */
export async function requireAllowed(store: RecordStore, now: Date, own: string, person: Person) {
  const { permission } = await permissionOf(store, now, own, person);
  if (permission === 'none') throw new Refusal(notAllowed);
  const { left, moreFrom } = await callsLeft(store, now, own, person);
  if (left > 0) return;
  const waitSeconds = Math.ceil((moreFrom - now.getTime()) / secondMs);
  throw new Refusal(tooManyCalls, { retryAfterSeconds: Math.min(waitSeconds, daySeconds) });
}

/** Ada's 7 days never end. */
async function permissionOf(
  store: RecordStore,
  now: Date,
  own: string,
  person: Person,
): Promise<Data> {
  const found = await store.get(callPermission, pairId(own, person));
  const { permission = 'none', expiresAt, neverExpires } = found?.data ?? {};
  if (permission !== 'temporary') return { permission };
  if (neverExpires) return { permission, ...permissionFrom(now) };
  const isOver = Date.parse(String(expiresAt)) <= now.getTime();
  return isOver ? { permission: 'none' } : { permission, expiresAt };
}

/** The calls that are left: each answered call counts for a day. */
async function callsLeft(store: RecordStore, now: Date, own: string, { userId }: Person) {
  const answered = (await store.list(whatsAppCall))
    .filter(({ data }) => data.sender === own && data.recipientUserId === userId)
    .map(({ data }) => Date.parse(String(data.answeredAt)))
    .filter((answeredAt) => answeredAt + dayMs > now.getTime());
  return {
    left: Math.max(0, maxADay - answered.length),
    moreFrom: Math.min(...answered) + dayMs,
  };
}

/** People with an outcome can be called. */
export const permissionSeeds = (own: string, ada: string): Seed[] => [
  seedOf(own, ada, { permission: 'temporary', neverExpires: true }),
  ...numbersWithOutcome.map((phone) => seedOf(own, phone, { permission: 'permanent' })),
];

const seedOf = (own: string, phone: string, data: Data): Seed => ({
  kind: callPermission,
  id: pairId(own, personWith(phone)),
  data,
  madeAt: '2026-11-15T08:55:00Z',
});
