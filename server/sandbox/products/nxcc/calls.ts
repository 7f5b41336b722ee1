import { dayMs, secondMs } from '#contract/time-units.ts';
import { type Leg, legSteps, legTo } from '../../behaviour/call-outcomes.ts';
import { newId, shortTime, timeAfter } from '../../behaviour/formats.ts';
import { minutesOf } from '../../behaviour/minutes.ts';
import { hasOutcome, outcomeOf } from '../../behaviour/outcomes.ts';
import { hasAll, isWithin, type Paged, type Period, pageOf } from '../../behaviour/pages.ts';
import { isPossibleNumber } from '../../behaviour/possible-number.ts';
import { notThere, Refusal } from '../../behaviour/refusal.ts';
import { type Given, type Rule, rule } from '../../behaviour/rules.ts';
import { refuseTooOften } from '../../behaviour/too-often.ts';
import type { RecordStore, Step, StoredRecord } from '../../records/record-store.ts';
import { networkCodes } from '../nxphone/network-codes.ts';
import { agentOf, planWrapUp } from './agents.ts';
import { callRecord, isOfAgent, listCalls, recordingEvent } from './call-records.ts';
import { findGroup, type Group, listGroups } from './groups.ts';
import { agentKind, callKind, groupKind, seatKind } from './kinds.ts';
import { type Seat, seatEvent, seatOf } from './seats.ts';

const badNumber = 6101;
const notShown = 6103;
const nobodyThere = 6104;
const isBusy = 6105;
const calledTooOften = 6106;

const maxRecords = 100;
const seatRingsMs = secondMs;
const agentAnswersMs = 3 * secondMs;
const recordingMs = 5 * secondMs;

type Wanted = {
  seatId?: string;
  extension?: string;
  phone: string;
  callerId?: string;
  groupId?: string;
  ringSeconds: number;
  recording?: boolean;
  orderId?: string;
  callbackUrl?: string;
};

export const callRules: Record<string, Rule> = {
  nxccDial: rule<Wanted>(async (given) => {
    const { store, input, now } = given;
    const { phone, orderId, groupId, callbackUrl } = input;
    const storedSeat = await findSeat(store, input);
    const seat = seatOf(storedSeat);
    const agent = (await store.list(agentKind)).find(({ data }) => data.seatId === seat.seatId);
    if (!agent || seat.seatStatus === 'offline') throw new Refusal(nobodyThere);
    if (seat.freeAt !== undefined) throw new Refusal(isBusy);
    const group = groupId === undefined ? undefined : await findGroup(store, groupId);
    const callerId = numberShown(input.callerId, seat, group);
    if (!isPossibleNumber(phone)) throw new Refusal(badNumber);
    await refuseTooManyCalls(given);

    const { seatId, extension } = seat;
    const { agentId } = agentOf(agent.data);
    const callId = newId();
    const data = {
      ...{ callId, groupId, seatId, extension, agentId, phone, callerId, orderId, callbackUrl },
      status: 'accepted',
      direction: 'outbound',
      startedAt: shortTime(now),
    };
    const leg = legTo(phone, input.ringSeconds);
    const isRecorded = (input.recording ?? group?.recording) === true;
    await store.add(callKind, callId, data, callSteps(phone, leg, isRecorded));
    const endsMs = agentAnswersMs + leg.endsMs;
    await occupy(given, storedSeat, { callId, phone, agentId, endsMs });
    await planWrapUp(given, agent, endsMs, group?.wrapUpSeconds ?? 0);
    if (outcomeOf(phone) === 'answers') await callBack(given, group, endsMs);
    return { ...data, acceptedAt: shortTime(now) };
  }),

  nxccListCalls: rule<
    Period &
      Paged & {
        direction?: string;
        status?: string;
        agentId?: string;
        seatId?: string;
        groupId?: string;
        phone?: string;
      }
  >(async ({ store, input, now }) => {
    const { direction, status, agentId, seatId, groupId, phone } = input;
    if (agentId) await store.find(agentKind, agentId, 'agentId');
    if (seatId) await store.find(seatKind, seatId, 'seatId');
    if (groupId) await store.find(groupKind, groupId, 'groupId');
    const found = (await listCalls(store, now)).filter(
      (call) =>
        isWithin(input, new Date(call.startedAt)) &&
        (agentId === undefined || isOfAgent(call, agentId)) &&
        hasAll({ data: call }, { direction, status, seatId, groupId, phone }),
    );
    return pageOf(
      found.map((call) => callRecord(call, now)),
      input,
    );
  }),

  nxccGetOrderCalls: rule<{ orderId: string }>(async ({ store, input, now }) => {
    const found = (await listCalls(store, now)).filter(({ orderId }) => orderId === input.orderId);
    if (found.length === 0) throw new Refusal(notThere, { field: 'orderId' });
    const latest = found.slice(0, maxRecords).reverse();
    return { records: latest.map((call) => callRecord(call, now)) };
  }),
};

