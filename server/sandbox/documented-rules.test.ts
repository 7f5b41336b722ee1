import { describe, expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { dayMs, hourMs, secondMs } from '#contract/time-units.ts';
import { readOperation } from '#documents/api/operation.ts';
import { allManuscripts } from '#documents/manuscripts/manuscripts.ts';
import { outcomesOf, recipientFor } from '#documents/try/outcomes.ts';
import { readEnv } from '../env.ts';
import { retentionRules } from '../retention/rules.ts';
import { legTo } from './behaviour/call-outcomes.ts';
import { chatSteps } from './behaviour/chat-outcomes.ts';
import { arrivalMs, numbersWithOutcome, outcomeOf } from './behaviour/outcomes.ts';
import { textEnds } from './behaviour/text-outcomes.ts';
import { mailFailures } from './products/email-code.ts';
import { checkOf } from './products/number-detection/checks.ts';
import { legs } from './products/whatsapp-calling/call-states.ts';

test('the lists of Try it name the real states of each recipient', () => {
  const endsOf = (name: string) => outcomesOf(readOperation(name, 'en'), 'en') ?? [];
  for (const { recipient, ends } of endsOf('sms/smsSendV2').filter((one) => one.ends !== '2009'))
    expect(ends).toBe(textEnds[outcomeOf(recipient)].status);
  for (const { recipient, ends } of endsOf('voice/voiceNotify'))
    expect(ends).toBe(legTo(recipient, 60).status);
  for (const { recipient, ends } of endsOf('whatsapp-calling/whatsAppCallStart'))
    expect(ends).toBe(legs[outcomeOf(recipient)].ending.status);
  for (const { recipient, ends } of endsOf('number-detection/numberCheckSubmit'))
    expect(ends).toBe(checkOf(recipient, 'live').result?.status);
  for (const { recipient, ends } of endsOf('email-code/emailSendCode'))
    expect(ends).toBe(mailFailures[recipient.split('@')[0] ?? ''] ? 'failed' : 'delivered');
});

test('a card of a status or reason names a recipient that ends with it', () => {
  const recipient = (call: string, name: string) => recipientFor(readOperation(call, 'en'), name);
  for (const number of numbersWithOutcome) {
    const { status, reason } = textEnds[outcomeOf(number)];
    if (reason) expect(recipient('sms/smsSendV2', reason)).toBe(number);
    if (reason) expect(recipient('sms/smsSendV2', status)).toBe(number);
  }
  for (const name of ['BUSY', 'NOT_REACHABLE', 'RING_TIMEOUT']) {
    const number = recipient('voice/voiceNotify', name) ?? '';
    expect(legTo(number, 60).reason).toBe(name);
  }
  for (const [name, { reason }] of Object.entries(mailFailures))
    expect(recipient('email-code/emailSendCode', String(reason))).toBe(`${name}@customer.example`);
  expect(recipient('sms/smsSendV2', 'NO_ROUTE')).toBeUndefined();
});

/** The document on conventions matches the sandbox. */
describe.each(locales)('the document on conventions (%s)', (locale) => {
  const { text = '' } =
    allManuscripts()[locale].find(({ id }) => id === 'general/conventions') ?? {};
  const section = (id: string): string =>
    text.split(/^#{2,3} /m).find((part) => part.split('\n')[0]?.endsWith(`{#${id}}`)) ?? '';
  const rows = section('sandbox-outcomes')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1));
  const rowOf = (name: string) => rows.find(([first]) => first?.trim() === `\`${name}\``) ?? [];
  /** Codes of a table cell in order, and its seconds. */
  const codes = (cell = '') => Array.from(cell.matchAll(/`(\w+)`/g), ([, code]) => code);
  const seconds = (cell = '') => Number(/(\d+) (?:s|秒)/.exec(cell)?.[1]);

  test('has a row for exactly the numbers with an outcome', () => {
    const callbacks = rows
      .map(([first]) => codes(first)[0])
      .filter((code) => code?.startsWith('1'));
    expect(callbacks).toEqual(numbersWithOutcome);
  });

  test.each(numbersWithOutcome)('describes what becomes of messages to %s', (number) => {
    const [, texts, calls, chats] = rowOf(number);
    const outcome = outcomeOf(number);
    const { status, reason } = textEnds[outcome];
    expect(codes(texts)).toEqual(reason ? [status, reason] : [status]);
    const leg = legTo(number, 60);
    const isAnswered = leg.answersMs !== undefined;
    expect(codes(calls)).toEqual(isAnswered ? ['answered'] : [leg.status, leg.reason]);
    if (isAnswered && outcome !== 'answers')
      expect(seconds(calls)).toBe(Number(leg.answersMs) / secondMs);
    if (['delivered', 'slow'].includes(outcome)) {
      expect(seconds(texts)).toBe(arrivalMs(outcome) / secondMs);
      expect(seconds(chats)).toBe(arrivalMs(outcome) / secondMs);
      expect(codes(chats)).toEqual(['delivered', 'read']);
    }
  });

  test('describes which chat messages fail', () => {
    const failing = rows.filter(([, , , chats]) => codes(chats)[0] === 'failed');
    const outcomes = failing.map(([first]) => outcomeOf(codes(first)[0] ?? ''));
    expect(outcomes).toEqual(['absent', 'expires', 'refused', 'unknown']);
    for (const [, , , chats] of failing) {
      const [status, reason = ''] = codes(chats);
      const steps = chatSteps('delivered', { reason, callback: undefined });
      expect(steps.at(-1)?.changes('')).toMatchObject({ status, reason });
    }
  });

  test('describes what becomes of mails', () => {
    for (const [name, { reason }] of Object.entries(mailFailures))
      expect(codes(rowOf(`${name}@`)[1])).toEqual(['failed', reason]);
    const mails = rows.map(([first]) => first?.trim()).filter((first) => first?.endsWith('@`'));
    expect(mails).toHaveLength(Object.keys(mailFailures).length + 2);
  });

  test('states the configured limits and retry schedule', () => {
    const { requests, deliveries, largestUpload } = readEnv({}).sandbox;
    const limits = section('sandbox-limits').replaceAll(',', '');
    const numbersIn = (from: RegExp) =>
      (limits.match(from)?.[0] ?? '').match(/\d+/g)?.map(Number) ?? [];
    const pauses = deliveries.pausesMs.map((ms) => ms / secondMs);
    expect(numbersIn(/\*\*(Repeats|重推)\*\*.*?[;；]/)).toEqual(pauses);
    const bursts = [requests.practice.limit, requests.practice.windowMs / secondMs];
    const callbacks = numbersIn(/\*\*(Requests|请求)\*\*.*/);
    expect(callbacks.slice(0, 2).toSorted()).toEqual(bursts.toSorted());
    expect(callbacks.slice(2)).toEqual([requests.account.limit, 1301, requests.perDay]);
    expect(numbersIn(/\*\*(Callbacks to your address|推送到您的地址)\*\*.*/)).toEqual([
      deliveries.practice,
      deliveries.hosts,
      deliveries.account,
    ]);
    expect(numbersIn(/\*\*(Files|文件)\*\*.*/)).toEqual([largestUpload / 1_000_000]);
  });

  test('states how long records are kept', () => {
    const env = readEnv({});
    const rule = retentionRules(env).find(({ name }) => name === 'sandboxRecords');
    const retentionMs = rule && 'ms' in rule.retention ? rule.retention.ms : 0;
    const callbacks = section('sandbox').matchAll(/(\d+) (?:hours|days|小时|天)/g);
    expect(Array.from(callbacks, ([, count]) => Number(count))).toEqual([
      env.sandbox.sessionMs / hourMs,
      retentionMs / dayMs,
    ]);
  });
});
