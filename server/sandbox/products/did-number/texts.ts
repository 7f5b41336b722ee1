import { measureSms } from '#contract/sms-segments.ts';
import { dayMs, secondMs } from '#contract/time-units.ts';
import { newId, shortTime } from '../../behaviour/formats.ts';
import { isNumber, outcomeOf } from '../../behaviour/outcomes.ts';
import { hasAll } from '../../behaviour/pages.ts';
import { processBatch } from '../../behaviour/process-batch.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import { type Given, type Rule, rule } from '../../behaviour/rules.ts';
import { textSteps } from '../../behaviour/text-outcomes.ts';
import type { RecordStore, StoredRecord } from '../../records/record-store.ts';
import { notYours, number } from './own-numbers.ts';

export const text = 'did-number.text';
/** A text from a person to one of the numbers. */
const reply = 'did-number.reply';

const badNumber = 5101;
const optedOut = 5105;
const queueIsFull = 5107;

const ratePerSegment = 0.0083;
const longestQueue = 5_000;
/** A number sends about one segment a second. */
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
    const { data: own } = await store.find(number, sender, notYours);
    const { encoding, segments } = measureSms(content);
    let queuedMs = await requireRoom(store, sender, phones.length);
    const received = await receivedBy(given, sender);
    return processBatch(given, phones, async (phone) => {
      if (!isNumber(phone)) throw new Refusal(badNumber);
      const answers = received.filter(({ data }) => data.sender === phone);
      const hasSentStop = answers.some(({ data }) => data.keyword === 'STOP');
      if (hasSentStop || outcomeOf(phone) === 'busy') throw new Refusal(optedOut);
      const isFirst = type === 'conversation' && answers.length > 0;
      const messageId = await send(given, phone, {
        segments,
        waitMs: isFirst ? 0 : queuedMs,
        receipt: String(own.receipt),
      });
      queuedMs += segments * msPerSegment;
      return { phone, messageId, encoding, segments };
    });
  }),
};

/** Length of a number's queue; refuses what no longer fits. */
async function requireRoom(store: RecordStore, sender: string, more: number): Promise<number> {
  const queued = (await store.list(text)).filter(
    (sent) => !sent.isSeed && hasAll(sent, { sender }) && isQueued(String(sent.data.status)),
  );
  const tooMany = queued.length + more - longestQueue;
  if (tooMany > 0) throw new Refusal(queueIsFull, { retryAfterSeconds: tooMany });
  return queued.reduce((ms, { data }) => ms + Number(data.segments) * msPerSegment, 0);
}

const isQueued = (status: string): boolean => ['accepted', 'routed'].includes(status);

/** Texts to this number in the last 24 hours, and every STOP. */
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
    ...{ messageId, orderId, sender, phone, segments: way.segments, callbackUrl },
    status: 'accepted',
    charged: false,
    acceptedAt: shortTime(now),
  };
  const price = (way.segments * ratePerSegment).toFixed(4);
  const course = { callback: way.receipt, waitMs: way.waitMs, charge: { price, currency: 'USD' } };
  await store.add(text, messageId, data, textSteps(outcome, course));
  if (outcome === 'answers') {
    const content = type === 'marketing' ? 'Stop' : 'YES';
    await answer(store, { messageId, sender, phone, content }, way.waitMs + 4 * secondMs);
  }
  return messageId;
}

type Answer = { messageId: string; sender: string; phone: string; content: string };

/** A question is answered with yes, marketing with STOP. */
async function answer(store: RecordStore, to: Answer, afterMs: number): Promise<void> {
  const messageId = newId();
  const { content, phone: sender, sender: recipient, messageId: inReplyTo } = to;
  const data = { messageId, sender, recipient, content, segments: 1, inReplyTo };
  const isStop = content.toUpperCase() === 'STOP';
  await store.add(reply, messageId, data, [
    {
      afterMs,
      changes: (at) => ({ receivedAt: at, ...(isStop && { keyword: 'STOP' }) }),
      callback: 'didMessage',
    },
  ]);
}
