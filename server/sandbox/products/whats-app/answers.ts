import { secondMs } from '#contract/time-units.ts';
import { readAfterMs } from '../../behaviour/chat-outcomes.ts';
import { newId, shortTime, timeAfter } from '../../behaviour/formats.ts';
import type { Given } from '../../behaviour/rules.ts';
import { fixedPicture } from '../../links/fixed-picture.ts';
import type { Data } from '../../records/record-store.ts';
import { allowCalls } from '../whatsapp-shared/call-permissions.ts';
import { changeChat, openWindow, windowFrom } from '../whatsapp-shared/chats.ts';
import type { Flow } from '../whatsapp-shared/flows.ts';
import { inboundMessage, storedMedia } from '../whatsapp-shared/kinds.ts';
import { outcomeFor, type Person, pairId, senderIs } from '../whatsapp-shared/people.ts';
import type { Template } from '../whatsapp-shared/templates.ts';
import { filledIn } from './filled-in.ts';
import { inboundRetentionMs } from './media.ts';
import type { Message } from './message.ts';

/** A sent message with its source. */
export type Underway = {
  messageId: string;
  message: Message;
  person: Person;
  template?: Template;
  flow?: Flow;
  isShared: boolean;
};

/** Reactions of people who have read a message. */
export async function answerAfter(given: Given<unknown>, underway: Underway): Promise<void> {
  const { message, person, template } = underway;
  const { store } = given;
  const afterMs = readAfterMs(outcomeFor(person)) + secondMs;
  // Everyone who is asked for permission to call agrees; without a request nobody could be called.
  if (message.type === 'call_permission')
    await allowCalls(store, message.sender, person, { afterMs, source: 'request' });
  if (message.type === 'call_permission' || outcomeFor(person) !== 'answers') return;
  if (template?.category === 'marketing') return stopMarketing(given, underway, afterMs);
  await writeBack(given, underway, afterMs);
  if (underway.isShared) await answerInApp(given, underway, afterMs + 2 * secondMs);
}

const stopMarketing = ({ store }: Given<unknown>, { message, person }: Underway, afterMs: number) =>
  changeChat(store, pairId(message.sender, person), {}, [
    {
      afterMs,
      changes: () => ({ marketing: 'stopped' }),
      callback: ({ marketing }, at) => ({
        id: 'whatsAppPreference',
        data: { ...senderIs(person), recipient: message.sender, marketing, changedAt: at },
      }),
    },
  ]);

async function writeBack(given: Given<unknown>, underway: Underway, afterMs: number) {
  const { store, now } = given;
  const { message, person, messageId } = underway;
  const sentAt = timeAfter(now, afterMs);
  const data = {
    messageId: newId(),
    ...senderIs(person),
    senderName: 'Grace',
    recipient: message.sender,
    ...(await contentOf(given, underway, sentAt)),
    replyTo: messageId,
    sentAt,
  };
  const callback = () => ({
    id: 'whatsAppMessage',
    data: { ...data, windowClosesAt: windowFrom(sentAt) },
  });
  await store.add(inboundMessage, data.messageId, { ...data, isComing: true }, [
    { afterMs, changes: () => ({ isComing: null }), callback },
  ]);
  await openWindow(store, message.sender, person, afterMs);
}

/** Staff answers in the WhatsApp app, on the phone that uses the same number as the API. */
async function answerInApp({ notify, now }: Given<unknown>, underway: Underway, afterMs: number) {
  const { message, person } = underway;
  const at = new Date(now.getTime() + afterMs);
  const data = {
    messageId: newId(),
    sender: message.sender,
    recipient: person.phone,
    recipientUserId: person.userId,
    type: 'text',
    text: { body: 'See you at five!' },
    sentAt: shortTime(at),
  };
  await notify({ id: 'whatsAppEcho', data }, at);
}

type Content = Data & { type: string };

async function contentOf(given: Given<unknown>, underway: Underway, at: string): Promise<Content> {
  const { message, template } = underway;
  const { buttons, list, products, flow, template: use } = message;
  const [choice] = buttons?.buttons ?? list?.sections.flatMap(({ rows }) => rows) ?? [];
  if (choice) return { type: 'choice', choice };
  if (flow) return formOf(underway, flow.flowToken);
  if (template?.buttons?.some(({ type }) => type === 'flow'))
    return formOf(underway, use?.flow?.flowToken);
  const tapped = template?.buttons?.findIndex(({ type }) => type === 'reply') ?? -1;
  if (tapped !== -1) {
    const payload = use?.buttons?.find(({ index }) => index === tapped)?.value;
    const title = template?.buttons?.[tapped]?.title;
    return { type: 'button', button: { title, ...(payload && { payload }) } };
  }
  if (products) return { type: 'order', order: orderOf(products) };
  if (message.type === 'location_request')
    return { type: 'location', location: { latitude: 51.5074, longitude: -0.1278 } };
  if (filesAnswered.includes(message.type)) return pictureFor(given, message.sender, at);
  return { type: 'text', text: { body: 'Can I pick it up instead?' } };
}

const filesAnswered = ['image', 'video', 'audio', 'document', 'sticker'];

const formOf = ({ flow, messageId }: Underway, flowToken = messageId): Content => ({
  type: 'flow',
  flow: { flowToken, values: filledIn(flow?.definition) },
});

function orderOf({ catalogId, productId, sections = [] }: NonNullable<Message['products']>) {
  const [first = ''] = productId ? [productId] : sections.flatMap(({ productIds }) => productIds);
  return {
    catalogId,
    items: [{ productId: first, quantity: 1, price: '12.50', currency: 'USD' }],
  };
}

async function pictureFor(
  { store }: Given<unknown>,
  recipient: string,
  at: string,
): Promise<Content> {
  const mediaId = newId();
  const { contentType, sizeBytes, sha256 } = fixedPicture;
  await store.add(storedMedia, mediaId, {
    ...{ mediaId, recipient, contentType, sizeBytes, sha256 },
    direction: 'inbound',
    kind: 'image',
    createdAt: at,
    expiresAt: timeAfter(new Date(at), inboundRetentionMs),
  });
  return { type: 'image', image: { mediaId, contentType, caption: 'The book arrived like this.' } };
}
