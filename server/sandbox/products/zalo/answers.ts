import { secondMs } from '#contract/time-units.ts';
import { failsAfterMs, readAfterMs } from '../../behaviour/chat-outcomes.ts';
import { newId, shortTime } from '../../behaviour/formats.ts';
import { outcomeOf } from '../../behaviour/outcomes.ts';
import type { Given } from '../../behaviour/rules.ts';
import type { Data } from '../../records/record-store.ts';
import { userIdOf } from './people.ts';
import type { Template } from './templates.ts';

type Sent = {
  messageId: string;
  sender: string;
  orderId?: string;
  phone: string;
  template?: Template;
};

/** What people and Zalo do about a message. */
export async function answerAfter(given: Given<unknown>, sent: Sent): Promise<void> {
  const { template, phone } = sent;
  const outcome = outcomeOf(phone);
  const send = async (id: string, afterMs: number, data: (at: string) => Data) => {
    const at = new Date(given.now.getTime() + afterMs);
    await given.notify({ id, data: data(shortTime(at)) }, at);
  };
  if (outcome === 'refused' && template)
    await send('zaloTemplateChange', failsAfterMs('CONTENT_REFUSED') + secondMs, () =>
      lowerQuality(sent, template),
    );
  if (outcome !== 'answers') return;
  const afterMs = readAfterMs(outcome) + secondMs;
  if (template?.asksForRating) {
    await send('zaloRating', afterMs, (at) => ratingOf(sent, template, at));
    return;
  }
  if (template) await send('zaloFollow', afterMs, (at) => followOf(sent, at));
  await send('zaloMessage', afterMs + secondMs, (at) => messageOf(sent, at));
}

const lowerQuality = ({ sender }: Sent, { templateId }: Template): Data => ({
  templateId,
  sender,
  change: 'quality',
  quality: 'medium',
});

const ratingOf = ({ messageId, orderId, sender }: Sent, { templateId }: Template, at: string) => ({
  messageId,
  orderId,
  sender,
  templateId,
  stars: 5,
  note: 'Arrived a day early.',
  ratedAt: at,
});

const followOf = ({ phone, sender }: Sent, at: string): Data => ({
  senderUserId: userIdOf(phone),
  recipient: sender,
  following: true,
  changedAt: at,
});

const messageOf = ({ messageId, phone, sender }: Sent, at: string): Data => ({
  messageId: newId(),
  senderUserId: userIdOf(phone),
  recipient: sender,
  type: 'text',
  text: { body: 'Can I pick it up?' },
  replyTo: messageId,
  sentAt: at,
});
