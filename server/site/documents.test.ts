import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentationFiles } from '#documents/files/files.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type StubBuild, stubBuild } from '#tests/support/stub-build.ts';

const page = '/document-en/sms/mt-sending-v2';
const written = documentationFiles();
const wholeOf = (path: string) => written.get(path)?.() ?? '';

let build: StubBuild;
let served: TestApp;
let address: string;

beforeAll(async () => {
  build = await stubBuild({
    [`${page.slice(1)}/index.html`]: '<h1>MT sending v2</h1>',
    [`${page.slice(1)}.md`]: wholeOf(`${page}.md`),
    'llms-full.txt': wholeOf('/llms-full.txt'),
    'changelog.atom': wholeOf('/changelog.atom'),
  });
  served = await testApp({}, { siteDirectory: build.directory });
  address = await served.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await served.close();
  await build.remove();
});

const ask = (path: string, init: RequestInit = {}) => fetch(address + path, init);

test('a document in Markdown has the samples of the requested language only', async () => {
  const answer = await ask(`${page}.md?lang=python`);
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const text = await answer.text();
  expect(text).toContain('```python');
  expect(text).not.toContain('```java');
  expect(text).toContain('\n## Note\n');
  expect(text.length).toBeLessThan(wholeOf(`${page}.md`).length);
});

test('the page’s own path takes a language as well, for clients that prefer Markdown', async () => {
  const answer = await ask(`${page}?lang=go`, { headers: { accept: 'text/markdown' } });
  expect(answer.headers.get('vary')).toMatch(/accept(,|$)/);
  const text = await answer.text();
  expect(text).toContain('```go');
  expect(text).not.toContain('```python');
  expect(await (await ask(`${page}?lang=go`)).text()).toBe('<h1>MT sending v2</h1>');
});

test('the full text takes a language as well', async () => {
  const answer = await ask('/llms-full.txt?lang=PHP');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain('```php');
  expect(text).not.toContain('```csharp');
});

test.each(['', '?lang=', '?lang=cobol', '?lang=%00', '?lang=../../site', '?other=python'])(
  'a document is complete for “%s”, with the same ETag',
  async (query) => {
    const answer = await ask(`${page}.md${query}`);
    expect(await answer.text()).toBe(wholeOf(`${page}.md`));
    expect(answer.headers.get('etag')).toBe((await ask(`${page}.md`)).headers.get('etag'));
  },
);

test('each language has its own ETag', async () => {
  const first = await ask(`${page}.md?lang=python`);
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await ask(`${page}.md?lang=python`, { headers })).status).toBe(304);
  expect((await ask(`${page}.md?lang=java`, { headers })).status).toBe(200);
  expect((await ask(`${page}.md`, { headers })).status).toBe(200);
});

test('HEAD has the headers of GET and no body', async () => {
  const [head, whole] = await Promise.all([
    ask(`${page}.md?lang=python`, { method: 'HEAD' }),
    ask(`${page}.md?lang=python`),
  ]);
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  for (const name of ['etag', 'content-type', 'content-length', 'cache-control'])
    expect(head.headers.get(name), name).toBe(whole.headers.get(name));
});

test('the changelog is a feed', async () => {
  const feed = await ask('/changelog.atom');
  expect(feed.headers.get('content-type')).toMatch(/^application\/atom\+xml/);
});
