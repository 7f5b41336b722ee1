import { secondMs } from '#contract/time-units.ts';
import { readAfterMs } from '../../behaviour/chat-outcomes.ts';
import { newId } from '../../behaviour/formats.ts';
import { outcomeOf } from '../../behaviour/outcomes.ts';
import type { Given } from '../../behaviour/rules.ts';
import { chatBetween, planIn, writtenAt } from './chats.ts';
import type { Message } from './message.ts';

/** A reader writes back; a reader of an offer opts out. */
export async function answerAfter({ store, input, now }: Given<Message>): Promise<void> {
  const { sender, recipient, category } = input;
  const chat = await chatBetween(store, sender, recipient);
  const between = { sender: recipient, recipient: sender };
  const afterMs = readAfterMs(outcomeOf(recipient)) + secondMs;
  if (category === 'promotional') {
    await planIn(store, chat, {
      afterMs,
      changes: () => ({ marketing: 'stopped' }),
      callback: ({ marketing }, at) => ({
        id: 'viberPreference',
        data: { ...between, marketing, changedAt: at },
      }),
    });
    return;
  }
  const written = writtenAt(chat.data, new Date(now.getTime() + afterMs));
  await planIn(store, chat, {
    afterMs,
    changes: () => written,
    callback: ({ sessionClosesAt }, at) => ({
      id: 'viberMessage',
      data: {
        messageId: newId(),
        ...between,
        type: 'text',
        text: { body: 'Thank you!' },
        sentAt: at,
        sessionClosesAt,
      },
    }),
  });
}
