import { fill } from '#content/fill.ts';
import { type OutcomeId, outcomeWords } from '#content/interface/try-outcomes.ts';
import type { Locale } from '#contract/locale.ts';
import type { Operation } from '../api/operation.ts';

/** A number or address of the sandbox, what becomes of what is sent there, and how that ends. */
export type Outcome = { recipient: string; becomes: string; ends?: string };

/** Undefined where nothing goes to anybody. The first of them is where a form starts. */
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

type Kind = 'text' | 'message' | 'call' | 'mail';

const kinds: Record<string, Kind> = {
  sms: 'text',
  'did-number': 'message',
  'whats-app': 'message',
  nxlink: 'message',
  viber: 'message',
  zalo: 'message',
  messenger: 'message',
  voice: 'call',
  callbot: 'call',
  nxcc: 'call',
  nxphone: 'call',
  'whatsapp-calling': 'call',
  'email-code': 'mail',
};

function kindOf({ product, right, id }: Operation): Kind | undefined {
  if (right !== 'send') return undefined;
  return id === 'didDial' ? 'call' : kinds[product];
}

const number = (last: number): string => `12025550${last}`;
const mail = (name: string): string => `${name}@customer.example`;

const lists: Record<Kind, { recipient: string; id: OutcomeId; ends?: string }[]> = {
  text: [
    { recipient: number(101), id: 'delivered', ends: 'DELIVRD' },
    { recipient: number(102), id: 'absent', ends: 'UNDELIV' },
    { recipient: number(103), id: 'expires', ends: 'EXPIRED' },
    { recipient: number(104), id: 'refusedByOperator', ends: 'REJECTD' },
    { recipient: number(105), id: 'unknown', ends: 'UNKNOWN' },
    { recipient: number(106), id: 'slow', ends: 'DELIVRD' },
    { recipient: number(107), id: 'answers', ends: 'DELIVRD' },
    { recipient: number(108), id: 'optedOut', ends: '2009' },
  ],
  message: [
    { recipient: number(101), id: 'delivered' },
    { recipient: number(102), id: 'undelivered' },
    { recipient: number(103), id: 'expires' },
    { recipient: number(104), id: 'refused' },
    { recipient: number(105), id: 'unknown' },
    { recipient: number(106), id: 'slow' },
    { recipient: number(107), id: 'answers' },
  ],
  call: [
    { recipient: number(101), id: 'answered' },
    { recipient: number(102), id: 'unreachable' },
    { recipient: number(107), id: 'pressesKey' },
    { recipient: number(108), id: 'busy' },
    { recipient: number(109), id: 'noAnswer' },
    { recipient: number(110), id: 'voicemail' },
  ],
  mail: [
    { recipient: mail('delivered'), id: 'mailDelivered' },
    { recipient: mail('bounced'), id: 'bounces' },
    { recipient: mail('delayed'), id: 'slow' },
  ],
};
