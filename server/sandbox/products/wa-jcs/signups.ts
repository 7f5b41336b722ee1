import { hourMs, secondMs } from '#contract/time-units.ts';
import { newId, shortTime, timeAfter } from '../../behaviour/formats.ts';
import { hasAll } from '../../behaviour/pages.ts';
import { notThere, Refusal } from '../../behaviour/refusal.ts';
import { type Given, rule } from '../../behaviour/rules.ts';
import type { Data, Step } from '../../records/record-store.ts';
import { findApp } from './apps.ts';
import { addComing, customerPhone } from './customer-phones.ts';

const customerSignup = 'wa-jcs.signup';

const isOver = 3205;
const tooManyOpen = 3206;

const maxOpen = 10;
const linkLastsMs = hourMs;
/** How long customers take at Meta. */
const takesMs = 6 * secondMs;

type NewSignup = { appId: string; mode: 'standard' | 'shared'; state?: string };

export const startSignup = rule<NewSignup>(async (given) => {
  const { store, input, now, origin } = given;
  const { appId, mode, state } = input;
  const { data: app } = await findApp(store, appId);
  const open = (await store.list(customerSignup)).filter(
    (one) => hasAll(one, { appId, status: 'open' }) && !one.isSeed,
  );
  if (open.length >= maxOpen) throw new Refusal(tooManyOpen);
  const signupId = newId();
  const ending = endingFor(state);
  const connected = ending
    ? undefined
    : await addComing(store, app, { isShared: mode === 'shared', afterMs: takesMs });
  const signup = {
    signupId,
    appId,
    status: 'open',
    createdAt: shortTime(now),
    expiresAt: timeAfter(now, linkLastsMs),
  };
  await store.add(
    customerSignup,
    signupId,
    { ...signup, customerId: app.customerId, state, comingPhone: connected?.phone },
    [endsWith(ending ?? finishedWith(connected), takesMs)],
  );
  return { ...signup, url: `${origin}/connect/${signupId}?token=${newId()}` };
});

type Named = { appId: string; signupId: string };

export const cancelSignup = rule<Named>(async (given) => {
  const { store, input } = given;
  const found = await findSignup(given);
  if (found.data.status !== 'open') throw new Refusal(isOver);
  const coming = await store.get(customerPhone, String(found.data.comingPhone));
  if (coming) await store.remove(customerPhone, coming);
  const steps = [endsWith({ status: 'cancelled' }, 0)];
  const { data } = await store.change(customerSignup, found, {}, { steps });
  return { ...input, status: data.status, endedAt: data.endedAt };
});

async function findSignup({ store, input }: Given<Named>) {
  await findApp(store, input.appId);
  const found = await store.find(customerSignup, input.signupId, 'signupId');
  if (found.data.appId !== input.appId) throw new Refusal(notThere, { field: 'signupId' });
  return found;
}

const reasons = [
  'NUMBER_IN_USE',
  'NOT_VERIFIED',
  'NO_PERMISSION',
  'COUNTRY_NOT_OPEN',
  'CHANNEL_ERROR',
];

/** A suffix of `state` selects another outcome of the signup. */
function endingFor(state = ''): Data | undefined {
  const reason = reasons.find((one) => state.endsWith(one));
  if (reason) return { status: 'failed', reason };
  const status = ['cancelled', 'expired'].find((one) => state.endsWith(one));
  return status ? { status } : undefined;
}

const finishedWith = ({ phone, wabaId }: { phone?: string; wabaId?: string } = {}): Data => ({
  status: 'finished',
  wabaId,
  phones: [{ phone, status: 'connected' }],
});

const endsWith = (ending: Data, afterMs: number): Step => ({
  afterMs,
  changes: (at) => ({ ...ending, endedAt: at }),
  callback: 'whatsAppSignup',
});
