import { secondMs } from '#contract/time-units.ts';
import { newId, shortTime, timeAfter } from '../../behaviour/formats.ts';
import { type Given, rule } from '../../behaviour/rules.ts';
import type { Step } from '../../records/record-store.ts';
import {
  allowCalls,
  callPermission,
  changePermission,
  permissionEvent,
} from '../whatsapp-shared/call-permissions.ts';
import { changeChat, openWindow } from '../whatsapp-shared/chats.ts';
import {
  outcomeFor,
  type Person,
  pairId,
  personOf,
  type Recipient,
  senderIs,
} from '../whatsapp-shared/people.ts';
import { ends, type Leg, legs, notAnswered, rings, stepsOf, whatsAppCall } from './call-states.ts';
import { badNumber, requireCaller } from './callers.ts';
import { requireAllowed } from './permission.ts';
import { requireUsable } from './sdp.ts';
import { settingsOf } from './settings.ts';

const maxUnanswered = 4;
const inboundRingsMs = 30 * secondMs;

type NewCall = Recipient & { sender: string; sdp: string; orderId?: string; callbackUrl?: string };

export const startCall = rule<NewCall>(async (given) => {
  const { store, input, now } = given;
  const { sender, recipient, recipientUserId, sdp, orderId, callbackUrl } = input;
  await requireCaller(store, sender);
  const person = personOf(input, badNumber);
  requireUsable(sdp, 'offer');
  await requireAllowed(store, now, sender, person);
  const leg = legs[outcomeFor(person)];
  const call = { callId: newId(), sender, recipient, orderId, status: 'accepted', callbackUrl };
  const times = { startedAt: shortTime(now), acceptedAt: shortTime(now) };
  const data = { ...call, ...times, direction: 'outbound', recipientUserId: person.userId };
  await store.add(whatsAppCall, call.callId, data, stepsOf(leg));
  await notePermission(given, person, leg);
  if (outcomeFor(person) === 'answers') await callBack(given, person, leg.endsMs + 2 * secondMs);
  return { ...data, recipientUserId };
});

/** A connected call allows another request; the fourth unanswered in a row ends the permission. */
async function notePermission({ store, input }: Given<NewCall>, person: Person, leg: Leg) {
  const { sender } = input;
  const id = pairId(sender, person);
  if (leg.answersMs !== undefined) {
    await changePermission(store, id, { unanswered: 0 });
    const afterMs = leg.answersMs;
    return changeChat(store, id, {}, [{ afterMs, changes: () => ({ askedAts: [] }) }]);
  }
  if (leg.ending !== notAnswered) return;
  const found = await store.get(callPermission, id);
  const unanswered = Number(found?.data.unanswered ?? 0) + 1;
  const ends: Step = {
    afterMs: leg.endsMs,
    changes: () => ({ permission: 'none', expiresAt: null, unanswered: 0 }),
    callback: (data, at) =>
      permissionEvent(sender, person, data, { source: 'automatic', changedAt: at }),
  };
  const steps = unanswered >= maxUnanswered ? [ends] : [];
  await changePermission(store, id, { unanswered }, steps);
}

/** The person calls us, which opens the window and may permit calls. */
async function callBack({ store, input, now }: Given<NewCall>, person: Person, afterMs: number) {
  const { sender: own } = input;
  const callId = newId();
  const startedAt = timeAfter(now, afterMs);
  const call = { callId, direction: 'inbound', ...senderIs(person), recipient: own, startedAt };
  const { changes, ...ring } = rings(afterMs, 'offer');
  await store.add(whatsAppCall, callId, { ...call, isComing: true }, [
    { ...ring, changes: (at) => ({ ...changes(at), isComing: null }) },
    ends(afterMs + inboundRingsMs, notAnswered),
  ]);
  await openWindow(store, own, person, afterMs);
  const { callback } = await settingsOf(store, own);
  if (callback) await allowCalls(store, own, person, { afterMs, source: 'callback' });
}
