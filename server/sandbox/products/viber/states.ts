import { chatFailures, chatSteps, failsAfterMs } from '../../outcomes/chat-states.ts';
import { outcomeOf } from '../../outcomes/outcomes.ts';
import type { Step } from '../../records/record-store.ts';
import type { Given } from '../../rules/rules.ts';
import { sendInstead } from '../sms-fallback.ts';
import type { Message } from './message.ts';

const price = '0.0090';

export const failureOf = (recipient: string): string | undefined =>
  chatFailures[outcomeOf(recipient)];

/** A message is paid for when it arrives, unless its session is; one that fails may go as SMS. */
export async function stepsOf(given: Given<Message>, isPaid: boolean): Promise<Step[]> {
  const { recipient } = given.input;
  const reason = failureOf(recipient);
  const charge = isPaid ? { charged: false } : { charged: true, price, currency: 'USD' };
  const instead = reason ? await sendInstead(given, recipient, failsAfterMs(reason)) : {};
  return chatSteps(outcomeOf(recipient), {
    reason,
    adds: { delivered: charge, failed: { charged: false, ...instead } },
    tells: 'viberReceipt',
  });
}
