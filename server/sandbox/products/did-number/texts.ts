import { measureSms } from '#contract/sms-segments.ts';
import { dayMs, secondMs } from '#contract/time-units.ts';
import { arrivalMs, isNumber, type Outcome, outcomeOf } from '../../outcomes/outcomes.ts';
import { textEnds } from '../../outcomes/text-ends.ts';
import type { RecordStore, Step, StoredRecord } from '../../records/record-store.ts';
import { newId } from '../../rules/new-id.ts';
import { hasAll } from '../../rules/pages.ts';
import { processBatch } from '../../rules/process-batch.ts';
import { Refusal } from '../../rules/refusal.ts';
import { type Given, type Rule, rule } from '../../rules/rules.ts';
import { shortTime } from '../../rules/times.ts';
import { findOwn } from './own-numbers.ts';

export const text = 'did-number.text';
/** What a person texts to one of the numbers. */
const reply = 'did-number.reply';

const badNumber = 5101;
const optedOut = 5105;
const queueIsFull = 5107;

const ratePerSegment = 0.0083;
const longestQueue = 5_000;
/** A number hands over about one segment a second. */
const msPerSegment = secondMs;

type Text = {
  sender: string;
  phones: string[];
  content: string;
  type: 'notification' | 'marketing' | 'conversation';
  orderId?: string;
  callbackUrl?: string;
};

export const textRules: Record<string, Rule> = {
  didSendV2: rule<Text>(async (given) => {
    const { store, input } = given;
    const { sender, phones, content, type } = input;
    const { data: own } = await findOwn(store, sender);
    const { encoding, segments } = measureSms(content);
    let queuedMs = await requireRoom(store, sender, phones.length);
    const received = await receivedBy(given, sender);
    return processBatch(
      given,
      phones,
      (phone) => phone,
      async (phone) => {
        if (!isNumber(phone)) throw new Refusal(badNumber);
        const answers = received.filter(({ data }) => data.sender === phone);
        if (answers.some(({ data }) => data.keyword === 'STOP')) throw new Refusal(optedOut);
        if (type === 'marketing' && outcomeOf(phone) === 'busy') throw new Refusal(optedOut);
        const isFirst = type === 'conversation' && answers.length > 0;
        const messageId = await send(given, phone, {
          segments,
          waitMs: isFirst ? 0 : queuedMs,
          receipt: String(own.receipt),
        });
        queuedMs += segments * msPerSegment;
        return { phone, messageId, encoding, segments };
      },
    );
  }),

  didMessageGet: rule<{ messageId: string }>(async ({ store, input }) => {
    const { data } = await store.find(text, input.messageId, 'messageId');
    return data;
  }),
};

/** How long the queue of a number is; refuses what no longer fits into it. */
async function requireRoom(store: RecordStore, sender: string, more: number): Promise<number> {
  const queued = (await store.list(text)).filter(
    (sent) => !sent.isSeed && hasAll(sent, { sender }) && isQueued(String(sent.data.status)),
  );
  const tooMany = queued.length + more - longestQueue;
  if (tooMany > 0) throw new Refusal(queueIsFull, { retryAfterSeconds: tooMany });
  return queued.reduce((ms, { data }) => ms + Number(data.segments) * msPerSegment, 0);
}

const isQueued = (status: string): boolean => ['accepted', 'routed'].includes(status);

/** What people texted to this number in the last 24 hours, and every STOP. */
async function receivedBy({ store, now }: Given<Text>, recipient: string): Promise<StoredRecord[]> {
  const since = now.getTime() - dayMs;
  return (await store.list(reply)).filter(
    ({ data }) =>
      data.recipient === recipient &&
      typeof data.receivedAt === 'string' &&
      (data.keyword === 'STOP' || Date.parse(data.receivedAt) > since),
  );
}

type Way = { segments: number; waitMs: number; receipt: string };

async function send({ store, input, now }: Given<Text>, phone: string, way: Way): Promise<string> {
  const { sender, type, orderId, callbackUrl } = input;
  const outcome = outcomeOf(phone);
  const messageId = newId();
  const data = {
    messageId,
    orderId,
    sender,
    phone,
    status: 'accepted',
    segments: way.segments,
    charged: false,
    acceptedAt: shortTime(now),
  };
  await store.add(text, messageId, data, stepsOf(outcome, way, callbackUrl));
  if (outcome === 'answers') {
    const content = type === 'marketing' ? 'Stop' : 'YES';
    await answer(store, { messageId, sender, phone, content }, way.waitMs + 4 * secondMs);
  }
  return messageId;
}

/** A text that no operator takes over ends where the others are handed over. */
function stepsOf(outcome: Outcome, { segments, waitMs, receipt }: Way, url?: string): Step[] {
  const price = (segments * ratePerSegment).toFixed(4);
  const routed: Step = { afterMs: 300, changes: () => ({ status: 'routed' }) };
  const handedOver: Step = {
    afterMs: waitMs + secondMs,
    changes: (at) => ({
      status: 'handed_over',
      handedOverAt: at,
      charged: true,
      price,
      currency: 'USD',
    }),
  };
  const isTaken = outcome !== 'refused';
  const done: Step = {
    afterMs: waitMs + (isTaken ? arrivalMs(outcome) : secondMs),
    changes: (at) => ({ ...textEnds[outcome], doneAt: at }),
    tells: (data) => ({ id: receipt, data, url }),
  };
  return isTaken ? [routed, handedOver, done] : [routed, done];
}

type Answer = { messageId: string; sender: string; phone: string; content: string };

/** Whoever is asked for an answer says yes; whoever gets marketing has had enough. */
async function answer(store: RecordStore, to: Answer, afterMs: number): Promise<void> {
  const messageId = newId();
  const { content } = to;
  const data = {
    messageId,
    sender: to.phone,
    recipient: to.sender,
    content,
    segments: 1,
    inReplyTo: to.messageId,
  };
  const isStop = content.toUpperCase() === 'STOP';
  await store.add(reply, messageId, data, [
    {
      afterMs,
      changes: (at) => ({ receivedAt: at, ...(isStop && { keyword: 'STOP' }) }),
      tells: (then) => ({ id: 'didMessage', data: then }),
    },
  ]);
}
