import { afterAll, beforeAll, expect, test } from 'vitest';
import { callNames, readOperation } from '#documents/api/operation.ts';
import { tryCall } from '#documents/try/try-call.ts';
import type { TestApp } from '#tests/support/app.ts';
import { type Practice, practice, sandboxApp } from '#tests/support/sandbox.ts';
import { sampleFile } from './sample-file.ts';

let running: TestApp;
let me: Practice;
beforeAll(async () => {
  running = await sandboxApp();
  me = await practice(running);
});
afterAll(() => running.close());

const uploads = callNames().filter((name) =>
  tryCall(name, 'en').fields.some(({ kind }) => kind === 'file'),
);

test('there are uploads', () => expect(uploads).toHaveLength(4));

test.each(uploads)('%s has a sample file that the sandbox accepts', async (name) => {
  const field = tryCall(name, 'en').fields.find(({ kind }) => kind === 'file');
  const file = field && sampleFile(field);
  const content = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer());
  const { id, requestExamples } = readOperation(name, 'en');
  const sent = await me.send(id, {
    body: requestExamples[0]?.value,
    files: { [field?.name ?? '']: content },
  });
  expect(sent).toMatchObject({ status: 200, code: 0 });
});

test('every person of the sample list is accepted', async () => {
  const file = sampleFile({ example: 'people.csv' });
  const content = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer());
  const { requestExamples } = readOperation('callbot/callbotImportCalls', 'en');
  const other = await practice(running);
  const sent = await other.send('callbotImportCalls', {
    body: requestExamples[0]?.value,
    files: { file: content },
  });
  const importId = String(sent.data.importId);
  running.clock.advance(10_000);
  const found = await other.send('callbotGetImport', { path: { importId } });
  expect(found.data).toMatchObject({ status: 'done', rows: 3, accepted: 3, rejected: 0 });
});

test('there is no sample file of an unknown type', () => {
  expect(sampleFile({ example: 'film.mov' })).toBeUndefined();
  expect(sampleFile({})).toBeUndefined();
});
