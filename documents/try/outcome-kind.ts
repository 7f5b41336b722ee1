import type { Operation } from '../api/operation.ts';

/** The numbers and addresses of the sandbox each have an outcome; which ones depends on the thing. */
export type OutcomeKind = 'text' | 'message' | 'call' | 'mail';

const kinds: Record<string, OutcomeKind> = {
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

/** Undefined where nothing goes to anybody. */
export function outcomeKind({ product, right, id }: Operation): OutcomeKind | undefined {
  if (right !== 'send') return undefined;
  return id === 'didDial' ? 'call' : kinds[product];
}

/** Where a form starts: what is sent there arrives. */
export const firstRecipients: Record<OutcomeKind, string> = {
  text: '12025550101',
  message: '12025550101',
  call: '12025550101',
  mail: 'delivered@customer.example',
};
