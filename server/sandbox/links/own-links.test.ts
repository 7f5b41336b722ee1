import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { sandboxLinkWords } from '#content/interface/sandbox-links.ts';
import { practice, sandboxApp } from '#tests/support/sandbox.ts';
import { withOwnLinks } from './own-links.ts';

test('a link in a response points to the sandbox, not to the live host', async () => {
  const running = await sandboxApp();
  const { send } = await practice(running);
  const { data } = await send('callbotGetExport', {
    path: { exportId: 'e3f08b6a1d5c4792b6a0c901' },
  });
  const { origin, pathname } = new URL(String(data.url));
  expect(origin).toBe('http://localhost:3000');
  const { body, headers } = await running.app.inject(pathname);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain(sandboxLinkWords.en.noFile);
  await running.close();
});

test('links that the caller wrote are unchanged', () => {
  const text = `See ${brand.hosts.api}/recordings/1?token=2`;
  const other = `${brand.hosts.api}/v2/ping`;
  const link = `${brand.hosts.api}/recordings/1?token=2`;
  expect(withOwnLinks({ text, deep: [{ other, link }] }, 'https://practice.example')).toEqual({
    text,
    deep: [{ other, link: 'https://practice.example/recordings/1?token=2' }],
  });
});
