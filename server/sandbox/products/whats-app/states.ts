import { chatFailures, chatSteps } from '../../behaviour/chat-outcomes.ts';
import { numbersWithOutcome } from '../../behaviour/outcomes.ts';
import type { Callback } from '../../callbacks/queue-callback.ts';
import type { Data, Step } from '../../records/record-store.ts';
import { outcomeFor, type Person } from '../whatsapp-shared/people.ts';
import type { Template } from '../whatsapp-shared/templates.ts';

export type Category = Template['category'] | 'service';

/**
 * Price of a message in US dollars. Service messages cost nothing: 1,000 a month are free, more
 * than anyone sends here.
 */
const prices: Record<Category, string | undefined> = {
  marketing: '0.0350',
  utility: '0.0130',
  authentication: '0.0130',
  service: undefined,
};

type Sent = { person: Person; category: Category };

/** States of a message, each with a callback. */
export function stepsOf(sent: Sent): Step[] {
  const { person, category } = sent;
  const price = prices[category];
  return chatSteps(outcomeFor(person), {
    reason: whyItFails(sent),
    adds: {
      sent: { recipientUserId: person.userId },
      ...(price && { delivered: { charged: true, price, currency: 'USD' } }),
    },
    callback: receiptOf,
  });
}

export const fails = (sent: Sent): boolean => whyItFails(sent) !== undefined;

/** No marketing to the United States, except for test numbers. */
function whyItFails({ person, category }: Sent): string | undefined {
  const isThere =
    person.userId.startsWith('US.') && !numbersWithOutcome.includes(person.phone ?? '');
  if (isThere && category === 'marketing') return 'CHANNEL_LIMIT';
  return chatFailures[outcomeFor(person)];
}

/** The charge is known after delivery or failure. */
export function receiptOf({ charged, price, currency, callbackUrl, ...data }: Data): Callback {
  const cost = data.status === 'sent' ? {} : { charged, price, currency };
  const url = typeof callbackUrl === 'string' ? callbackUrl : undefined;
  return { id: 'whatsAppReceipt', data: { ...data, ...cost }, ...(url && { url }) };
}
