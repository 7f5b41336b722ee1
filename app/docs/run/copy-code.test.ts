import { expect, test } from 'vitest';
import { sampleLanguages } from '#documents/samples/samples.ts';
import { tryCall } from '#documents/try/try-call.ts';
import { composeRequest } from './compose-request.ts';
import { envLines, writeCode } from './copy-code.ts';
import { startValues } from './form-values.ts';

const session = {
  host: 'http://localhost:3000/sandbox',
  accessKey: 'AKTEST1',
  secretKey: 'sktest-1',
};
const call = tryCall('sms/smsSendV2', 'en');
const values = startValues(call, new URLSearchParams());
const request = composeRequest(call, { values, files: {} }, session);

test('code in all seven languages calls the sandbox and names the keys', () => {
  for (const { id } of sampleLanguages) {
    const code = writeCode(id, request, session);
    expect(code).toContain('http://localhost:3000/sandbox/v2/sms/mt');
    for (const line of envLines(session)) expect(code).toContain(line);
    // The documented path is signed, not the one of the sandbox.
    expect(code).not.toContain("'/sandbox/v2");
  }
});

test('shell code exports the keys; PHP code begins with its tag', () => {
  expect(writeCode('curl', request, session)).toMatch(/^export \w+_ACCESS_KEY=AKTEST1\n/);
  expect(writeCode('php', request, session)).toMatch(/^<\?php\n\/\/ \w+_ACCESS_KEY=AKTEST1\n/);
});
