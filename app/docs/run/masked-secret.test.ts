import { expect, test } from 'vitest';
import { shownBody } from './masked-secret.ts';

test('a secret in a body is shown masked, at its place', () => {
  const body = { appKey: 'AKTEST1', appSecret: 'sktest-1', content: 'Hi' };
  expect(JSON.stringify(shownBody(body))).toBe(
    '{"appKey":"AKTEST1","appSecret":"sktest-••••","content":"Hi"}',
  );
  expect(shownBody({ content: 'Hi' })).toEqual({ content: 'Hi' });
});
