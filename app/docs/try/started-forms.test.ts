import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryWords } from '#content/interface/try.ts';
import { callNames } from '#documents/api/operation.ts';
import { tryCall } from '#documents/try/try-call.ts';
import type { TestApp } from '#tests/support/app.ts';
import { practice, sandboxApp } from '#tests/support/sandbox.ts';
import { problemOf } from '../run/check-field.ts';
import { composeRequest } from '../run/compose-request.ts';
import { keyOf, startFiles, startValues } from '../run/form-values.ts';

let running: TestApp;
beforeAll(async () => {
  running = await sandboxApp();
});
afterAll(() => running.close());

test.each(callNames())('the untouched form of %s can be sent', async (name) => {
  const call = tryCall(name, 'en');
  const values = startValues(call, new URLSearchParams(), running.clock.now().getTime());
  const files = startFiles(call);
  for (const field of call.fields) {
    const key = keyOf(field);
    const problem = problemOf(field, values[key] ?? '', files[key], tryWords.en.wrong);
    expect(problem, field.name).toBeUndefined();
  }
  const { query, headers, body } = composeRequest(call, { values, files });
  const inPath = call.fields.filter(({ place }) => place === 'path');
  const parts = body.kind === 'multipart' ? body.parts : [];
  const contents = await Promise.all(
    Object.values(files).map(async (file) => Buffer.from(await file.arrayBuffer())),
  );
  const fileField = call.fields.find(({ kind }) => kind === 'file')?.name ?? '';
  const me = await practice(running);
  const sent = await me.send(call.id, {
    path: Object.fromEntries(inPath.map((field) => [field.name, values[keyOf(field)] ?? ''])),
    query: Object.fromEntries(query),
    headers: Object.fromEntries(headers),
    body:
      body.kind === 'json'
        ? body.value
        : Object.fromEntries(parts.map(({ name: part, value }) => [part, value])),
    ...(contents[0] && { files: { [fileField]: contents[0] } }),
  });
  expect([sent.status, sent.code, sent.msg]).toEqual([200, 0, 'success']);
});
