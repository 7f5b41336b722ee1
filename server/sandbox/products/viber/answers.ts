import { secondMs } from '#contract/time-units.ts';
import { readAfterMs } from '../../outcomes/chat-states.ts';
import { outcomeOf } from '../../outcomes/outcomes.ts';
import { newId } from '../../rules/new-id.ts';
import type { Given } from '../../rules/rules.ts';
import { chatBetween, planIn, writtenAt } from './chats.ts';
import type { Message } from './message.ts';

/** Whoever reads a message writes back; whoever reads an offer wants no more of them. */
export async function answerAfter({ store, input, now }: Given<Message>): Promise<void> {
  const { sender, recipient, category } = input;
  const chat = await chatBetween(store, sender, recipient);
  const between = { sender: recipient, recipient: sender };
  const afterMs = readAfterMs(outcomeOf(recipient)) + secondMs;
  if (category === 'promotional') {
    await planIn(store, chat, {
      afterMs,
      changes: () => ({ marketing: 'stopped' }),
      tells: ({ marketing }, at) => ({
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
    tells: ({ sessionClosesAt }, at) => ({
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
