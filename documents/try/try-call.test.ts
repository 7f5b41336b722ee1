import { expect, test } from 'vitest';
import { tryCallPath } from '#content/docs/paths.ts';
import { locales } from '#contract/locale.ts';
import { callNames, readOperation } from '../api/operation.ts';
import { documentationFiles } from '../files/files.ts';
import { tryCall } from './try-call.ts';

const field = (name: string, wanted: string) =>
  tryCall(name, 'en').fields.find((one) => one.name === wanted);

test('every call has a form in both languages, with all its fields', () => {
  const files = documentationFiles();
  for (const name of callNames())
    for (const locale of locales) {
      const operation = readOperation(name, locale);
      expect(files.has(tryCallPath(operation.id, locale))).toBe(true);
      const { fields, errors } = tryCall(name, locale);
      const rows = operation.parameters.flatMap((place) => place.fields.map((row) => row.name));
      const topmost = rows.filter(
        (row) => !/[.[]/.test(row) && !/^(X-|appKey|appSecret)/.test(row),
      );
      expect(fields.map((one) => one.name).toSorted(), name).toEqual(topmost.toSorted());
      expect(errors.common.length).toBeGreaterThan(4);
      for (const one of fields) {
        expect(one.about, `${name} ${one.name}`).not.toBe('');
        if (one.need === 'required') expect(one.example, `${name} ${one.name}`).toBeDefined();
        if (one.kind === 'choice') expect(one.choices?.length).toBeGreaterThan(0);
      }
    }
});

test('a call knows its document, down to the section', () => {
  expect(tryCall('sms/smsSendV2', 'zh').document).toBe('/document/sms/mt-sending-v2');
  expect(tryCall('wa-gl/whatsAppFlowGet', 'en').document).toMatch(/^\/document-en\/wa-gl\/flows#/);
});

test('a text message starts with a reachable number, and its text is counted as SMS', () => {
  expect(field('sms/smsSendV2', 'phones')).toMatchObject({
    kind: 'phones',
    need: 'required',
    example: '12025550101',
    hasOutcomes: true,
    items: { from: 1, to: 100 },
  });
  expect(field('sms/smsSendV2', 'content')).toMatchObject({ kind: 'long-text', isSms: true });
  expect(field('sms/smsSendV2', 'type')).toMatchObject({
    kind: 'choice',
    choices: ['otp', 'notification', 'marketing'],
  });
  expect(field('sms/smsSendV2', 'callbackUrl')).toMatchObject({ kind: 'callback', isOpen: true });
  expect(field('sms/smsSendV2', 'Idempotency-Key')).toMatchObject({
    place: 'header',
    isOpen: false,
  });
  expect(tryCall('sms/smsSendV2', 'en').states).toEqual([
    'accepted',
    'routed',
    'handed_over',
    'DELIVRD',
  ]);
});

test('the states are those of the record, not the rest of the diagram', () => {
  expect(tryCall('email-code/emailSendCode', 'zh').states).toEqual([
    'accepted',
    'sent',
    'delivered',
  ]);
  expect(tryCall('voice/voiceUploadFile', 'en').states).toEqual(['reviewing', 'approved']);
});

test('callbacks come to the page, whatever URL the example has', () => {
  for (const name of callNames())
    for (const { kind, example } of tryCall(name, 'en').fields)
      if (kind === 'callback') expect(example, name).toBeUndefined();
});

test("fields of the example's recipient are left out when another recipient replaces them", () => {
  expect(field('zalo/zaloSend', 'template')?.example).not.toContain('journeyToken');
  expect(field('zalo/zaloJourneyTokenCreate', 'recipient')?.hasOutcomes).toBeUndefined();
});

test('a field that is not text, number or choice is JSON or a file', () => {
  expect(field('callbot/callbotAddCalls', 'calls')).toMatchObject({ kind: 'json' });
  expect(field('whats-app/whatsAppMediaUpload', 'file')).toMatchObject({ kind: 'file' });
  expect(field('email-code/emailSendCode', 'email')).toMatchObject({
    kind: 'mail',
    example: 'delivered@customer.example',
  });
  expect(field('sms/smsGetRecord', 'messageId')).toMatchObject({ place: 'path', kind: 'text' });
});

test('values that a second request must not repeat are fresh', () => {
  expect(field('sms/smsSend', 'orderId')).toMatchObject({ isFresh: true });
  expect(field('sms/smsSendV2', 'orderId')?.isFresh).toBeUndefined();
});

test("the product's codes come first, with those of single entries", () => {
  const { own, common } = tryCall('sms/smsSendV2', 'en').errors;
  expect(own.map(({ code }) => code)).toEqual(expect.arrayContaining([2001, 2009, 2010]));
  expect(common.map(({ code }) => code)).toEqual(expect.arrayContaining([1102, 1201, 1301]));
});
