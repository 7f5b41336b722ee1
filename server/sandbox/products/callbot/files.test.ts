import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { secondMs } from '#contract/time-units.ts';
import { fileNamed, sentCallbacks, textAt } from '#tests/support/sandbox.ts';
import { sandboxTests } from '#tests/support/sandbox-tests.ts';

const sandbox = sandboxTests();

const scriptId = '3c7e51d8a0b94f26b1e5d901';
const open = async () => {
  const { data } = await sandbox.me.send('callbotCreateTask', { body: { name: 'T', scriptId } });
  return textAt(data, 'taskId');
};
const upload = (taskId: string, content: string | Buffer) =>
  sandbox.me.send('callbotImportCalls', {
    body: { file: 'people', taskId },
    files: { file: Buffer.from(content) },
  });
const imported = async (importId: string) =>
  (await sandbox.me.send('callbotGetImport', { path: { importId } })).data;
const peopleOf = async (taskId: string) =>
  (await sandbox.me.send('callbotListTaskCalls', { path: { taskId } })).data;

test('rows of a file are checked, then people are added and called', async () => {
  const taskId = await open();
  const { data } = await upload(
    taskId,
    [
      'name,phone,orderId,priority,day',
      '"Roth, Ada",12025550108,one,9,Monday',
      'Ben,12025550102,two,,Monday',
      'Cleo,0202,three,5,Monday',
      'Dan,,four,5,Monday',
      'Eve,12025550103,five,11,Monday',
      'Finn,12025550104,six,5,',
      'Gus,12025550102,seven,5,Monday',
    ].join('\r\n'),
  );
  expect(data).toMatchObject({ taskId, status: 'checking' });
  expect(await peopleOf(taskId)).toMatchObject({ total: 0 });
  sandbox.app.clock.advance(3 * secondMs);
  expect(await imported(textAt(data, 'importId'))).toMatchObject({
    status: 'done',
    rows: 7,
    accepted: 2,
    rejected: 5,
    errorsUrl: expect.stringContaining('/errors?token='),
  });
  expect(await peopleOf(taskId)).toMatchObject({
    records: [{ orderId: 'one' }, { orderId: 'two', status: 'accepted' }],
  });
  sandbox.app.clock.advance(10 * secondMs);
  expect(await peopleOf(taskId)).toMatchObject({
    records: [{ status: 'busy' }, { status: 'unreachable' }],
  });
});

test('a workbook is read from its first sheet', async () => {
  const taskId = await open();
  const cell = (at: string, index: number) => `<c r="${at}" t="s"><v>${index}</v></c>`;
  const texts = ['phone', 'name', 'day', 'Ada &amp; Ben', 'Monday'].map(
    (text) => `<si><t xml:space="preserve">${text}</t></si>`,
  );
  const sheet = [
    `<row r="1">${cell('A1', 0)}${cell('B1', 1)}${cell('C1', 2)}</row>`,
    `<row r="2"><c r="A2"><v>12025550101</v></c>${cell('B2', 3)}${cell('C2', 4)}</row>`,
  ];
  const { data } = await upload(
    taskId,
    zipOf({
      'xl/sharedStrings.xml': `<sst>${texts.join('')}</sst>`,
      'xl/worksheets/sheet1.xml': `<sheetData>${sheet.join('')}</sheetData>`,
    }),
  );
  sandbox.app.clock.advance(3 * secondMs);
  expect(await imported(textAt(data, 'importId'))).toMatchObject({ rows: 1, accepted: 1 });
  expect(await upload(taskId, zipOf({ 'word/document.xml': '<w/>' }))).toMatchObject({
    status: 415,
    code: 6214,
  });
  expect(await upload(taskId, 'PK\x03\x04 and nothing else')).toMatchObject({ code: 6214 });
});

