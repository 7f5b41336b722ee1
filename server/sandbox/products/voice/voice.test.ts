import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs, secondMs } from '#contract/time-units.ts';
import { sentCallbacks, sound, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests({ lastsMs: 7 * dayMs });

const inMs = (ms: number) => new Date(sandbox.app.clock.now().getTime() + ms).toISOString();

const sendCode = (phone: string, more: object = {}) =>
  sandbox.me.send('voiceSendCode', { body: { phone, code: '482916', ...more } });

const notify = (phone: string, more: object = {}) =>
  sandbox.me.send('voiceNotify', { body: { phone, text: 'Hello', ...more } });

const callGroup = (phones: string[], more: object = {}) =>
  sandbox.me.send('voiceGroupCall', { body: { phones, text: 'Hello', ...more } });

const record = async (callId: string) => {
  const { data } = await sandbox.me.send('voiceListCalls', { body: { callId } });
  expect(data).toMatchObject({ total: 1 });
  return Object(data).records[0];
};

test('a call is dialed, rings, is answered for 12 s, sends its receipt and is found again', async () => {
  const accepted = await sendCode('12025550101', { orderId: 'order-1' });
  expect(accepted.data).toMatchObject({ orderId: 'order-1', status: 'accepted' });
  const callId = textAt(accepted.data, 'callId');
  const states = [await record(callId)];
  for (const ms of [500, 1000, 2000]) {
    sandbox.app.clock.advance(ms);
    states.push(await record(callId));
  }
  expect(states.map(({ status, attempts }) => [status, attempts])).toEqual([
    ['accepted', 0],
    ['dialing', 1],
    ['ringing', 1],
    ['talking', 1],
  ]);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toEqual([]);

  sandbox.app.clock.advance(12 * secondMs);
  const ended = {
    type: 'code',
    callerId: '12025550100',
    status: 'answered',
    reason: 'COMPLETED',
    durationSeconds: 12,
    billedMinutes: 1,
    price: '0.0119',
  };
  expect(await record(callId)).toMatchObject(ended);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { event: 'voice.receipt', url: null, data: { callId, orderId: 'order-1', ...ended } },
  ]);
});

test.each([
  ['12025550102', 'unreachable', 'NOT_REACHABLE', 0],
  ['12025550103', 'no_answer', 'RING_TIMEOUT', 0],
  ['12025550104', 'failed', 'OPERATOR_REFUSED', 0],
  ['12025550105', 'failed', 'NETWORK_ERROR', 0],
  ['12025550106', 'answered', 'COMPLETED', 12],
  ['12025550107', 'answered', 'HUNG_UP', 12],
  ['12025550108', 'busy', 'BUSY', 0],
  ['12025550109', 'no_answer', 'RING_TIMEOUT', 0],
  ['12025550110', 'answered', 'COMPLETED', 12],
])('a call to %s ends as %s', async (phone, status, reason, durationSeconds) => {
  const callbackUrl = 'https://callback.customer.example/voice';
  await notify(phone, { callbackUrl });
  sandbox.app.clock.advance(minuteMs);
  const data = { phone, status, reason, durationSeconds };
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([{ url: callbackUrl, data }]);
});

test('voicemail only answers long ringing', async () => {
  await notify('12025550110', { ringSeconds: 20 });
  sandbox.app.clock.advance(minuteMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { data: { status: 'no_answer' } },
  ]);
});

test('a call needs a callable number and an own caller ID', async () => {
  expect(await sendCode('0202')).toMatchObject({ status: 400, code: 2201 });
  expect(await notify('0202')).toMatchObject({ status: 400, code: 2201 });
  const stranger = { callerId: '12025550199' };
  expect(await sendCode('12025550101', stranger)).toMatchObject({ code: 2203 });
  expect(await notify('12025550101', stranger)).toMatchObject({ code: 2203 });
  expect(await callGroup(['12025550101'], stranger)).toMatchObject({ code: 2203 });
  expect(await notify('12025550101', { callerId: '12025550100' })).toMatchObject({ code: 0 });
});

test('a call plays exactly one thing', async () => {
  expect(await notify('12025550101', { text: undefined })).toMatchObject({ code: 1001 });
  const fileId = 'f3a9c1d07e524b68a0d4e6b2';
  expect(await notify('12025550101', { fileId })).toMatchObject({ code: 1002 });
});

