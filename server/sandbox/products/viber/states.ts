import { chatFailures, chatSteps, failsAfterMs } from '../../behaviour/chat-outcomes.ts';
import { outcomeOf } from '../../behaviour/outcomes.ts';
import type { Given } from '../../behaviour/rules.ts';
import type { Step } from '../../records/record-store.ts';
import { sendInstead } from '../sms-fallback.ts';
import type { Message } from './message.ts';

const price = '0.0090';

export const failureOf = (recipient: string): string | undefined =>
  chatFailures[outcomeOf(recipient)];

/** Charged on delivery, unless its session is; a failed message may go as SMS. */
export async function stepsOf(given: Given<Message>, isPaid: boolean): Promise<Step[]> {
  const { recipient } = given.input;
  const reason = failureOf(recipient);
  const charge = isPaid ? { charged: false } : { charged: true, price, currency: 'USD' };
  const instead = reason ? await sendInstead(given, recipient, failsAfterMs(reason)) : {};
  return chatSteps(outcomeOf(recipient), {
    reason,
    adds: { delivered: charge, failed: { charged: false, ...instead } },
    callback: 'viberReceipt',
  });
}
