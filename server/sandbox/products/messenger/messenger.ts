import { secondMs } from '#contract/time-units.ts';
import { chatFailures, chatSteps } from '../../behaviour/chat-outcomes.ts';
import { newId, shortTime } from '../../behaviour/formats.ts';
import { outcomeOf } from '../../behaviour/outcomes.ts';
import { hasAll } from '../../behaviour/pages.ts';
import { Refusal, tooMany } from '../../behaviour/refusal.ts';
import { type Given, type Product, rule } from '../../behaviour/rules.ts';
import { refuseTooOften } from '../../behaviour/too-often.ts';
import { seedsOf } from '../../records/seeds.ts';
import { answerAfter, type Message } from './answers.ts';
import { notConnected, page, pages, phoneOf, windowOf } from './pages.ts';

const message = 'messenger.message';

const windowIsClosed = 3403;
const noHumanAgent = 3404;

const charge = { charged: true, price: '0.0040', currency: 'USD' };

export const messenger: Product = {
  rules: {
    messengerSend: rule<Message>(async (given) => {
      const { store, input, now } = given;
      const { sender, recipientUserId, type, orderId, callbackUrl } = input;
      const own = await store.find(page, sender, notConnected);
      const phone = phoneOf(own, recipientUserId);
      const windowClosesAt = windowOf(phone, now);
      if (input.window === 'human_agent' && !own.data.hasHumanAgent)
        throw new Refusal(noHumanAgent);
      if (input.window === 'standard' && !windowClosesAt) throw new Refusal(windowIsClosed);
      await requireFewSounds(given);
      const messageId = newId();
      const sent = { messageId, recipientUserId, orderId, sender, type, callbackUrl };
      const data = { ...sent, status: 'accepted', charged: false, acceptedAt: shortTime(now) };
      const outcome = outcomeOf(phone);
      const steps = chatSteps(outcome, {
        reason: outcome === 'expires' ? undefined : chatFailures[outcome],
        adds: { sent: charge },
        callback: 'messengerReceipt',
      });
      await store.add(message, messageId, data, steps);
      if (outcome === 'answers') await answerAfter(given, messageId);
      return { ...data, windowClosesAt };
    }),
  },

  seeds: () => seedsOf(page, pages, { id: 'pageId' }),
};

const sounds = ['audio', 'video'];

/** A Page sends ten audio and video files a second. */
async function requireFewSounds({ store, input, now }: Given<Message>): Promise<void> {
  const { sender, type } = input;
  if (!sounds.includes(type)) return;
  const made = (await store.list(message)).filter(
    (sent) => hasAll(sent, { sender }) && sounds.includes(String(sent.data.type)),
  );
  refuseTooOften(tooMany, [{ most: 10, withinMs: secondMs }], made, now);
}
