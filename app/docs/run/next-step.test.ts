import { expect, test } from 'vitest';
import { tryCall } from '#documents/try/try-call.ts';
import { nextStep } from './next-step.ts';
import { stopsOf } from './state-track.tsx';

const answer = (json: unknown) => ({ answer: { status: 200, tookMs: 1, text: '', json } });

test('the id is carried to the query of the record', () => {
  const accepted = answer({ code: 0, data: { accepted: [{ messageId: 'm1' }], rejected: [] } });
  expect(nextStep(tryCall('sms/smsSendV2', 'zh'), accepted, {})).toEqual({
    id: { name: 'messageId', value: 'm1' },
    method: 'GET',
    path: '/v2/sms/records/m1',
    address: '/document/sms/record-single-query?messageId=m1#try-smsGetRecord',
  });
});

test('path values of the request are kept; without an id nothing follows', () => {
  const call = tryCall('wa-jcs/whatsAppSignupStart', 'en');
  const started = answer({ data: { signupId: 's1' } });
  expect(nextStep(call, started, { 'path-appId': 'a1' })?.path).toBe(
    '/v2/whatsapp/apps/a1/signups/s1',
  );
  expect(nextStep(call, started, {})).toBeUndefined();
  expect(nextStep(call, answer({ data: {} }), { 'path-appId': 'a1' })).toBeUndefined();
  expect(nextStep(tryCall('sms/smsGetRecord', 'en'), started, {})).toBeUndefined();
});

const usual = ['accepted', 'routed', 'handed_over', 'DELIVRD'];
const reached = (...states: string[]) => states.map((status) => ({ status, at: '2026-11-15' }));
const names = (stops: ReturnType<typeof stopsOf>) => stops.map(({ state }) => state);

test('the awaited stops are the documented ones, with the final state of the recipient', () => {
  const begun = { states: reached('accepted', 'routed'), isDone: false };
  expect(names(stopsOf(begun, usual))).toEqual(usual);
  expect(names(stopsOf(begun, usual, 'UNDELIV')).at(-1)).toBe('UNDELIV');
  const refused = { states: reached('accepted', 'routed', 'REJECTD'), isDone: true };
  expect(names(stopsOf(refused, usual))).toEqual(['accepted', 'routed', 'REJECTD']);
});

test('of undocumented states one more stop is awaited', () => {
  const begun = { states: reached('queued'), isDone: false };
  expect(names(stopsOf(begun, usual))).toEqual(['queued', '…']);
});
