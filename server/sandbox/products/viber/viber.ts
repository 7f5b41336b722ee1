import { newId, shortTime } from '../../behaviour/formats.ts';
import { isNumber, outcomeOf } from '../../behaviour/outcomes.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import { type Product, rule } from '../../behaviour/rules.ts';
import { seedsOf } from '../../records/seeds.ts';
import { answerAfter } from './answers.ts';
import { chatBetween, chatSeed, useSession } from './chats.ts';
import { type Message, requireFittingType } from './message.ts';
import { failureOf, stepsOf } from './states.ts';
import { requireTemplate, template, templates } from './templates.ts';

/** Connected beforehand, live by our team. */
const account = 'viber.account';
const message = 'viber.message';

const badNumber = 3301;
const unknownSender = 3302;
const optedOut = 3307;

export const viber: Product = {
  rules: {
    viberSend: rule<Message>(async (given) => {
      const { store, input, now } = given;
      const { sender, recipient, category, type, orderId, callbackUrl } = input;
      requireFittingType(input);
      if (!isNumber(recipient)) throw new Refusal(badNumber);
      await store.find(account, sender, unknownSender);
      if (input.template) await requireTemplate(store, sender, input.template);
      const outcome = outcomeOf(recipient);
      const chat = await chatBetween(store, sender, recipient);
      const isUnwanted = outcome === 'busy' || chat.data.marketing === 'stopped';
      if (category === 'promotional' && isUnwanted) throw new Refusal(optedOut);
      const willArrive = failureOf(recipient) === undefined;
      const session =
        category === 'session' ? await useSession(store, chat, now, willArrive) : undefined;
      const messageId = newId();
      const sent = { messageId, orderId, recipient, category, sender, type, callbackUrl };
      const data = { ...sent, status: 'accepted', acceptedAt: shortTime(now) };
      const steps = await stepsOf(given, session?.isPaid === true);
      await store.add(message, messageId, data, steps);
      if (outcome === 'answers') await answerAfter(given);
      return { ...data, sessionClosesAt: session?.closesAt };
    }),
  },

  seeds: () => [
    ...seedsOf(account, { sender: 'LANTERN' }, { id: 'sender' }),
    ...seedsOf(template, templates, { id: 'id' }),
    chatSeed('LANTERN', '12025550187'),
  ],
};
