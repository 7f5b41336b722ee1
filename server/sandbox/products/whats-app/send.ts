import { newId, shortTime } from '../../behaviour/formats.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import { rule } from '../../behaviour/rules.ts';
import { findChat, windowOf } from '../whatsapp-shared/chats.ts';
import { blockedPerson, ownPhone, sentMessage } from '../whatsapp-shared/kinds.ts';
import { pairId, personOf } from '../whatsapp-shared/people.ts';
import { noteRequest } from '../whatsapp-shared/permission-requests.ts';
import { answerAfter } from './answers.ts';
import { checkForm } from './check-form.ts';
import { type Message, senderNotOurs } from './message.ts';
import { keepPace } from './pace.ts';
import { fails, stepsOf } from './states.ts';
import { usableFlow } from './usable-flow.ts';
import { usableTemplate } from './usable-template.ts';
import { requireFiles, requireMessages } from './used-records.ts';

const badNumber = 3001;
const windowClosed = 3003;
const personBlocked = 3013;

export const sendMessage = rule<Message>(async (given) => {
  const { store, input: message, now } = given;
  const { sender, recipient, recipientUserId, type, orderId, callbackUrl } = message;
  const { data: phone } = await store.find(ownPhone, sender, senderNotOurs);
  const person = personOf(message, badNumber);
  checkForm(message);
  if (await store.get(blockedPerson, pairId(sender, person))) throw new Refusal(personBlocked);
  const chat = await findChat(store, sender, person);
  const windowClosesAt = windowOf(chat, now);
  const template = await usableTemplate(given, { phone, person, chat });
  if (!template && !windowClosesAt) throw new Refusal(windowClosed);
  const flow = await usableFlow(given, template);
  const mediaIds = await requireFiles(given, template);
  await requireMessages(given);
  if (type === 'call_permission') await noteRequest(store, now, pairId(sender, person), chat);
  await keepPace(given, person);

  const messageId = newId();
  const category = template?.category ?? 'service';
  const data = {
    ...{ messageId, sender, recipient, recipientUserId, orderId, type, category, callbackUrl },
    mediaIds,
    status: 'accepted',
    charged: false,
    acceptedAt: shortTime(now),
  };
  await store.add(sentMessage, messageId, data, stepsOf({ person, category }));
  const isShared = phone.sharedWithApp === true;
  if (!fails({ person, category }))
    await answerAfter(given, { messageId, message, person, template, flow, isShared });
  return { ...data, windowClosesAt };
});
