import { expect, test } from 'vitest';
import { sampleLanguages } from '#documents/samples/samples.ts';
import { tryCall } from '#documents/try/try-call.ts';
import { startValues } from '../try/form-values.ts';
import { composeRequest } from './compose-request.ts';
import { envLines, writeCode } from './copy-code.ts';

const session = {
  host: 'http://localhost:3000/sandbox',
  accessKey: 'AKTEST1',
  secretKey: 'sktest-1',
};
const call = tryCall('sms/smsSendV2', 'en');
const values = startValues(call, new URLSearchParams());
const request = composeRequest(call, { values, files: {} }, session);

test('all seven languages call the sandbox and tell the keys', () => {
  for (const { id } of sampleLanguages) {
    const code = writeCode(id, request, session);
    expect(code).toContain('http://localhost:3000/sandbox/v2/sms/mt');
    for (const line of envLines(session)) expect(code).toContain(line);
    // The documented path is what is signed.
    expect(code).not.toContain("'/sandbox/v2");
  }
});

test('a shell sets the keys itself; PHP begins with its tag', () => {
  expect(writeCode('curl', request, session)).toMatch(/^export \w+_ACCESS_KEY=AKTEST1\n/);
  expect(writeCode('php', request, session)).toMatch(/^<\?php\n\/\/ \w+_ACCESS_KEY=AKTEST1\n/);
});
