import { rates } from '#content/rates.ts';
import { measureSms } from '#contract/sms-segments.ts';
import { dayMs, minuteMs } from '#contract/time-units.ts';
import { countryOf } from '../behaviour/country-of.ts';
import { newId, shortTime, timeAfter } from '../behaviour/formats.ts';
import { isNumber, outcomeOf } from '../behaviour/outcomes.ts';
import { hasAll, isWithin, type Paged, type Period, pageOf } from '../behaviour/pages.ts';
import { processBatch } from '../behaviour/process-batch.ts';
import { Refusal } from '../behaviour/refusal.ts';
import { type Given, type Product, rule } from '../behaviour/rules.ts';
import { textSteps } from '../behaviour/text-outcomes.ts';
import type { Data, StoredRecord } from '../records/record-store.ts';

const message = 'sms.message';

const badNumber = 2001;
const notACode = 2006;
const reportedTooLate = 2007;
const wrongUse = 2008;
const optedOut = 2009;

type Text = {
  content: string;
  senderId?: string;
  type: 'otp' | 'notification' | 'marketing';
  orderId?: string;
  callbackUrl?: string;
};

export const sms: Product = {
  rules: {
    smsSend: rule<Text & { phone: string }>((given) =>
      sendText(given, given.input, given.input.phone),
    ),

    smsSendV2: rule<Text & { phones: string[] }>(async (given) =>
      processBatch(given, given.input.phones, (phone) => sendText(given, given.input, phone)),
    ),

    smsReportBackfill: rule<{ records: { messageId: string; usedAt: string }[] }>(async (given) =>
      processBatch(given, given.input.records, async ({ messageId, usedAt }) => {
        const { store, now } = given;
        const sent = await store.find(message, messageId, 'messageId');
        if (sent.data.type !== 'otp') throw new Refusal(notACode);
        if (!sent.isSeed && now.getTime() > sent.madeAt.getTime() + dayMs)
          throw new Refusal(reportedTooLate);
        const used = Date.parse(usedAt);
        if (used < sent.madeAt.getTime() || used > now.getTime() + 5 * minuteMs)
          throw new Refusal(wrongUse);
        const changes = { usedAt: shortTime(new Date(used)) };
        await store.change(message, sent, changes, { keepSteps: true });
        return { messageId };
      }),
    ),

    smsGetRecord: rule<{ messageId: string }>(async ({ store, input }) => {
      const found = await store.find(message, input.messageId, 'messageId');
      return { ...found.data, timeline: timelineOf(found) };
    }),

    smsListBilling: rule<Period & Paged & { country?: string }>(async ({ store, input, now }) => {
      const { country } = input;
      const charged = (await store.list(message)).filter(
        (record) => isWithin(input, record.madeAt) && hasAll(record, { charged: true, country }),
      );
      const lines = billed(charged, shortTime(now).slice(0, 10));
      return {
        totals: totalOf(lines.map(([, sum]) => sum)),
        ...pageOf(
          lines.map(([line]) => line),
          input,
        ),
      };
    }),
  },
};

/** Sends a text now or later. */
export async function sendText(
  { store, now }: Pick<Given<unknown>, 'store' | 'now'>,
  { content, senderId, type, orderId, callbackUrl }: Text,
  phone: string,
  afterMs = 0,
) {
  if (!isNumber(phone)) throw new Refusal(badNumber);
  const outcome = outcomeOf(phone);
  if (outcome === 'busy' && type === 'marketing') throw new Refusal(optedOut);
  const { encoding, segments } = measureSms(content);
  const messageId = newId();
  const data = {
    ...{ messageId, orderId, phone, senderId, type, encoding, segments, callbackUrl },
    country: countryOf(phone),
    charged: false,
    status: 'accepted',
    acceptedAt: timeAfter(now, afterMs),
  };
  const steps = textSteps(outcome, { callback: 'smsReceipt' }).map((step) => ({
    ...step,
    afterMs: step.afterMs + afterMs,
  }));
  await store.add(message, messageId, data, steps);
  return data;
}

function timelineOf({ data, first, passed }: StoredRecord): Data[] {
  const states = passed.flatMap(({ at, changes }) =>
    changes.status ? [{ status: changes.status, at: shortTime(new Date(at)) }] : [],
  );
  // Seeds have no history: only their current state.
  if (states.length > 0) return [{ status: first.status, at: first.acceptedAt }, ...states];
  return [{ status: data.status, at: data.doneAt ?? data.acceptedAt }];
}

/** Default rate for countries missing from the price list. */
const usualRate = '0.0500';

type Sum = { messages: number; segments: number; amount: number };

/** One line per day and country, oldest first. */
function billed(charged: readonly StoredRecord[], today: string): [line: Data, sum: Sum][] {
  const groups = Map.groupBy(
    charged,
    ({ data }) => `${String(data.acceptedAt).slice(0, 10)} ${data.country}`,
  );
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, store]) => {
      const [date = '', country = ''] = key.split(' ');
      const rate = new Map<string, string>(Object.entries(rates.message)).get(country) ?? usualRate;
      const segments = store.reduce((sum, { data }) => sum + Number(data.segments), 0);
      const sum = { messages: store.length, segments, amount: segments * Number(rate) };
      return [{ date, country, rate, ...said(sum), settled: date < today }, sum];
    });
}

const totalOf = (sums: readonly Sum[]): Data =>
  said(
    sums.reduce(
      (total, { messages, segments, amount }) => ({
        messages: total.messages + messages,
        segments: total.segments + segments,
        amount: total.amount + amount,
      }),
      { messages: 0, segments: 0, amount: 0 },
    ),
  );

const said = ({ messages, segments, amount }: Sum): Data => ({
  messages,
  segments,
  amount: amount.toFixed(4),
  currency: 'USD',
});
