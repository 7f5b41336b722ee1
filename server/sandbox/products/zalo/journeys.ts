import { dayMs } from '#contract/time-units.ts';
import { newId, shortTime, timeAfter } from '../../behaviour/formats.ts';
import { arrivalMs, isNumber, outcomeOf } from '../../behaviour/outcomes.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import { type Given, type Rule, rule } from '../../behaviour/rules.ts';
import type { Data } from '../../records/record-store.ts';
import { account, notConnected } from './people.ts';
import type { Template } from './templates.ts';

/** Record kind of a journey: messages about one parcel or trip, charged once. */
export const journey = 'zalo.journey';

const badNumber = 3501;
const hasExpired = 3508;
const belongsToOthers = 3509;
const wrongKind = 3510;
const notOnZalo = 3511;

const charge = { charged: true, price: '0.0350', currency: 'USD' };

type Wanted = { sender: string; recipient: string; journey: string; orderId?: string };

export const journeyRules: Record<string, Rule> = {
  zaloJourneyTokenCreate: rule<Wanted>(async ({ store, input, now }) => {
    const { sender, recipient } = input;
    await store.find(account, sender, notConnected);
    if (!isNumber(recipient)) throw new Refusal(badNumber);
    if (outcomeOf(recipient) === 'absent') throw new Refusal(notOnZalo);
    const journeyToken = `zjt-${newId()}`;
    const lifeMs = Number(input.journey.split('_').at(-1)) * dayMs;
    const data = {
      ...input,
      journeyToken,
      status: 'unused',
      messages: 0,
      charged: false,
      createdAt: shortTime(now),
      expiresAt: timeAfter(now, lifeMs),
    };
    const expired = { afterMs: lifeMs, changes: () => ({ status: 'expired' }) };
    return (await store.add(journey, journeyToken, data, [expired])).data;
  }),
};

type Passenger = { sender: string; recipient: string; journeyToken: string; template: Template };

/** Counts a message of a journey; returns its price: only the first costs. */
export async function useJourney(
  { store, now }: Pick<Given<unknown>, 'store' | 'now'>,
  { sender, recipient, journeyToken, template }: Passenger,
  willArrive: boolean,
): Promise<Data> {
  const found = await store.find(journey, journeyToken, 'journeyToken');
  const { data } = found;
  if (data.sender !== sender || data.recipient !== recipient) throw new Refusal(belongsToOthers);
  if (data.status === 'expired') throw new Refusal(hasExpired);
  if (!template.journeys.some((kind) => String(data.journey).startsWith(kind)))
    throw new Refusal(wrongKind);
  const isFirst = willArrive && !data.charged && !data.isPaid;
  const at = shortTime(now);
  const changes = {
    status: 'active',
    messages: Number(data.messages) + 1,
    firstMessageAt: data.firstMessageAt ?? at,
    lastMessageAt: at,
    ...(isFirst && { isPaid: true }),
  };
  const paid = { afterMs: arrivalMs(outcomeOf(recipient)), changes: () => charge };
  await store.change(journey, found, changes, { keepSteps: true, steps: isFirst ? [paid] : [] });
  return isFirst ? charge : { charged: false };
}
