import { secondMs } from '#contract/time-units.ts';
import { legSteps, legTo } from '../../behaviour/call-outcomes.ts';
import { newId, timeAfter } from '../../behaviour/formats.ts';
import { arrivalMs, outcomeOf } from '../../behaviour/outcomes.ts';
import type { Given } from '../../behaviour/rules.ts';
import { textEnds } from '../../behaviour/text-outcomes.ts';
import { recordingLink } from '../../links/recording-link.ts';
import type { Data, RecordStore, Step } from '../../records/record-store.ts';
import type { Binding } from './bindings.ts';

const callKind = 'pns.call';
const textKind = 'pns.text';

const ringSeconds = 60;
const segmentPrice = '0.0090';

/** Time from the binding to the first simulated call. */
export const firstCallMs = 3 * secondMs;
const textMs = 8 * secondMs;
const callBackMs = 5 * secondMs;

type Direction = 'a_to_b' | 'b_to_a';
type Talk = {
  direction: Direction;
  caller: string;
  callee?: string;
  dialed: string;
  shown: string;
};

/** A caller whom the binding does not name. */
export const strangerTo = ({ phoneA, phoneB }: Binding): string =>
  [phoneA, phoneB].includes('12025550163') ? '12025550164' : '12025550163';

/**
 * Simulated people: one calls the other, who calls back if that is their outcome; with texts
 * enabled one is sent.
 */
export async function letPeopleTalk(given: Given<unknown>, binding: Binding): Promise<void> {
  const first = talkOf(binding, firstDirection(binding));
  const endsMs = await call(given, binding, first, firstCallMs);
  if (outcomeOf(first.callee ?? '') === 'answers') {
    const other = first.direction === 'a_to_b' ? 'b_to_a' : 'a_to_b';
    await call(given, binding, talkOf(binding, other), endsMs + callBackMs);
  }
  if (binding.sms) await write(given, binding);
}

/** Cancels planned calls and texts; a current call continues. */
export async function stopPeople(
  { store, now }: Pick<Given<unknown>, 'store' | 'now'>,
  bindId: string,
): Promise<void> {
  for (const kind of [callKind, textKind])
    for (const record of await store.list(kind)) {
      const begins = String(record.data.startedAt ?? record.data.receivedAt);
      const isLater = new Date(begins) > now;
      if (record.data.bindId === bindId && isLater) await store.remove(kind, record);
    }
}

/** Calls of a binding, newest first. */
export async function listCalls(store: RecordStore, bindId: string, now: Date): Promise<Data[]> {
  return (await store.list(callKind))
    .map(({ data }) => data)
    .filter((data) => data.bindId === bindId && new Date(String(data.startedAt)) <= now)
    .sort((one, other) => (String(one.startedAt) < String(other.startedAt) ? 1 : -1))
    .map((data) => ({
      ...data,
      ...(data.recordingUrl !== undefined && recordingLink(String(data.callId), now)),
    }));
}

/** A documented call as stored. */
export const storedCall = (bindId: unknown, call: Data) => ({
  kind: callKind,
  id: String(call.callId),
  data: { ...call, bindId },
  madeAt: String(call.startedAt),
});

/** In modes open to anyone, a stranger calls first. */
function firstDirection({ mode, direction }: Binding): Direction {
  if (mode === 'ax' || mode === 'axe') return 'b_to_a';
  return direction === 'b_to_a' ? 'b_to_a' : 'a_to_b';
}

function talkOf(binding: Binding, direction: Direction): Talk {
  const { mode, numberX, numberY = numberX, phoneA, phoneB } = binding;
  const stranger = strangerTo(binding);
  const a = mode === 'nxeyb' ? stranger : (phoneA ?? stranger);
  // In mode ax only A reaches B; other callers are strangers.
  const b = direction === 'b_to_a' && mode === 'ax' ? stranger : (phoneB ?? stranger);
  return direction === 'a_to_b'
    ? { direction, caller: a, callee: b, dialed: numberX, shown: numberY }
    : { direction, caller: b, callee: a, dialed: numberY, shown: numberX };
}

/** Returns the end time. */
async function call(
  { store, now }: Given<unknown>,
  binding: Binding,
  talk: Talk,
  startsMs: number,
): Promise<number> {
  const callId = newId();
  const { bindId, mode, orderId, extension, recording, callbackUrl } = binding;
  const { callee = '', shown, ...dialing } = talk;
  const problem = problemOf(binding, talk);
  const data = {
    ...{ callId, bindId, mode, orderId, callbackUrl },
    ...dialing,
    ...(!problem && { callee, shown }),
    ...(extension !== undefined && talk.dialed === binding.numberX && { extension }),
    status: 'ringing',
    startedAt: timeAfter(now, startsMs),
  };
  const leg = problem
    ? { endsMs: 2 * secondMs, status: 'failed', reason: problem }
    : legTo(callee, ringSeconds);
  const isRecorded = recording && leg.answersMs !== undefined;
  const adds = (at: string) => (isRecorded ? recordingLink(callId, new Date(at)) : {});
  const steps = legSteps(callee, leg, { dialsAfterMs: startsMs, adds, callback: 'pnsCallEvent' });
  await store.add(callKind, callId, data, steps);
  return startsMs + leg.endsMs;
}

/** Why no phone rings. */
function problemOf({ mode, direction, callbackSeconds, phoneB }: Binding, talk: Talk) {
  if (direction !== 'both' && direction !== talk.direction) return 'WRONG_DIRECTION';
  const isCallBack =
    mode === 'nxeyb'
      ? talk.direction === 'b_to_a'
      : (mode === 'ax' || mode === 'axe') && talk.direction === 'a_to_b';
  return isCallBack && callbackSeconds === 0 && (mode !== 'ax' || phoneB === undefined)
    ? 'NO_BINDING'
    : undefined;
}

/** The person called first sends a text, if allowed. */
async function write({ store, now }: Given<unknown>, binding: Binding): Promise<void> {
  const { bindId, mode, orderId, callbackUrl } = binding;
  const direction = binding.direction === 'a_to_b' ? 'a_to_b' : 'b_to_a';
  const { caller: sender, callee: recipient = '', dialed, shown } = talkOf(binding, direction);
  const outcome = outcomeOf(recipient);
  const { status } = textEnds[outcome];
  const data = {
    ...{ messageId: newId(), bindId, mode, orderId, direction, sender, recipient, callbackUrl },
    ...{ sentTo: dialed, shown, segments: 1, receivedAt: timeAfter(now, textMs) },
  };
  const passedOn: Step = {
    afterMs: textMs + arrivalMs(outcome),
    changes: (at) => ({
      status,
      ...(status !== 'REJECTD' && { price: segmentPrice, currency: 'USD' }),
      doneAt: at,
    }),
    callback: 'pnsMessageEvent',
  };
  await store.add(textKind, data.messageId, data, [passedOn]);
}
