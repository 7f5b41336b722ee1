import { minuteMs } from '#contract/time-units.ts';
import { chatFailures, chatSteps } from '../../behaviour/chat-outcomes.ts';
import { newId, shortTime } from '../../behaviour/formats.ts';
import { hasOutcome } from '../../behaviour/outcomes.ts';
import { hasAll } from '../../behaviour/pages.ts';
import { excludedBy, notThere, Refusal } from '../../behaviour/refusal.ts';
import { type Given, rule } from '../../behaviour/rules.ts';
import { refuseTooOften } from '../../behaviour/too-often.ts';
import type { RecordStore, Step, StoredRecord } from '../../records/record-store.ts';
import { agentKind } from '../nxcc/kinds.ts';
import type { FileUse, Message } from '../whats-app/message.ts';
import { findChat, windowOf } from '../whatsapp-shared/chats.ts';
import { blockedPerson, ownPhone, storedMedia } from '../whatsapp-shared/kinds.ts';
import {
  outcomeFor,
  type Person,
  pairId,
  personOf,
  personWith,
} from '../whatsapp-shared/people.ts';
import { answerAfter, inboundKind } from './answers.ts';
import { addClient, type Client, clientKind, clientOf } from './clients.ts';
import { assign, conversationOf, conversationWith } from './conversations.ts';
import { usableTemplate } from './template.ts';

const messageKind = 'nxlink.message';

const badNumber = 6001;
const notConnected = 6002;
const windowClosed = 6003;
const limitReached = 6011;
const isBlocked = 6014;
const noClient = 6015;

/** Ten messages a minute: one in about 6 seconds. */
const pace = { most: 10, withinMs: minuteMs };

type Category = 'marketing' | 'utility' | 'service';

/** Messages within the window are free. */
const prices: Record<Category, string | undefined> = {
  marketing: '0.0350',
  utility: '0.0130',
  service: undefined,
};

export type Send = Message & {
  clientId?: string;
  createClient: boolean;
  agentId?: string;
  tags?: string[];
};

export const sendMessage = rule<Send>(async (given) => {
  const { store, input, now } = given;
  const { sender, type, orderId, agentId, replyTo, callbackUrl } = input;
  const { data: phone } = await store.find(ownPhone, sender, notConnected);
  if (agentId !== undefined) await store.find(agentKind, agentId, 'agentId');
  const { stored, isNew } = await findClient(given);
  const client = clientOf(stored);
  const person = personOfClient(client);
  if (type === 'template' && replyTo !== undefined) throw excludedBy('replyTo', 'template');
  if (await store.get(blockedPerson, pairId(sender, person))) throw new Refusal(isBlocked);
  const chat = await findChat(store, sender, person);
  const windowClosesAt = windowOf(chat, now);
  const template =
    input.template &&
    (await usableTemplate(store, input.template, { phone, client, person, chat }));
  if (!template && !windowClosesAt) throw new Refusal(windowClosed);
  await requireFiles(given);
  await requireMessage(store, replyTo);
  await keepPace(given, client);

  await addTags(store, stored, input.tags);
  const opened = await conversationWith(store, client.clientId, sender);
  const conversation = agentId === undefined ? opened : await assign(store, opened, agentId);
  const messageId = newId();
  const category = categoryOf(template?.category);
  const { clientId, phone: recipient, userId: recipientUserId } = client;
  const message = {
    ...{ messageId, clientId, recipient, recipientUserId, orderId, category, sender, callbackUrl },
    conversationId: conversationOf(conversation).conversationId,
    status: 'accepted',
  };
  await store.add(messageKind, messageId, message, stepsOf(person, category));
  await answerAfter(given, { messageId, client: stored, person, conversation, template });
  return { ...message, newClient: isNew, windowClosesAt, acceptedAt: shortTime(now) };
});

/** The client named, or that of the number or user ID; else a new one. */
async function findClient({
  store,
  input,
}: Given<Send>): Promise<{ stored: StoredRecord; isNew: boolean }> {
  const { clientId, recipientUserId, createClient } = input;
  if (clientId !== undefined)
    return { stored: await store.find(clientKind, clientId, 'clientId'), isNew: false };
  const { phone, userId } = personOf(input, badNumber);
  const known = (await store.list(clientKind)).find((one) => {
    const client = clientOf(one);
    return client.userId === userId || (phone !== undefined && client.phone === phone);
  });
  if (known) return { stored: known, isNew: false };
  if (!createClient) throw new Refusal(noClient);
  const data = recipientUserId === undefined ? { phone } : { userId };
  return { stored: await addClient(store, data), isNew: true };
}

function personOfClient({ phone, userId = '' }: Client): Person {
  return phone ? personWith(phone) : personOf({ recipientUserId: userId }, badNumber);
}

/** Authentication templates are not sent here. */
const categoryOf = (category: string | undefined): Category =>
  category === 'marketing' || category === 'utility' ? category : 'service';

/** Files are shared with WhatsApp. */
async function requireFiles({ store, input }: Given<Send>): Promise<void> {
  const { image, video, audio, document, buttons, template } = input;
  const files: Record<string, FileUse | undefined> = {
    image,
    video,
    audio,
    document,
    'buttons.header': buttons?.header,
    'template.header': template?.header,
  };
  for (const [name, file] of Object.entries(files))
    if (file?.mediaId !== undefined) await store.find(storedMedia, file.mediaId, `${name}.mediaId`);
}

async function requireMessage(store: RecordStore, messageId: string | undefined): Promise<void> {
  if (messageId === undefined) return;
  const inbound = await store.get(inboundKind, messageId);
  const isThere = inbound ? !inbound.data.isComing : await store.get(messageKind, messageId);
  if (!isThere) throw new Refusal(notThere, { field: 'replyTo' });
}

/** Test numbers are exempt from the limit. */
async function keepPace({ store, input, now }: Given<Send>, client: Client): Promise<void> {
  if (hasOutcome(client.phone ?? '')) return;
  const wanted = { clientId: client.clientId, sender: input.sender };
  const before = (await store.list(messageKind)).filter((one) => hasAll(one, wanted));
  refuseTooOften(limitReached, [pace], before, now);
}

async function addTags(
  store: RecordStore,
  stored: StoredRecord,
  tags: readonly string[] = [],
): Promise<void> {
  if (tags.length === 0) return;
  const all = [...new Set([...clientOf(stored).tags, ...tags])];
  await store.change(clientKind, stored, { tags: all }, { keepSteps: true });
}

function stepsOf(person: Person, category: Category): Step[] {
  const outcome = outcomeFor(person);
  const price = prices[category];
  const charge = price ? { charged: true, price, currency: 'USD' } : { charged: false };
  return chatSteps(outcome, {
    reason: chatFailures[outcome],
    adds: {
      sent: { recipientUserId: person.userId },
      delivered: charge,
      failed: { charged: false },
    },
    callback: 'nxlinkReceipt',
  });
}
