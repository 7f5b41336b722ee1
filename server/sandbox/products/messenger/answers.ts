import { secondMs } from '#contract/time-units.ts';
import { readAfterMs } from '../../behaviour/chat-outcomes.ts';
import { newId, shortTime } from '../../behaviour/formats.ts';
import type { Given } from '../../behaviour/rules.ts';
import type { Data } from '../../records/record-store.ts';
import { windowFrom } from './pages.ts';

/** Relevant fields of a message. */
export type Message = {
  sender: string;
  recipientUserId: string;
  type: string;
  text?: { body: string; quickReplies?: { title: string; payload: string }[] };
  buttons?: { buttons: Button[] };
  cards?: { buttons?: Button[] }[];
  window: 'standard' | 'human_agent';
  orderId?: string;
  callbackUrl?: string;
};

type Button = { title: string; payload?: string };

/** A reader taps, writes or reacts. */
export async function answerAfter(given: Given<Message>, messageId: string): Promise<void> {
  const { notify, input, now } = given;
  const afterMs = readAfterMs('answers') + secondMs;
  const at = new Date(now.getTime() + afterMs);
  const content = contentOf(input, messageId);
  const data = {
    messageId: newId(),
    senderUserId: input.recipientUserId,
    senderName: 'Ada',
    recipient: input.sender,
    ...content,
    sentAt: shortTime(at),
    windowClosesAt: windowFrom(at),
  };
  await notify({ id: 'messengerMessage', data }, at);
  if (content.replyTo) await answerInInbox(given, new Date(at.getTime() + 2 * secondMs));
}

function contentOf({ type, text, buttons, cards }: Message, messageId: string): Data {
  const [choice] = text?.quickReplies ?? [];
  if (choice) return { type: 'text', text: { body: choice.title, payload: choice.payload } };
  const all = [...(buttons?.buttons ?? []), ...(cards ?? []).flatMap((card) => card.buttons ?? [])];
  const tapped = all.find(({ payload }) => payload);
  if (tapped)
    return { type: 'postback', postback: { title: tapped.title, payload: tapped.payload } };
  if (type !== 'text') return { type: 'reaction', reaction: { messageId, emoji: '👍' } };
  return { type: 'text', text: { body: 'Can you keep one for me?' }, replyTo: messageId };
}

/** A question without buttons is answered by a colleague in the Page's inbox. */
async function answerInInbox({ notify, input }: Given<Message>, at: Date): Promise<void> {
  const data = {
    messageId: newId(),
    sender: input.sender,
    recipientUserId: input.recipientUserId,
    type: 'text',
    text: { body: 'I have put a copy aside for you.' },
    sentAt: shortTime(at),
  };
  await notify({ id: 'messengerEcho', data }, at);
}
