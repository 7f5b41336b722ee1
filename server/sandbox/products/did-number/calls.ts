import { hourMs, secondMs } from '#contract/time-units.ts';
import { type Leg, legSteps, legTo } from '../../behaviour/call-outcomes.ts';
import { newId, shortTime } from '../../behaviour/formats.ts';
import { minutesOf } from '../../behaviour/minutes.ts';
import { hasOutcome, isNumber } from '../../behaviour/outcomes.ts';
import { hasAll } from '../../behaviour/pages.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import { type Rule, rule } from '../../behaviour/rules.ts';
import { refuseTooOften } from '../../behaviour/too-often.ts';
import type { Data, Step } from '../../records/record-store.ts';
import { notYours, number } from './own-numbers.ts';

const call = 'did-number.call';

const badNumber = 5101;
const calledTooOften = 5109;

type Dial = {
  callerId: string;
  phone: string;
  agentNumber: string;
  agentName?: string;
  ringSeconds: number;
  agentRingSeconds: number;
  orderId?: string;
  callbackUrl?: string;
};

export const callRules: Record<string, Rule> = {
  didDial: rule<Dial>(async ({ store, input, now }) => {
    const { callerId, phone, agentNumber, agentName, orderId, callbackUrl } = input;
    await store.find(number, callerId, notYours);
    if (!isNumber(phone) || !isNumber(agentNumber)) throw new Refusal(badNumber);
    const before = (await store.list(call)).filter(
      (made) => hasAll(made, { phone }) && made.data.reason !== 'NO_AGENT',
    );
    if (!hasOutcome(phone))
      refuseTooOften(calledTooOften, [{ most: 3, withinMs: hourMs }], before, now);
    const callId = newId();
    const data = { callId, orderId, callerId, phone, agentNumber, agentName, callbackUrl };
    await store.add(call, callId, data, stepsOf(input));
    return { callId, orderId, status: 'accepted', acceptedAt: shortTime(now) };
  }),
};

const callback = 'didCall';

/** The agent first; the customer is called once the agent has answered. */
function stepsOf(input: Dial): Step[] {
  const { phone, agentNumber, ringSeconds, agentRingSeconds } = input;
  const starts: Step = { afterMs: 0, changes: (at) => ({ startedAt: at }) };
  const agent = legTo(agentNumber, agentRingSeconds);
  if (agent.answersMs === undefined) return [starts, ...withoutAgent(input, agent)];
  const answers: Step = {
    afterMs: agent.answersMs,
    changes: (at) => ({ agentStatus: 'answered', agentAnsweredAt: at }),
  };
  const customer = legTo(phone, ringSeconds);
  const course = {
    dialsAfterMs: agent.answersMs,
    adds: () => chargeOf(agentNumber, customer.endsMs),
    callback,
  };
  return [starts, answers, ...legSteps(phone, customer, course)];
}

/** Without an agent the result is that of their leg; a failed one has its own reason. */
function withoutAgent(input: Dial, { endsMs, status, reason }: Leg): Step[] {
  const ended = status === 'failed' ? { status, reason } : noAgent;
  const adds = () => ({ agentStatus: ended.status, ...chargeOf(input.agentNumber, 0) });
  const course = { dialsAfterMs: 0, adds, callback };
  return legSteps(input.phone, { endsMs, ...ended }, course);
}

const noAgent = { status: 'no_answer', reason: 'NO_AGENT' };

/** The agent's leg is charged from their answer. */
function chargeOf(agentNumber: string, talkMs: number): Data {
  const { billedMinutes, price } = minutesOf(agentNumber, talkMs / secondMs);
  return { agentBilledMinutes: billedMinutes, agentPrice: price };
}
