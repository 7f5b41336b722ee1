import { expect, test } from 'vitest';
import { sentText } from './sent-text.ts';

test('a callback is shown as sent, without the usual HTTP headers', () => {
  const delivery = { url: 'https://harbour.example/nuntix/events?x=1', body: '{"event":"a"}' };
  const headers = { 'content-type': 'application/json', 'x-callback-nonce': 'abc' };
  expect(sentText(delivery, { headers })).toBe(
    'POST /nuntix/events\nX-Callback-Nonce: abc\n\n{\n  "event": "a"\n}',
  );
});