test('an unusable file is refused', async () => {
  const taskId = await open();
  expect(await upload(taskId, fileNamed('sound.wav'))).toMatchObject({ status: 415, code: 6214 });
  expect(await upload(taskId, Buffer.from([0x63, 0xe9, 0x0a]))).toMatchObject({ code: 6214 });
  expect(await upload(taskId, 'number\n12025550101')).toMatchObject({ status: 400, code: 6218 });
  expect(await upload('0'.repeat(24), 'phone\n12025550101')).toMatchObject({ code: 1401 });
  const { data } = await upload(taskId, `phone\n${'12025550101\n'.repeat(50_001)}`);
  sandbox.app.clock.advance(3 * secondMs);
  expect(await imported(textAt(data, 'importId'))).toMatchObject({
    status: 'failed',
    reason: 'TOO_MANY_ROWS',
  });
});

test('a task closed meanwhile gets no entries', async () => {
  const taskId = await open();
  const { data } = await upload(taskId, 'phone,name,day\n12025550101,Ada,Monday');
  const closed = await sandbox.me.send('callbotSetTaskState', {
    path: { taskId },
    body: { action: 'close' },
  });
  expect(closed.data).toMatchObject({ left: 0 });
  sandbox.app.clock.advance(3 * secondMs);
  expect(await imported(textAt(data, 'importId'))).toMatchObject({ reason: 'TASK_ENDED' });
  expect(await peopleOf(taskId)).toMatchObject({ total: 0 });
  expect(await upload(taskId, 'phone\n12025550101')).toMatchObject({ status: 409, code: 6205 });
});

test('an export is ready after some seconds and sends a callback', async () => {
  const callbackUrl = 'https://callback.customer.example/exports';
  const body = { from: '2026-11-15T00:00:00Z', to: '2026-11-16T00:00:00Z', callbackUrl };
  const { data } = await sandbox.me.send('callbotCreateExport', { body });
  expect(data).toMatchObject({ status: 'preparing', kind: 'attempts', format: 'csv' });
  sandbox.app.clock.advance(5 * secondMs);
  const exportId = textAt(data, 'exportId');
  const done = await sandbox.me.send('callbotGetExport', { path: { exportId } });
  expect(done.data).toMatchObject({ status: 'ready', rows: 3 });
  expect(await sentCallbacks(sandbox.app, sandbox.me)).toMatchObject([
    { event: 'callbot.export', data: { exportId, status: 'ready' }, url: callbackUrl },
  ]);
  const people = await sandbox.me.send('callbotCreateExport', {
    body: { ...body, kind: 'entries', status: 'answered' },
  });
  sandbox.app.clock.advance(5 * secondMs);
  const path = { exportId: textAt(people.data, 'exportId') };
  expect((await sandbox.me.send('callbotGetExport', { path })).data).toMatchObject({ rows: 1 });
});

test('an export needs a known task and zone, and five run at a time', async () => {
  const period = { from: '2026-11-15T00:00:00Z', to: '2026-11-16T00:00:00Z' };
  const ask = (more: object = {}) =>
    sandbox.me.send('callbotCreateExport', { body: { ...period, ...more } });
  expect(await ask({ timeZone: 'Nowhere' })).toMatchObject({ code: 1002 });
  expect(await ask({ taskId: '0'.repeat(24) })).toMatchObject({ code: 1401 });
  for (let count = 0; count < 5; count += 1) await ask();
  expect(await ask()).toMatchObject({
    status: 429,
    code: 6217,
    headers: { 'retry-after': '5' },
  });
  sandbox.app.clock.advance(5 * secondMs);
  expect(await ask()).toMatchObject({ code: 0 });
  const unknown = { exportId: '0'.repeat(24) };
  expect(await sandbox.me.send('callbotGetExport', { path: unknown })).toMatchObject({
    code: 1401,
  });
});

/** A compressed ZIP archive of these files. */
function zipOf(files: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(text);
    const at = Buffer.concat(locals).length;
    const local = Buffer.alloc(30);
    local.write('PK\x03\x04', 'latin1');
    local.writeUInt16LE(name.length, 26);
    locals.push(local, Buffer.from(name), packed);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 'latin1');
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    central.push(entry, Buffer.from(name));
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(Buffer.concat(locals).length, 16);
  return Buffer.concat([...locals, ...central, end]);
}
