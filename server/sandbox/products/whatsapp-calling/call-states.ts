import { minuteMs, secondMs } from '#contract/time-units.ts';
import type { Outcome } from '../../behaviour/outcomes.ts';
import { pick } from '../../behaviour/pick.ts';
import type { Data, Step } from '../../records/record-store.ts';
import { ownSdp, type SdpType } from './sdp.ts';

export const whatsAppCall = 'whatsapp-calling.call';

export type Direction = 'inbound' | 'outbound';

/** How a person takes a call; times count from acceptance. */
export type Leg = { ringsMs?: number; answersMs?: number; endsMs: number; ending: Data };

const ringsMs = 2 * secondMs;
const talksMs = 12 * secondMs;
const ringsForMs = minuteMs;

const hungUp = { status: 'answered', reason: 'HUNG_UP', hungUpBy: 'callee' };
export const notAnswered = { status: 'no_answer', reason: 'RING_TIMEOUT' };

const answered: Leg = { ringsMs, answersMs: 4 * secondMs, endsMs: 16 * secondMs, ending: hungUp };
const unanswered: Leg = { ringsMs, endsMs: ringsMs + ringsForMs, ending: notAnswered };

/** No voicemail on WhatsApp. */
export const legs: Record<Outcome, Leg> = {
  delivered: answered,
  answers: answered,
  voicemail: answered,
  slow: { ...answered, answersMs: 18 * secondMs, endsMs: 30 * secondMs },
  'no-answer': unanswered,
  expires: unanswered,
  busy: { endsMs: ringsMs, ending: { status: 'busy', reason: 'BUSY' } },
  refused: { ringsMs, endsMs: 5 * secondMs, ending: { status: 'rejected', reason: 'DECLINED' } },
  absent: { endsMs: 3 * secondMs, ending: { status: 'unreachable', reason: 'NOT_REACHABLE' } },
  unknown: { endsMs: ringsMs, ending: { status: 'failed', reason: 'NETWORK_ERROR' } },
};

export function stepsOf({ ringsMs, answersMs, endsMs, ending }: Leg): Step[] {
  return [
    ...(ringsMs === undefined ? [] : [rings(ringsMs, 'answer')]),
    ...(answersMs === undefined ? [] : [isAnswered(answersMs)]),
    ends(endsMs, ending, answersMs === undefined ? 0 : endsMs - answersMs),
  ];
}

export const rings = (afterMs: number, sdpType: SdpType): Step => ({
  afterMs,
  changes: (at) => ({ status: 'ringing', ringingAt: at }),
  callback: (data, at) => callEvent(data, at, { sdpType, sdp: ownSdp(sdpType) }),
});

export const isAnswered = (afterMs: number): Step => ({
  afterMs,
  changes: (at) => ({ status: 'talking', answeredAt: at }),
  callback: (data, at) => callEvent(data, at),
});

/** The final state, with duration and price. */
export const ends = (afterMs: number, ending: Data, talkedMs = 0): Step => ({
  afterMs,
  changes: (at) => ({
    ...ending,
    endedAt: at,
    durationSeconds: Math.floor(talkedMs / secondMs),
    billedMinutes: Math.ceil(talkedMs / minuteMs),
  }),
  callback: (data, at) => callEvent(data, at, outcomeOf(data)),
});

/** The caller hangs up after a while. */
export const talksAndEnds = (): Step[] => [
  isAnswered(0),
  ends(talksMs, { ...hungUp, hungUpBy: 'caller' }, talksMs),
];

const pricesAMinute: Record<Direction, number> = { outbound: 0.012, inbound: 0.005 };

const duringCall = ['hungUpBy', 'startedAt', 'ringingAt', 'answeredAt', 'endedAt'];

/** Times, duration and price of a call. */
export function outcomeOf(data: Data): Data {
  const { billedMinutes, direction } = data;
  const rate = direction === 'inbound' ? pricesAMinute.inbound : pricesAMinute.outbound;
  const cost = typeof billedMinutes === 'number' ? billedMinutes * rate : 0;
  return {
    ...pick(data, ...duringCall, 'durationSeconds', 'billedMinutes'),
    ...(cost > 0 && { price: cost.toFixed(4), currency: 'USD' }),
  };
}

const parties = ['direction', 'sender', 'senderUserId', 'recipient', 'recipientUserId'];

function callEvent(data: Data, at: string, more: Data = {}) {
  const { callbackUrl } = data;
  const call = pick(data, 'callId', 'orderId', ...parties, 'status', 'reason');
  return {
    id: 'whatsAppCall',
    data: { ...call, statusAt: at, ...more },
    url: typeof callbackUrl === 'string' ? callbackUrl : undefined,
  };
}