test('a number is called once a minute, five times an hour and ten times a day', async () => {
  expect(await sendCode('12025550187')).toMatchObject({ code: 0 });
  sandbox.app.clock.advance(20 * secondMs);
  const refused = await sendCode('12025550187');
  expect(refused).toMatchObject({ status: 429, code: 2206 });
  expect(refused.headers['retry-after']).toBe('40');
  expect(await notify('12025550187')).toMatchObject({ code: 0 });
  expect(await sendCode('12025550186')).toMatchObject({ code: 0 });

  const tries = async (count: number, everyMs: number) => {
    for (let index = 0; index < count; index += 1) {
      sandbox.app.clock.advance(everyMs);
      expect(await sendCode('12025550187')).toMatchObject({ code: 0 });
    }
  };
  await tries(4, minuteMs);
  sandbox.app.clock.advance(minuteMs);
  expect(await sendCode('12025550187')).toMatchObject({ code: 2206 });
  sandbox.app.clock.advance(hourMs);
  await tries(5, 13 * minuteMs);
  sandbox.app.clock.advance(hourMs);
  expect(await sendCode('12025550187')).toMatchObject({ code: 2206 });
  sandbox.app.clock.advance(dayMs);
  expect(await sendCode('12025550187')).toMatchObject({ code: 0 });
});

test('numbers with an outcome have no limit', async () => {
  for (let count = 0; count < 3; count += 1)
    expect(await sendCode('12025550108')).toMatchObject({ code: 0 });
});

test('the use of a code is reported for a code call, in time, and the last report counts', async () => {
  const callId = textAt((await sendCode('12025550101')).data, 'callId');
  const other = textAt((await notify('12025550101')).data, 'callId');
  const report = (more: object) =>
    sandbox.me.send('voiceReportCode', { body: { callId, outcome: 'used', ...more } });
  sandbox.app.clock.advance(20 * secondMs);
  expect(await report({ outcome: 'unused' })).toMatchObject({ data: { callId } });
  expect(await report({ usedAt: inMs(-secondMs) })).toMatchObject({ data: { outcome: 'used' } });
  expect(await record(callId)).toMatchObject({ status: 'answered', outcome: 'used' });
  expect(await report({ callId: other })).toMatchObject({ status: 404, code: 1401 });
  expect(await report({ callId: '0'.repeat(24) })).toMatchObject({ code: 1401 });
  expect(await report({ usedAt: inMs(secondMs) })).toMatchObject({ code: 2232 });
  expect(await report({ usedAt: inMs(-minuteMs) })).toMatchObject({ code: 2232 });
  sandbox.app.clock.advance(72 * hourMs);
  expect(await report({})).toMatchObject({ status: 409, code: 2231 });
});

test('the documented call can be reported at any time, repeatedly', async () => {
  sandbox.app.clock.advance(90 * hourMs);
  expect(await sandbox.me.send('voiceReportCode')).toMatchObject({ code: 0 });
  expect(await sandbox.me.send('voiceReportCode')).toMatchObject({ code: 0 });
});

test('a group call dials at its pace, and again where nobody was reached', async () => {
  const phones = ['12025550101', '0202', '12025550108', '12025550103', '12025550101'];
  const more = { callsPerSecond: 1, maxAttempts: 2, retryAfterSeconds: 60 };
  const { data } = await callGroup(phones, more);
  expect(data).toMatchObject({
    accepted: [{ phone: '12025550101' }, { phone: '12025550108' }, { phone: '12025550103' }],
    rejected: [
      { index: 1, phone: '0202', code: 2201 },
      { index: 4, phone: '12025550101', code: 1006 },
    ],
  });
  const busy = textAt(data, 'accepted', 1, 'callId');
  sandbox.app.clock.advance(3.5 * secondMs);
  expect(await record(busy)).toMatchObject({ status: 'accepted', attempts: 1 });
  sandbox.app.clock.advance(2 * minuteMs);
  const taskId = textAt(data, 'taskId');
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { data: { taskId, phone: '12025550103', status: 'expired', attempts: 0 } },
    { data: { taskId, phone: '12025550101', status: 'answered', attempts: 1 } },
    { data: { taskId, phone: '12025550108', status: 'busy', attempts: 2 } },
  ]);
  const busyOnes = await sandbox.me.send('voiceListCalls', { body: { taskId, status: 'busy' } });
  expect(busyOnes.data).toMatchObject({ total: 1, records: [{ callId: busy }] });
  expect(await callGroup(['0202'])).toMatchObject({ status: 422, code: 1005 });
});

test('a group call starts as scheduled, within a week', async () => {
  const { data } = await callGroup(['12025550101'], { startAt: inMs(hourMs) });
  expect(Date.parse(textAt(data, 'endAt')) - Date.parse(textAt(data, 'startAt'))).toBe(dayMs);
  sandbox.app.clock.advance(hourMs);
  expect(await record(textAt(data, 'accepted', 0, 'callId'))).toMatchObject({ status: 'accepted' });
  sandbox.app.clock.advance(minuteMs);
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { data: { status: 'answered' } },
  ]);
  for (const ms of [-2 * dayMs, 7 * dayMs + secondMs])
    expect(await callGroup(['12025550101'], { startAt: inMs(ms) })).toMatchObject({
      code: 1002,
      msg: expect.stringContaining('startAt'),
    });
});

