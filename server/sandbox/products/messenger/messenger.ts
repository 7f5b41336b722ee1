import { secondMs } from '#contract/time-units.ts';
import { chatReceipt, chatSteps } from '../../outcomes/chat-states.ts';
import { type Outcome, outcomeOf } from '../../outcomes/outcomes.ts';
import { seedsOf } from '../../records/seeds.ts';
import { tooMany } from '../../rules/codes.ts';
import { newId } from '../../rules/new-id.ts';
import { hasAll } from '../../rules/pages.ts';
import { Refusal } from '../../rules/refusal.ts';
import { type Given, type Product, rule } from '../../rules/rules.ts';
import { shortTime } from '../../rules/times.ts';
import { refuseTooOften } from '../../rules/too-often.ts';
import { answerAfter, type Message } from './answers.ts';
import { findPage, page, pages, phoneOf, windowOf } from './pages.ts';

const message = 'messenger.message';

const windowIsClosed = 3403;
const noHumanAgent = 3404;

const charge = { charged: true, price: '0.0040', currency: 'USD' };

export const messenger: Product = {
  rules: {
    messengerSend: rule<Message>(async (given) => {
      const { store, input, now } = given;
      const { sender, recipientUserId, type, orderId, callbackUrl } = input;
      const own = await findPage(store, sender);
      const phone = phoneOf(own, recipientUserId);
      const windowClosesAt = windowOf(phone, now);
      if (input.window === 'human_agent' && !own.data.hasHumanAgent)
        throw new Refusal(noHumanAgent);
      if (input.window === 'standard' && !windowClosesAt) throw new Refusal(windowIsClosed);
      await requireFewSounds(given);
      const messageId = newId();
      const accepted = { messageId, recipientUserId, orderId, status: 'accepted' };
      const acceptedAt = shortTime(now);
      const data = { ...accepted, sender, type, charged: false, acceptedAt };
      const steps = chatSteps(outcomeOf(phone), {
        reason: failures[outcomeOf(phone)],
        adds: { sent: charge },
        tells: (then, at) => ({
          id: 'messengerReceipt',
          data: chatReceipt(then, at),
          url: callbackUrl,
        }),
      });
      await store.add(message, messageId, data, steps);
      if (outcomeOf(phone) === 'answers') await answerAfter(given, messageId);
      return { ...accepted, acceptedAt, windowClosesAt };
    }),

    messengerMessageGet: rule<{ messageId: string }>(async ({ store, input }) => {
      const { data } = await store.find(message, input.messageId, 'messageId');
      return data;
    }),
  },

  seeds: (examples) => [
    ...seedsOf(page, pages, { id: 'pageId' }),
    ...['read', 'failed'].flatMap((name) =>
      seedsOf(message, examples('messengerMessageGet', name), {
        id: 'messageId',
        madeAt: 'acceptedAt',
      }),
    ),
  ],
};

const failures: Partial<Record<Outcome, string>> = {
  absent: 'NOT_REACHABLE',
  refused: 'CONTENT_REFUSED',
  unknown: 'NO_REPORT',
};

const sounds = ['audio', 'video'];

/** A Page sends ten recordings and videos a second. */
async function requireFewSounds({ store, input, now }: Given<Message>): Promise<void> {
  const { sender, type } = input;
  if (!sounds.includes(type)) return;
  const made = (await store.list(message)).filter(
    (sent) => hasAll(sent, { sender }) && sounds.includes(String(sent.data.type)),
  );
  refuseTooOften(tooMany, [{ most: 10, withinMs: secondMs }], made, now);
}
