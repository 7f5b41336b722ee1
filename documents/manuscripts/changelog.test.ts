import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAtomFeed } from 'feedsmith';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changelogDocument } from '#content/docs/menu.ts';
import { locales } from '#contract/locale.ts';
import { productNames } from '../api/files.ts';
import { writeChangelogFeed } from '../files/write-changelog-feed.ts';
import { readChanges, writeChanges } from './changelog.ts';
import { allManuscripts } from './manuscripts.ts';

const origin = 'https://www.harbour.example';

/** The API with two changes of one of its calls. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nuntix-changes-'));
  await cp('content/api', folder, { recursive: true });
  const text = await readFile(join(folder, 'sms.yaml'), 'utf8');
  const history = `x-history:
        - { on: "2027-03-02", en: "Takes 200 numbers & more.", zh: 支持 200 个号码。 }
        - { on: "2027-01-20", en: New field <ttl>., zh: 新增字段。 }`;
  const changed = text.replace(
    'operationId: smsSendV2',
    `operationId: smsSendV2\n      ${history}`,
  );
  expect(changed).not.toBe(text);
  await writeFile(join(folder, 'sms.yaml'), changed);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const nameDocument = (operation: string) => ({ id: `docs/${operation}`, name: operation });

test('newer days come first, with what changed in which call', () => {
  const text = writeChanges('en', nameDocument, readChanges(folder));
  const days = [...text.matchAll(/^## (.*)$/gm)].map(([, day]) => day);
  expect(days.slice(0, 2)).toEqual(['2027-03-02', '2027-01-20']);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(text).toMatch(
    /^## 2027-03-02\n\n- \*\*SMS\*\*, \[sms\/smsSendV2\]\(doc:docs\/sms\/smsSendV2\): Takes 200 numbers & more\.$/m,
  );
});

test('every product that is described has been published, with all its calls', () => {
  const published = readChanges().filter(({ text }) => !text);
  expect(published.map(({ product }) => product).sort()).toEqual(productNames());
  for (const { operations } of published) expect(operations.length).toBeGreaterThan(0);
});

test.each(locales)('the changelog document has the changes and their day (%s)', (locale) => {
  const document = allManuscripts()[locale].find(({ id }) => id === changelogDocument);
  const [newest] = readChanges();
  expect(document?.text).toContain(`## ${newest?.on}`);
  expect(document?.text).toContain('(doc:sms/mt-sending-v2)');
  expect(document?.facts.updated).toBe(newest?.on);
});

test.each(locales)('sandbox, workbench and MCP are in the changelog (%s)', (locale) => {
  const { text } = allManuscripts()[locale].find(({ id }) => id === changelogDocument) ?? {};
  expect(text).toContain('(doc:general/conventions#sandbox)');
  expect(text).toContain('(page:workbench)');
  expect(text).toContain('`/mcp`');
});

test('the feed has an entry for each change, with the same id in every language', () => {
  const feeds = locales.map((locale) => parseAtomFeed(writeChangelogFeed(locale, origin, folder)));
  const [feed, other] = feeds;
  expect(feed?.entries).toHaveLength(readChanges(folder).length);
  expect(feed?.updated).toBe('2027-03-02T00:00:00Z');
  expect(feed?.entries?.[0]).toMatchObject({
    title: { value: 'SMS: Send SMS v2' },
    updated: '2027-03-02T00:00:00Z',
    links: [{ href: `${origin}/document-en/general/changelog#2027-03-02` }],
  });
  expect(feed?.entries?.[0]?.content?.value).toContain(
    `<a href="${origin}/document-en/sms/mt-sending-v2">Send SMS v2</a>: Takes 200 numbers`,
  );
  const ids = feed?.entries?.map(({ id }) => id) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
  expect(other?.entries?.map(({ id }) => id)).toEqual(ids);
});