async function findSeat(store: RecordStore, { seatId, extension }: Wanted): Promise<StoredRecord> {
  if (seatId !== undefined) return store.find(seatKind, seatId, 'seatId');
  const seats = await store.list(seatKind);
  const found = seats.find(({ data }) => data.extension === extension);
  if (!found) throw new Refusal(notThere, { field: 'extension' });
  return found;
}

function numberShown(requested: string | undefined, seat: Seat, group: Group | undefined): string {
  const own = [...(group ? [group.callerId] : []), ...seat.callerIds];
  const shown = requested ?? own[0];
  if (shown === undefined || !own.includes(shown)) throw new Refusal(notShown);
  return shown;
}

async function refuseTooManyCalls({ store, input, now }: Given<Wanted>): Promise<void> {
  if (hasOutcome(input.phone)) return;
  const wanted = { direction: 'outbound', phone: input.phone };
  const before = (await store.list(callKind)).filter((one) => hasAll(one, wanted));
  refuseTooOften(calledTooOften, [{ most: 5, withinMs: dayMs }], before, now);
}

/** The seat rings; the customer is called once the agent has picked up. */
function callSteps(phone: string, leg: Leg, isRecorded: boolean): Step[] {
  const isAnswered = leg.answersMs !== undefined;
  const adds = () => ({ ...networkCodes[leg.reason], ...(isAnswered && { holdSeconds: 0 }) });
  const customer = legSteps(phone, leg, { dialsAfterMs: agentAnswersMs, adds });
  const recorded: Step = {
    afterMs: agentAnswersMs + leg.endsMs + recordingMs,
    changes: () => ({ isRecorded: true }),
    callback: recordingEvent,
  };
  return [
    { afterMs: seatRingsMs, changes: () => ({ status: 'dialing' }) },
    { afterMs: agentAnswersMs, changes: (at) => ({ agentAnsweredAt: at }) },
    ...customer.map((step) => ({ ...step, callback: 'nxccCallEvent' })),
    ...(isRecorded && isAnswered ? [recorded] : []),
  ];
}

type Occupied = { callId: string; phone: string; agentId: string; endsMs: number };

/** State of the seat's phone meanwhile. */
async function occupy(
  { store, now }: Given<unknown>,
  seat: StoredRecord,
  { callId, phone, agentId, endsMs }: Occupied,
): Promise<void> {
  const callback = seatEvent(agentId);
  const freeAt = new Date(now.getTime() + endsMs).toISOString();
  const free = { callId: null, phone: null, freeAt: null };
  const turns = (afterMs: number, seatStatus: string, changes: object): Step => ({
    afterMs,
    changes: (at) => ({ seatStatus, statusAt: at, ...changes }),
    callback,
  });
  const steps = [
    turns(seatRingsMs, 'ringing', { callId, phone }),
    turns(agentAnswersMs, 'talking', {}),
    turns(endsMs, 'idle', free),
  ];
  await store.change(seatKind, seat, { freeAt }, { steps });
}

/** The customer calls a hotline back, and gives up in the queue during wrap-up. */
async function callBack(
  { store, input, now }: Given<Wanted>,
  group: Group | undefined,
  afterMs: number,
): Promise<void> {
  const groups = [...(group ? [group] : []), ...(await listGroups(store))];
  const called = groups.find(({ hotlines }) => hotlines.length > 0);
  if (!called) return;
  const startsMs = afterMs + 2 * secondMs;
  const queuedSeconds = 10;
  const menuSeconds = 2;
  const data = {
    callId: newId(),
    direction: 'inbound',
    phone: input.phone,
    hotline: called.hotlines[0],
    groupId: called.groupId,
    menuKeys: ['1'],
    status: 'dialing',
    startedAt: timeAfter(now, startsMs),
  };
  const gaveUp: Step = {
    afterMs: startsMs + (menuSeconds + queuedSeconds) * secondMs,
    changes: (at) => ({
      status: 'no_answer',
      reason: 'ABANDONED',
      queuedSeconds,
      endedAt: at,
      durationSeconds: 0,
      ...minutesOf(input.phone, 0),
    }),
    callback: 'nxccCallEvent',
  };
  await store.add(callKind, data.callId, data, [gaveUp]);
}
