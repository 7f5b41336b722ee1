import { secondMs } from '#contract/time-units.ts';
import { recordingLink } from '../../links/recording-link.ts';
import { legSteps, legTo } from '../../outcomes/calls.ts';
import { arrivalMs, outcomeOf } from '../../outcomes/outcomes.ts';
import { textEnds } from '../../outcomes/text-ends.ts';
import type { Data, RecordStore, Step } from '../../records/record-store.ts';
import { newId } from '../../rules/new-id.ts';
import type { Given } from '../../rules/rules.ts';
import { timeAfter } from '../../rules/times.ts';
import type { Binding } from './bindings.ts';

const callKind = 'pns.call';
const textKind = 'pns.text';

const ringSeconds = 60;
const segmentPrice = '0.0090';

/** When the first of them calls, counted from the binding. */
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

/** Somebody whom the binding does not name. */
export const strangerTo = ({ phoneA, phoneB }: Binding): string =>
  [phoneA, phoneB].includes('12025550163') ? '12025550164' : '12025550163';

/**
 * People use what they were given: one calls the other, who calls back if that is their outcome;
 * and where texts are passed on, one is written.
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

/** What would have happened later does not; a call that goes on does. */
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

/** Those of a binding, newest first, as a query has them. */
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

/** The calls of the documents, as they are kept. */
export const keptCall = (bindId: unknown, call: Data) => ({
  kind: callKind,
  id: String(call.callId),
  data: { ...call, bindId },
  madeAt: String(call.startedAt),
});

/** In modes in which anyone can call, anyone does first. */
function firstDirection({ mode, direction }: Binding): Direction {
  if (mode === 'ax' || mode === 'axe') return 'b_to_a';
  return direction === 'b_to_a' ? 'b_to_a' : 'a_to_b';
}

function talkOf(binding: Binding, direction: Direction): Talk {
  const { mode, numberX, numberY = numberX, phoneA, phoneB } = binding;
  const stranger = strangerTo(binding);
  const a = mode === 'nxeyb' ? stranger : (phoneA ?? stranger);
  // Only A reaches the B of a number of A's own; its callers are strangers.
  const b = direction === 'b_to_a' && mode === 'ax' ? stranger : (phoneB ?? stranger);
  return direction === 'a_to_b'
    ? { direction, caller: a, callee: b, dialed: numberX, shown: numberY }
    : { direction, caller: b, callee: a, dialed: numberY, shown: numberX };
}

/** Answers when it ends. */
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
  const steps = legSteps(callee, leg, { dialsAfterMs: startsMs, adds, tells: 'pnsCallEvent' });
  await store.add(callKind, callId, data, steps);
  return startsMs + leg.endsMs;
}

/** Why nobody's phone rings. */
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

/** The one who was called first writes, if they may. */
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
    tells: 'pnsMessageEvent',
  };
  await store.add(textKind, data.messageId, data, [passedOn]);
}
