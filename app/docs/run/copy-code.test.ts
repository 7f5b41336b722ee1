import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { variables } from '#documents/samples/environment.ts';
import { sampleLanguages } from '#documents/samples/samples.ts';
import { tryCall } from '#documents/try/try-call.ts';
import { composeRequest } from './compose-request.ts';
import { envFile, writeCode } from './copy-code.ts';
import { startValues } from './form-values.ts';

const session = {
  token: 't',
  host: 'http://localhost:3000/sandbox',
  accessKey: 'AKTEST1',
  secretKey: 'sktest-1',
  callbackSecret: 'cstest-1',
  catcherUrl: 'https://localhost:3000/sandbox/catch/1',
  endsAt: '2026-11-16T00:00:00Z',
};

test.each(['sms/smsSendV2', 'sms/smsSend'])(
  '%s as code has host and keys in all seven languages',
  (name) => {
    const call = tryCall(name, 'en');
    const values = startValues(call, new URLSearchParams());
    const request = composeRequest(call, { values, files: {} }, session);
    for (const language of sampleLanguages) {
      const { id } = language;
      const code = writeCode(language, request, session);
      for (const value of [session.host, session.accessKey, session.secretKey])
        expect(code, id).toContain(value);
      expect(code, id).not.toContain(brand.hosts.api);
      expect(code, id).not.toMatch(new RegExp(`${variables.accessKey}|${variables.secretKey}`));
      // The documented path is signed, not the one of the sandbox.
      expect(code, id).not.toContain('/sandbox/v2');
    }
  },
);

test('the keys as a file have everything that samples read', () => {
  const lines = envFile(session).split('\n');
  expect(lines).toContain(`${variables.host}=${session.host}`);
  expect(lines.map((line) => line.split('=')[0]).sort()).toEqual(Object.values(variables).sort());
});
