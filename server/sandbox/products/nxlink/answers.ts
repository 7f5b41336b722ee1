import { secondMs } from '#contract/time-units.ts';
import { readAfterMs } from '../../behaviour/chat-outcomes.ts';
import { newId, timeAfter } from '../../behaviour/formats.ts';
import type { Given } from '../../behaviour/rules.ts';
import type { Callback } from '../../callbacks/queue-callback.ts';
import type { Data, Seed, Step, StoredRecord } from '../../records/record-store.ts';
import { seedsOf } from '../../records/seeds.ts';
import type { Message } from '../whats-app/message.ts';
import { openWindow, windowFrom } from '../whatsapp-shared/chats.ts';
import { outcomeFor, type Person, senderIs } from '../whatsapp-shared/people.ts';
import type { Template } from '../whatsapp-shared/templates.ts';
import { clientEvent, clientKind } from './clients.ts';
import { answered, conversationOf } from './conversations.ts';

export const inboundKind = 'nxlink.inbound';

type Underway = {
  messageId: string;
  client: StoredRecord;
  person: Person;
  conversation: StoredRecord;
  template: Template | undefined;
};

/** A person's answer: marketing makes them opt out, anything else write. */
export async function answerAfter(given: Given<Message>, underway: Underway): Promise<void> {
  const { client, person, template } = underway;
  const outcome = outcomeFor(person);
  if (outcome !== 'answers') return;
  const afterMs = readAfterMs(outcome) + secondMs;
  if (template?.category !== 'marketing') return writeBack(given, underway, afterMs);
  const optsOut: Step = {
    afterMs,
    changes: () => ({ hasOptedOut: true }),
    callback: clientEvent({ change: 'opted_out' }, 'person'),
  };
  await given.store.change(clientKind, client, {}, { keepSteps: true, steps: [optsOut] });
}

async function writeBack(
  given: Given<Message>,
  { messageId, client, person, conversation, template }: Underway,
  afterMs: number,
): Promise<void> {
  const { store, input, now } = given;
  const { sender: own } = input;
  const sentAt = timeAfter(now, afterMs);
  const { conversationId, clientId, status, agentId } = conversationOf(conversation);
  const data = {
    messageId: newId(),
    clientId,
    conversationId,
    newClient: false,
    ...(status === 'assigned' && { agentId }),
    ...senderIs(person),
    senderName: 'Grace',
    recipient: own,
    ...contentOf(input, template),
    replyTo: messageId,
    sentAt,
    windowClosesAt: windowFrom(sentAt),
  };
  const arrives: Step = {
    afterMs,
    changes: () => ({ isComing: null }),
    callback: (): Callback => ({ id: 'nxlinkMessage', data }),
  };
  await store.add(inboundKind, data.messageId, { ...data, isComing: true }, [arrives]);
  await openWindow(store, own, person, afterMs);
  const known = { afterMs, changes: (at: string) => ({ userId: person.userId, ...writtenOn(at) }) };
  await store.change(clientKind, client, {}, { keepSteps: true, steps: [known] });
  await answered(given, conversation, afterMs);
}

const writtenOn = (at: string) => ({ lastMessageOn: at.slice(0, 10) });

/** The first choice if there is one, else a question. */
function contentOf({ buttons, list, template: use }: Message, template?: Template): Data {
  const [choice] = buttons?.buttons ?? list?.sections.flatMap(({ rows }) => rows) ?? [];
  if (choice) return { type: 'choice', choice: { id: choice.id, title: choice.title } };
  const tapped = template?.buttons?.findIndex(({ type }) => type === 'reply') ?? -1;
  if (tapped === -1) return { type: 'text', text: { body: 'Is there a later slot?' } };
  const payload = use?.buttons?.find(({ index }) => index === tapped)?.value;
  const title = template?.buttons?.[tapped]?.title;
  return { type: 'button', button: { title, ...(payload && { payload }) } };
}

/** Ada's message, which the documents answer. */
export const inboundSeeds: Seed[] = seedsOf(
  inboundKind,
  { messageId: 'b52d1e8fa4c35069f7f3e701' },
  { id: 'messageId' },
);
