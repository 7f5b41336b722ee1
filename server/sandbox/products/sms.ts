import { rates } from '#content/rates.ts';
import { measureSms } from '#contract/sms-segments.ts';
import { dayMs, minuteMs, secondMs } from '#contract/time-units.ts';
import { countryOf } from '../outcomes/country-of.ts';
import { arrivalMs, isNumber, type Outcome, outcomeOf } from '../outcomes/outcomes.ts';
import { textEnds } from '../outcomes/text-ends.ts';
import type { Data, Step, StoredRecord } from '../records/record-store.ts';
import { newId } from '../rules/new-id.ts';
import { hasAll, isWithin, type Paged, type Period, pageOf } from '../rules/pages.ts';
import { processBatch } from '../rules/process-batch.ts';
import { Refusal } from '../rules/refusal.ts';
import { type Given, type Product, rule } from '../rules/rules.ts';
import { shortTime } from '../rules/times.ts';

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
    smsSend: rule<Text & { phone: string }>(async (given) => {
      const { phone } = given.input;
      const { messageId, encoding, segments } = await sendText(given, given.input, phone);
      return { phone, messageId, encoding, segments };
    }),

    smsSendV2: rule<Text & { phones: string[] }>(async (given) =>
      processBatch(
        given,
        given.input.phones,
        (phone) => phone,
        async (phone) => {
          const { messageId, encoding, segments } = await sendText(given, given.input, phone);
          return { phone, messageId, encoding, segments };
        },
      ),
    ),

    smsReportBackfill: rule<{ records: { messageId: string; usedAt: string }[] }>(async (given) =>
      processBatch(
        given,
        given.input.records,
        ({ messageId }) => messageId,
        async ({ messageId, usedAt }) => {
          const { store, now } = given;
          const sent = await store.find(message, messageId, 'messageId');
          if (sent.data.type !== 'otp') throw new Refusal(notACode);
          if (!sent.isSeed && now.getTime() > sent.madeAt.getTime() + dayMs)
            throw new Refusal(reportedTooLate);
          const used = Date.parse(usedAt);
          if (used < sent.madeAt.getTime() || used > now.getTime() + 5 * minuteMs)
            throw new Refusal(wrongUse);
          await store.change(
            message,
            sent,
            { usedAt: shortTime(new Date(used)) },
            { goesOn: true },
          );
          return { messageId };
        },
      ),
    ),

    smsListRecords: rule<Period & Paged & { phone?: string; orderId?: string; status?: string }>(
      async ({ store, input }) => {
        const { phone, orderId, status } = input;
        const found = (await store.list(message)).filter(
          (record) => isWithin(input, record.madeAt) && hasAll(record, { phone, orderId, status }),
        );
        return pageOf(found.map(recordOf), input);
      },
    ),

    smsGetRecord: rule<{ messageId: string }>(async ({ store, input }) => {
      const found = await store.find(message, input.messageId, 'messageId');
      return { ...recordOf(found), timeline: timelineOf(found) };
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

  seeds: (examples) => {
    const { timeline, ...data } = examples('smsGetRecord', 'delivered');
    return [{ kind: message, id: String(data.messageId), data, madeAt: String(data.acceptedAt) }];
  },
};

/** Sends a text, or plans one for some time from now. */
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
    messageId,
    orderId,
    phone,
    country: countryOf(phone),
    senderId,
    type,
    encoding,
    segments,
    charged: false,
    status: 'accepted',
    acceptedAt: shortTime(new Date(now.getTime() + afterMs)),
  };
  const steps = stepsOf(outcome, callbackUrl).map((step) => ({
    ...step,
    afterMs: step.afterMs + afterMs,
  }));
  await store.add(message, messageId, data, steps);
  return { messageId, encoding, segments };
}

/** A text that no operator takes over ends where the others are handed over. */
function stepsOf(outcome: Outcome, url: string | undefined): Step[] {
  const routed: Step = { afterMs: 300, changes: () => ({ status: 'routed' }) };
  const handedOver: Step = {
    afterMs: secondMs,
    changes: (at) => ({ status: 'handed_over', handedOverAt: at, charged: true }),
  };
  const isTaken = outcome !== 'refused';
  const done: Step = {
    afterMs: isTaken ? arrivalMs(outcome) : secondMs,
    changes: (at) => ({ ...textEnds[outcome], doneAt: at }),
    tells: (data) => ({ id: 'smsReceipt', data: receiptOf(data), url }),
  };
  return isTaken ? [routed, handedOver, done] : [routed, done];
}

const receiptOf = ({ country, encoding, usedAt, ...data }: Data): Data => data;

const recordOf = ({ data }: StoredRecord): Data => data;

function timelineOf({ data, first, passed }: StoredRecord): Data[] {
  const states = passed.flatMap(({ at, changes }) =>
    changes.status ? [{ status: changes.status, at: shortTime(new Date(at)) }] : [],
  );
  // What was there from the beginning went through nothing; it tells where it is.
  if (states.length > 0) return [{ status: first.status, at: first.acceptedAt }, ...states];
  return [{ status: data.status, at: data.doneAt ?? data.acceptedAt }];
}

/** Where the price list names no country. */
const usualRate = '0.0500';

type Sum = { messages: number; segments: number; amount: number };

/** One line for each day and country, oldest day first. */
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