test.each([
  ['window.to', { from: '20:00', to: '09:00', timeZone: 'America/New_York' }],
  ['window.timeZone', { from: '09:00', to: '20:00', timeZone: 'America/Atlantis' }],
])('invalid hours are refused by %s', async (field, window) => {
  expect(await callGroup(['12025550101'], { window })).toMatchObject({
    code: 1002,
    msg: expect.stringContaining(field),
  });
});

test('a recording is played once approved', async () => {
  const stored = await sandbox.me.send('voiceUploadFile');
  expect(stored.data).toMatchObject({ format: 'wav', status: 'reviewing' });
  const fileId = textAt(stored.data, 'fileId');
  const again = await sandbox.me.send('voiceUploadFile', {
    body: { file: 'b.wav', name: 'Other' },
  });
  expect(again.data).toEqual(stored.data);
  const play = { text: undefined, fileId };
  expect(await notify('12025550101', play)).toMatchObject({ status: 409, code: 2212 });
  sandbox.app.clock.advance(5 * secondMs);
  expect((await sandbox.me.send('voiceListFiles', { body: { fileId } })).data).toMatchObject({
    records: [{ fileId, status: 'approved' }],
  });
  expect(await notify('12025550101', play)).toMatchObject({ code: 0 });
  const rejected = { text: undefined, fileId: 'f3a9c1d07e524b68a0d4e6b1' };
  expect(await notify('12025550102', rejected)).toMatchObject({ status: 409, code: 2215 });
  expect(await callGroup(['12025550102'], rejected)).toMatchObject({ code: 2215 });
  const unknown = { text: undefined, fileId: '0'.repeat(24) };
  expect(await notify('12025550102', unknown)).toMatchObject({ status: 404, code: 1401 });
});

/** Uploads these bytes in place of the example's file. */
const upload = (file: Buffer) =>
  sandbox.me.send('voiceUploadFile', {
    spoil: (request) => {
      const sent = Buffer.from(String(request.payload), 'latin1');
      const at = sent.indexOf(sound);
      const payload = [sent.subarray(0, at), file, sent.subarray(at + sound.length)];
      return { ...request, payload: Buffer.concat(payload) };
    },
  });

/** 16,000 bytes a second. */
function wav(seconds: number): Buffer {
  const file = Buffer.alloc(44 + 16_000 * seconds);
  sound.copy(file);
  file.writeUInt32LE(16_000, 28);
  return file;
}

test('a file must be audio of allowed size and length', async () => {
  expect((await upload(wav(33.5))).data).toMatchObject({ sizeBytes: 536_044, durationSeconds: 34 });
  expect((await upload(Buffer.from('ID3 and a song'))).data).toMatchObject({ format: 'mp3' });
  expect((await upload(Buffer.from([0xff, 0xfb, 0x90]))).data).toMatchObject({ format: 'mp3' });
  expect(await upload(Buffer.from('a letter'))).toMatchObject({ status: 415, code: 2220 });
  expect(await upload(Buffer.from([0xff, 0xd8, 0xff]))).toMatchObject({ code: 2220 });
  expect(await upload(wav(0.5))).toMatchObject({ status: 400, code: 2222 });
  expect(await upload(wav(121))).toMatchObject({ status: 400, code: 2222 });
  expect(await upload(wav(313))).toMatchObject({ status: 413, code: 2221 });
});

test('at most two hundred recordings', async () => {
  await Promise.all(
    Array.from({ length: 198 }, (_, index) => upload(Buffer.from(`ID3 ${index + 2}`))),
  );
  expect(await upload(Buffer.from('ID3 201'))).toMatchObject({ status: 409, code: 2223 });
  expect(await upload(Buffer.from('ID3 2'))).toMatchObject({ code: 0 });
});

test('recordings and calls are listed by filter', async () => {
  const files = (body: object) => sandbox.me.send('voiceListFiles', { body });
  expect((await files({})).data).toMatchObject({ total: 2 });
  expect((await files({ status: 'rejected' })).data).toMatchObject({ total: 1 });
  const day = { from: '2026-11-16T00:00:00Z', to: '2026-11-17T00:00:00Z' };
  expect((await files(day)).data).toMatchObject({ total: 0 });
  expect(await files({ fileId: '0'.repeat(24) })).toMatchObject({ status: 404, code: 1401 });
  expect(await files({ from: day.from })).toMatchObject({ status: 400, code: 1001 });

  const calls = (body: object) => sandbox.me.send('voiceListCalls', { body });
  expect(await calls({ type: 'code' })).toMatchObject({ status: 400, code: 1001 });
  expect((await calls({ orderId: 'nobody' })).data).toMatchObject({ total: 0, records: [] });
  expect(await calls({ callId: '0'.repeat(24) })).toMatchObject({ status: 404, code: 1401 });
  expect(await calls({ taskId: '0'.repeat(24) })).toMatchObject({ status: 404, code: 1401 });
});
