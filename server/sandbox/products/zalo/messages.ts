import { chatFailures, chatSteps, failsAfterMs } from '../../behaviour/chat-outcomes.ts';
import { newId, shortTime } from '../../behaviour/formats.ts';
import { isNumber, outcomeOf } from '../../behaviour/outcomes.ts';
import { Refusal, wrongValue } from '../../behaviour/refusal.ts';
import { type Given, type Rule, rule } from '../../behaviour/rules.ts';
import type { Data } from '../../records/record-store.ts';
import { sendInstead } from '../sms-fallback.ts';
import { answerAfter } from './answers.ts';
import { useJourney } from './journeys.ts';
import { account, notConnected, phoneOf, userIdOf } from './people.ts';
import { takeFromQuota } from './quota.ts';
import { findTemplate, type Template, type TemplateUse } from './templates.ts';

export const message = 'zalo.message';

const badNumber = 3501;

const ownPrice = { charged: true, price: '0.0120', currency: 'USD' };

/** Relevant fields of a message. */
type Message = {
  sender: string;
  recipient?: string;
  recipientUserId?: string;
  type: string;
  template?: TemplateUse;
  fallback?: { content: string; senderId?: string };
  orderId?: string;
  callbackUrl?: string;
};

export const messageRules: Record<string, Rule> = {
  zaloSend: rule<Message>(async (given) => {
    const { store, input } = given;
    requireFitting(input);
    await store.find(account, input.sender, notConnected);
    if (input.template) return sendTemplate(given, input.template, input.recipient ?? '');
    const recipientUserId = input.recipientUserId ?? '';
    const phone = phoneOf(recipientUserId);
    return send(given, phone, { begun: { recipientUserId }, price: ownPrice });
  }),
};

/** Templates go to numbers, anything else to people who have written. */
function requireFitting({ type, recipient, recipientUserId, fallback }: Message): void {
  const isTemplate = type === 'template';
  const wrong = isTemplate ? { recipientUserId } : { recipient, fallback };
  for (const [field, value] of Object.entries(wrong))
    if (value !== undefined)
      throw new Refusal(wrongValue, {
        field,
        problem: 'together',
        expected: isTemplate ? 'not with type template' : 'only with type template',
      });
}

async function sendTemplate(given: Given<Message>, use: TemplateUse, recipient: string) {
  const { store, input, now } = given;
  const { sender } = input;
  const { templateId, journeyToken } = use;
  if (!isNumber(recipient)) throw new Refusal(badNumber);
  const template = await findTemplate(store, use);
  const quotaLeft = takeFromQuota(await store.list(message), sender, now);
  const passenger = { sender, recipient, journeyToken: journeyToken ?? '', template };
  const willArrive = failures[outcomeOf(recipient)] === undefined;
  const price = journeyToken ? await useJourney(given, passenger, willArrive) : ownPrice;
  const begun = { recipient, templateId, journeyToken };
  return { ...(await send(given, recipient, { begun, price, template })), quotaLeft };
}

const failures = { ...chatFailures, expires: 'CHANNEL_ERROR' };

type Way = { begun: Data; price: Data; template?: Template };

async function send(given: Given<Message>, phone: string, { begun, price, template }: Way) {
  const { store, input, now } = given;
  const { sender, type, orderId, callbackUrl } = input;
  const outcome = outcomeOf(phone);
  const reason = failures[outcome];
  const instead = reason ? await sendInstead(given, phone, failsAfterMs(reason)) : {};
  const messageId = newId();
  const sent = { messageId, ...begun, orderId, sender, type, callbackUrl };
  const data = { ...sent, status: 'accepted', acceptedAt: shortTime(now) };
  const steps = chatSteps(outcome, {
    reason,
    adds: {
      delivered: { ...price, recipientUserId: userIdOf(phone) },
      failed: { charged: false, ...instead },
    },
    callback: 'zaloReceipt',
  });
  await store.add(message, messageId, data, steps);
  await answerAfter(given, { messageId, sender, orderId, phone, template });
  return data;
}
