import { dayMs, secondMs } from '#contract/time-units.ts';
import { newId, shortTime } from '../../behaviour/formats.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import { rule } from '../../behaviour/rules.ts';
import type { Step } from '../../records/record-store.ts';
import { ownPhone } from '../whatsapp-shared/kinds.ts';
import { personWith } from '../whatsapp-shared/people.ts';

const appSync = 'wa-gl.sync';

const notShared = 3140;
const alreadyRequested = 3141;

type Kind = 'contacts' | 'history';

/** Each kind is synchronized once; the app's data comes as events. */
export const startSync = rule<{ phone: string; kind: Kind }>(async ({ store, input, now }) => {
  const { phone, kind } = input;
  const { data } = await store.find(ownPhone, phone, 'phone');
  if (data.sharedWithApp !== true) throw new Refusal(notShared);
  const id = `${phone} ${kind}`;
  if (await store.get(appSync, id)) throw new Refusal(alreadyRequested);
  const sync = { phone, kind, requestedAt: shortTime(now) };
  await store.add(appSync, id, sync, kind === 'contacts' ? contacts(phone) : history(phone, now));
  return sync;
});

const ada = personWith('12025550187');

const contacts = (phone: string): Step[] => [
  {
    afterMs: 2 * secondMs,
    changes: () => ({}),
    callback: () => ({
      id: 'whatsAppContact',
      data: {
        phone,
        change: 'saved',
        contacts: [{ person: ada.phone, personUserId: ada.userId, name: 'Ada' }],
      },
    }),
  },
];

/** A three-day-old question and its answer, in two parts. */
function history(phone: string, now: Date): Step[] {
  const part = (number: number, status: string, percent: number, message: object): Step => ({
    afterMs: (number + 1) * secondMs,
    changes: () => ({}),
    callback: () => ({
      id: 'whatsAppHistory',
      data: {
        phone,
        status,
        part: number,
        percent,
        messages: [{ messageId: newId(), person: ada.phone, type: 'text', ...message }],
      },
    }),
  });
  const sentAt = shortTime(new Date(now.getTime() - 3 * dayMs));
  const question = {
    direction: 'inbound',
    text: { body: 'Do you have the atlas in stock?' },
    sentAt,
  };
  const answered = { direction: 'outbound', text: { body: 'Yes, we keep one for you.' }, sentAt };
  return [part(1, 'running', 50, question), part(2, 'done', 100, { ...answered, status: 'read' })];
}
