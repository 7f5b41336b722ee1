import { emailPattern } from '#contract/email-address.ts';
import { dayMs, minuteMs, secondMs } from '#contract/time-units.ts';
import { newId, shortTime } from '../behaviour/formats.ts';
import { hasAll } from '../behaviour/pages.ts';
import { Refusal } from '../behaviour/refusal.ts';
import { type Product, rule } from '../behaviour/rules.ts';
import { refuseTooOften } from '../behaviour/too-often.ts';
import type { Data, Step } from '../records/record-store.ts';
import { seedsOf } from '../records/seeds.ts';

const mail = 'email-code.mail';
/** Templates of the console; every account has one. */
const template = 'email-code.template';

const badAddress = 2101;
const isBlocked = 2102;
const unknownTemplate = 2103;
const sentTooOften = 2104;

const codesToOneAddress = [
  { most: 1, withinMs: minuteMs },
  { most: 10, withinMs: dayMs },
];

type Code = { email: string; template?: string; orderId?: string; callbackUrl?: string };

export const emailCode: Product = {
  rules: {
    emailSendCode: rule<Code>(async ({ store, input, now }) => {
      const { email, orderId, callbackUrl } = input;
      if (!emailPattern.test(email)) throw new Refusal(badAddress);
      if (input.template) await store.find(template, input.template, unknownTemplate);
      const before = (await store.list(mail)).filter((one) => hasAll(one, { email }));
      if (before.some((one) => hasAll(one, { reason: 'UNKNOWN_ADDRESS' })))
        throw new Refusal(isBlocked);
      if (!hasOutcome(email)) refuseTooOften(sentTooOften, codesToOneAddress, before, now);
      const messageId = newId();
      const sent = { messageId, orderId, email, callbackUrl };
      const data = { ...sent, status: 'accepted', acceptedAt: shortTime(now) };
      return (await store.add(mail, messageId, data, stepsOf(email))).data;
    }),
  },

  seeds: () => seedsOf(template, { name: 'login' }, { id: 'name' }),
};

/** Failures by the part of the address before the @; every other mail arrives. */
export const mailFailures: Record<string, Data> = {
  bounced: { reason: 'UNKNOWN_ADDRESS', serverReply: '550 5.1.1 No such user' },
  full: { reason: 'MAILBOX_FULL', serverReply: '452 4.2.2 Mailbox full' },
  refused: { reason: 'SERVER_REFUSED', serverReply: '550 5.7.1 Message refused' },
};

/** Whether the part before the @ selects an outcome; such addresses are exempt from limits. */
const hasOutcome = (email: string): boolean =>
  ['delivered', 'delayed', ...Object.keys(mailFailures)].includes(nameIn(email));

const nameIn = (email: string): string => email.split('@')[0] ?? '';

function stepsOf(email: string): Step[] {
  const name = nameIn(email);
  const failure = mailFailures[name];
  const ending = failure ? { status: 'failed', ...failure } : { status: 'delivered' };
  return [
    { afterMs: secondMs, changes: () => ({ status: 'sent' }) },
    {
      afterMs: (name === 'delayed' ? 30 : 2) * secondMs,
      changes: (at) => ({ ...ending, doneAt: at }),
      callback: 'emailReceipt',
    },
  ];
}
