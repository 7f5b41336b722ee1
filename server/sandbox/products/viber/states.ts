import { chatSteps, failsAfterMs } from '../../chat-states.ts';
import { type Outcome, outcomeOf } from '../../outcomes.ts';
import type { Given } from '../../rules.ts';
import type { Data, Step } from '../../things.ts';
import { sendText } from '../sms.ts';
import type { Message } from './message.ts';

const price = '0.0090';

const failures: Partial<Record<Outcome, string>> = {
  absent: 'NOT_REACHABLE',
  expires: 'TTL_OVER',
  refused: 'CONTENT_REFUSED',
  unknown: 'NO_REPORT',
};

export const failureOf = (recipient: string): string | undefined => failures[outcomeOf(recipient)];

/** A message is paid for when it arrives, unless its session is; one that fails may go as SMS. */
export async function stepsOf(given: Given<Message>, isPaid: boolean): Promise<Step[]> {
  const { recipient, callbackUrl } = given.input;
  const reason = failureOf(recipient);
  const charge = isPaid ? { charged: false } : { charged: true, price, currency: 'USD' };
  const instead = reason && (await sendInstead(given, failsAfterMs(reason)));
  return chatSteps(outcomeOf(recipient), {
    reason,
    adds: {
      delivered: charge,
      failed: { charged: false, ...(instead && { fallbackMessageId: instead }) },
    },
    tells: (data, at) => ({ id: 'viberReceipt', data: receiptOf(data, at), url: callbackUrl }),
  });
}

async function sendInstead(given: Given<Message>, afterMs: number): Promise<string | undefined> {
  const { fallback, recipient, orderId, callbackUrl } = given.input;
  if (!fallback) return undefined;
  const text = { ...fallback, type: 'notification' as const, orderId, callbackUrl };
  return (await sendText(given, text, recipient, afterMs)).messageId;
}

function receiptOf(data: Data, at: string): Data {
  const { type, acceptedAt, sentAt, deliveredAt, readAt, failedAt, ...receipt } = data;
  return { ...receipt, statusAt: at };
}
