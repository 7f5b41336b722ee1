import { fill } from '#content/fill.ts';
import { type OutcomeId, outcomeWords } from '#content/interface/try-outcomes.ts';
import type { Locale } from '#contract/locale.ts';
import type { Operation } from '../api/operation.ts';

/** A number or address of the sandbox, the outcome of sending to it, and its final state. */
export type Outcome = { recipient: string; becomes: string; ends?: string };

/** The number or address of the sandbox that ends with a status or a reason. */
export const recipientFor = (operation: Operation, name: string): string | undefined => {
  const kind = kindOf(operation);
  return kind && lists[kind].find((row) => [row.ends, row.reason].includes(name))?.recipient;
};

/** Undefined if the call has no recipients. A form starts with the first of them. */
export function outcomesOf(operation: Operation, locale: Locale): Outcome[] | undefined {
  const kind = kindOf(operation);
  return (
    kind &&
    lists[kind].map(({ recipient, id, ends }) => ({
      recipient,
      becomes: fill(outcomeWords[locale][id], { reason: 'ABSENT_SUBSCRIBER' }),
      ends,
    }))
  );
}

type Kind =
  | 'text'
  | 'didText'
  | 'message'
  | 'call'
  | 'playedCall'
  | 'botCall'
  | 'callWithReturn'
  | 'whatsAppCall'
  | 'mail'
  | 'check';

const kinds: Record<string, Kind> = {
  sms: 'text',
  'did-number': 'didText',
  'whats-app': 'message',
  nxlink: 'message',
  viber: 'message',
  zalo: 'message',
  messenger: 'message',
  voice: 'playedCall',
  callbot: 'botCall',
  nxcc: 'callWithReturn',
  nxphone: 'callWithReturn',
  'whatsapp-calling': 'whatsAppCall',
  'email-code': 'mail',
  'number-detection': 'check',
};

function kindOf({ product, right, id }: Operation): Kind | undefined {
  if (right !== 'send' || id === 'zaloJourneyTokenCreate') return undefined;
  return id === 'didDial' ? 'call' : kinds[product];
}

/** `reason`: why it ends like this. */
type Row = { recipient: string; id: OutcomeId; ends?: string; reason?: string };

const number = (last: number, id: OutcomeId, ends?: string, reason?: string): Row => ({
  recipient: `12025550${last}`,
  id,
  ends,
  reason,
});
const mail = (name: string, id: OutcomeId, ends: string, reason?: string): Row => ({
  recipient: `${name}@customer.example`,
  id,
  ends,
  reason,
});

const texts = [
  number(101, 'delivered', 'DELIVRD'),
  number(102, 'absent', 'UNDELIV', 'ABSENT_SUBSCRIBER'),
  number(103, 'expires', 'EXPIRED', 'TTL_OVER'),
  number(104, 'refusedByOperator', 'REJECTD', 'CONTENT_REFUSED'),
  number(105, 'unknown', 'UNKNOWN', 'NO_REPORT'),
  number(106, 'slow', 'DELIVRD'),
];

const answered = number(101, 'answered', 'answered');
const unanswered = [
  number(102, 'unreachable', 'unreachable', 'NOT_REACHABLE'),
  number(108, 'busy', 'busy', 'BUSY'),
  number(109, 'noAnswer', 'no_answer', 'RING_TIMEOUT'),
];
const voicemail = number(110, 'voicemail', 'answered');
const pickedUp = (id: OutcomeId) => number(107, id, 'answered');

const lists: Record<Kind, Row[]> = {
  text: [...texts, number(108, 'optedOut', '2009')],
  didText: [...texts, number(107, 'answers', 'DELIVRD'), number(108, 'sentStop', '5105')],
  message: [
    number(101, 'delivered', 'read'),
    number(102, 'undelivered', 'failed', 'NOT_REACHABLE'),
    number(103, 'expires', 'failed', 'TTL_OVER'),
    number(104, 'refused', 'failed', 'CONTENT_REFUSED'),
    number(105, 'unknown', 'failed', 'NO_REPORT'),
    number(106, 'slow', 'read'),
    number(107, 'answers', 'read'),
  ],
  call: [answered, ...unanswered, voicemail],
  playedCall: [answered, ...unanswered, pickedUp('hangsUp'), voicemail],
  botCall: [answered, ...unanswered, pickedUp('pressesKey'), voicemail],
  callWithReturn: [answered, ...unanswered, pickedUp('callsBack'), voicemail],
  whatsAppCall: [
    answered,
    ...unanswered,
    number(104, 'declines', 'rejected', 'DECLINED'),
    pickedUp('callsBack'),
  ],
  mail: [
    mail('delivered', 'mailDelivered', 'delivered'),
    mail('bounced', 'bounces', 'failed', 'UNKNOWN_ADDRESS'),
    mail('full', 'mailboxFull', 'failed', 'MAILBOX_FULL'),
    mail('refused', 'refused', 'failed', 'SERVER_REFUSED'),
    mail('delayed', 'slow', 'delivered'),
  ],
  check: [
    number(101, 'inService', 'active'),
    number(110, 'roaming', 'active'),
    number(102, 'switchedOff', 'absent'),
    number(108, 'suspended', 'suspended'),
    number(109, 'unassigned', 'unassigned'),
    number(105, 'noReport', 'unknown', 'NO_REPORT'),
  ],
};
