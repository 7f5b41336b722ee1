import { dayMs, daySeconds, secondMs } from '#contract/time-units.ts';
import { legSteps, legTo } from '../../behaviour/call-outcomes.ts';
import { newId, shortTime } from '../../behaviour/formats.ts';
import { hasOutcome, outcomeOf } from '../../behaviour/outcomes.ts';
import { hasAll } from '../../behaviour/pages.ts';
import { isPossibleNumber } from '../../behaviour/possible-number.ts';
import { notThere, Refusal } from '../../behaviour/refusal.ts';
import { type Given, type Rule, rule } from '../../behaviour/rules.ts';
import { refuseTooOften } from '../../behaviour/too-often.ts';
import { recordingLink } from '../../links/recording-link.ts';
import type { Data, Step } from '../../records/record-store.ts';
import { findExtension } from './extensions.ts';
import { networkCodes } from './network-codes.ts';
import { findUsable } from './numbers.ts';
import { after, makeToken, masked, useToken } from './tokens.ts';

export const call = 'nxphone.call';

const badNumber = 6301;
const isOffline = 6304;
const isInCall = 6305;
const calledTooOften = 6306;

const maxRecords = 100;
/** How long a colleague takes to answer. */
const answersMs = 4 * secondMs;

type Call = {
  extension: string;
  phone?: string;
  numberToken?: string;
  callerId?: string;
  deviceRingSeconds: number;
  ringSeconds: number;
  recording: boolean;
  orderId?: string;
  callbackUrl?: string;
};

/** An outbound call at its start; `called` is the real number, also for a token. */
type Made = {
  callId: string;
  orderId?: string;
  direction: string;
  extension: string;
  phone: string;
  numberToken?: string;
  callerId: string;
  called: string;
  callbackUrl?: string;
};

export const callRules: Record<string, Rule> = {
  nxphoneCall: rule<Call>(async (given) => {
    const { store, input, now } = given;
    const { numberToken, orderId, callbackUrl } = input;
    const { id: extension, data: own } = await findExtension(store, input.extension);
    const device = typeof own.device === 'string' ? own.device : undefined;
    if (!own.isOnline) throw new Refusal(isOffline);
    const calls = await store.list(call);
    if (calls.some(({ data }) => data.extension === extension && isGoingOn(data)))
      throw new Refusal(isInCall);
    const { id: callerId } = await findUsable(store, input.callerId ?? String(own.callerId));
    const phone = await numberOf(given);
    const before = calls.filter((made) => hasAll(made, { direction: 'outbound', called: phone }));
    if (!hasOutcome(phone))
      refuseTooOften(calledTooOften, [{ most: 5, withinMs: dayMs }], before, now);

    const callId = newId();
    const data: Made = {
      ...{ callId, orderId, extension, numberToken, callerId, called: phone, callbackUrl },
      direction: 'outbound',
      phone: numberToken ? masked(phone) : phone,
    };
    const steps = stepsOf(input, callId, phone, device);
    await store.add(call, callId, data, steps);
    const endsMs = steps.at(-1)?.afterMs ?? 0;
    if (outcomeOf(phone) === 'answers' && device)
      await callBack(given, { ...data, device }, endsMs + 5 * secondMs);
    return { callId, extension, orderId, status: 'accepted', acceptedAt: shortTime(now) };
  }),

  nxphoneGetOrderCalls: rule<{ orderId: string }>(async ({ store, input, now }) => {
    const { orderId } = input;
    const calls = (await store.list(call)).filter((made) => hasAll(made, { orderId }));
    if (calls.length === 0) throw new Refusal(notThere, { field: 'orderId' });
    const records = calls
      .reverse()
      .filter(({ data }) => data.endedAt)
      .slice(0, maxRecords)
      .map(({ id, data }) => ({ ...data, ...(data.recordingUrl ? recordingLink(id, now) : {}) }));
    return { orderId, records };
  }),
};

const isGoingOn = ({ startedAt, endedAt }: Data): boolean =>
  startedAt !== undefined && endedAt === undefined;

/** Resolves a token. */
async function numberOf(given: Given<Call>): Promise<string> {
  const { extension, phone, numberToken } = given.input;
  if (numberToken) return useToken(given, numberToken, extension);
  if (!phone || !isPossibleNumber(phone)) throw new Refusal(badNumber);
  return phone;
}

const callback = 'nxphoneCdr';

/** Devices of the extension first; the customer is called once one is answered. */
function stepsOf(input: Call, callId: string, phone: string, device?: string): Step[] {
  const starts: Step = { afterMs: 0, changes: (at) => ({ startedAt: at }) };
  if (!device) {
    const leg = { endsMs: input.deviceRingSeconds * secondMs, ...notAnswered };
    return [starts, ...legSteps(phone, leg, { dialsAfterMs: 0, callback })];
  }
  const answers: Step = { afterMs: answersMs, changes: (at) => ({ deviceAnsweredAt: at, device }) };
  const leg = legTo(phone, input.ringSeconds);
  const isRecorded = input.recording && leg.answersMs !== undefined;
  const adds = (at: string) => ({
    ...networkCodes[leg.reason],
    ...(isRecorded && recordingLink(callId, new Date(at))),
  });
  return [starts, answers, ...legSteps(phone, leg, { dialsAfterMs: answersMs, adds, callback })];
}

const notAnswered = { status: 'no_answer', reason: 'RING_TIMEOUT' };

/** The customer calls the shown number back, and the same colleague answers. */
async function callBack(
  { store, now }: Given<Call>,
  first: Made & { device: string },
  afterMs: number,
): Promise<void> {
  const { extension, phone, callerId, called, device } = first;
  const callId = newId();
  const limits = { extension, expiresAt: after(now, daySeconds), callsLeft: 10 };
  const numberToken = first.numberToken && (await makeToken(store, called, limits));
  const data = { callId, direction: 'inbound', extension, phone, numberToken, callerId };
  const starts: Step = { afterMs, changes: (at) => ({ startedAt: at, device }) };
  const leg = legTo(called, 30);
  const adds = () => networkCodes[leg.reason] ?? {};
  const course = { dialsAfterMs: afterMs, adds, callback };
  await store.add(call, callId, data, [starts, ...legSteps(called, leg, course)]);
}
