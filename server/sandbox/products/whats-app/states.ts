import { secondMs } from '#contract/time-units.ts';
import { arrivalMs, numbersWithOutcome, type Outcome } from '../../outcomes/outcomes.ts';
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

type Sent = { person: Person; category: Category; url: string | undefined };

const sentMs = secondMs;
const readMs = 2 * secondMs;

/** What becomes of a message; each state is told to the customer. */
export function stepsOf(sent: Sent): Step[] {
  const reason = whyItFails(sent);
  const { person, category, url } = sent;
  const step = (afterMs: number, status: string, more: (at: string) => Data): Step => ({
    afterMs,
    changes: (at) => ({ status, ...more(at) }),
    tells: (data, at) => ({ id: 'whatsAppReceipt', data: receiptOf(data, at), url }),
  });
  const takenOver = step(sentMs, 'sent', (at) => ({ sentAt: at, recipientUserId: person.userId }));
  if (reason) {
    const failed = (afterMs: number) => step(afterMs, 'failed', (at) => ({ reason, failedAt: at }));
    return isTakenOver(reason) ? [takenOver, failed(2 * sentMs)] : [failed(sentMs)];
  }
  const price = prices[category];
  const charge = price ? { charged: true, price, currency: 'USD' } : {};
  const arrivesMs = arrivalMs(outcomeFor(person));
  return [
    takenOver,
    step(arrivesMs, 'delivered', (at) => ({ deliveredAt: at, ...charge })),
    step(arrivesMs + readMs, 'read', (at) => ({ readAt: at })),
  ];
}

/** How long after it was accepted a message has been read. */
export const readAfterMs = (person: Person): number => arrivalMs(outcomeFor(person)) + readMs;

export const fails = (sent: Omit<Sent, 'url'>): boolean => whyItFails(sent) !== undefined;

const reasons: Partial<Record<Outcome, string>> = {
  absent: 'NOT_REACHABLE',
  expires: 'TTL_OVER',
  refused: 'CONTENT_REFUSED',
  unknown: 'NO_REPORT',
};

/** Nobody in the United States gets marketing, but for the numbers that have an outcome. */
function whyItFails({ person, category }: Omit<Sent, 'url'>): string | undefined {
  const isThere =
    person.userId.startsWith('US.') && !numbersWithOutcome.includes(person.phone ?? '');
  if (isThere && category === 'marketing') return 'CHANNEL_LIMIT';
  return reasons[outcomeFor(person)];
}

const isTakenOver = (reason: string) => reason !== 'NOT_REACHABLE' && reason !== 'CONTENT_REFUSED';

export function receiptOf(data: Data, at: string): Data {
  const { messageId, orderId, sender, recipient, recipientUserId, status, reason, category } = data;
  const { charged, price, currency } = data;
  return {
    messageId,
    orderId,
    sender,
    recipient,
    recipientUserId,
    status,
    reason,
    statusAt: at,
    category,
    ...(status !== 'sent' && { charged, price, currency }),
  };
}
