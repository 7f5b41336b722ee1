import type { Callback } from '../../callbacks/queue-callback.ts';
import { chatFailures, chatSteps } from '../../outcomes/chat-states.ts';
import { numbersWithOutcome } from '../../outcomes/outcomes.ts';
import type { Data, Step } from '../../records/record-store.ts';
import { outcomeFor, type Person } from '../../whatsapp/people.ts';
import type { Template } from '../../whatsapp/templates.ts';

export type Category = Template['category'] | 'service';

/** Of each of our numbers 1,000 service messages a month are free, and nobody practises more. */
const prices: Record<Category, string | undefined> = {
  marketing: '0.0350',
  utility: '0.0130',
  authentication: '0.0130',
  service: undefined,
};

type Sent = { person: Person; category: Category };

/** The states of a message; each is told to the customer. */
export function stepsOf(sent: Sent): Step[] {
  const { person, category } = sent;
  const price = prices[category];
  return chatSteps(outcomeFor(person), {
    reason: whyItFails(sent),
    adds: {
      sent: { recipientUserId: person.userId },
      ...(price && { delivered: { charged: true, price, currency: 'USD' } }),
    },
    tells: receiptOf,
  });
}

export const fails = (sent: Sent): boolean => whyItFails(sent) !== undefined;

/** Nobody in the United States gets marketing, but for the numbers that have an outcome. */
function whyItFails({ person, category }: Sent): string | undefined {
  const isThere =
    person.userId.startsWith('US.') && !numbersWithOutcome.includes(person.phone ?? '');
  if (isThere && category === 'marketing') return 'CHANNEL_LIMIT';
  return chatFailures[outcomeFor(person)];
}

/** Whether a message is charged is known once it was delivered or has failed. */
export function receiptOf({ charged, price, currency, callbackUrl, ...data }: Data): Callback {
  const cost = data.status === 'sent' ? {} : { charged, price, currency };
  const url = typeof callbackUrl === 'string' ? callbackUrl : undefined;
  return { id: 'whatsAppReceipt', data: { ...data, ...cost }, ...(url && { url }) };
}
