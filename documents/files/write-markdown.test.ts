import { expect, test } from 'vitest';
import { documentWords } from '#content/interface/document.ts';
import { keepSamples } from '#content/sample-marks.ts';
import { pages } from '#content/site-map.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { chineseProblems } from '#scripts/checks/documents/check-chinese.ts';
import { retries } from '../api/errors.ts';
import { callNames, readOperation } from '../api/operation.ts';
import { documentationPaths } from '../manuscripts/library.ts';
import { allManuscripts } from '../manuscripts/manuscripts.ts';
import { outlineOf } from '../manuscripts/read-markdown.ts';
import { sdkSamples } from '../pages/sdk-packages.ts';
import { sampleLanguages } from '../samples/samples.ts';
import { currentSdk } from '../sdks/current-sdk.ts';
import { emitters } from '../sdks/emitters.ts';
import { servedSdks } from '../sdks/served-sdks.ts';
import { documentationFiles } from './files.ts';
import { writeMarkdown } from './write-markdown.ts';

const origin = 'https://www.harbour.example';
const twins = Object.fromEntries(
  locales.map((locale) => [
    locale,
    new Map(allManuscripts()[locale].map((one) => [one.id, writeMarkdown(one, origin)])),
  ]),
);
const twinOf = (id: string, locale: Locale): string => {
  const twin = twins[locale]?.get(id);
  if (!twin) throw new Error(`There is no ${id}.`);
  return twin;
};

test('the Markdown version of a document links to those of others and to our pages and files', () => {
  const documents = new Set(documentationPaths());
  const files = documentationFiles();
  let links = 0;
  for (const locale of locales)
    for (const { id } of allManuscripts()[locale]) {
      const text = twinOf(id, locale);
      expect(text, id).not.toMatch(/\]\((doc|page|file):/);
      for (const [, path = ''] of text.matchAll(/\]\(https:\/\/www\.harbour\.example([^)#]*)/g)) {
        links += 1;
        // The workbench has no Markdown version.
        if (Object.values(pages.workbench.path).some((one) => one === path)) continue;
        if (/^\/(sdk|go)\//.test(path)) {
          expect([...servedSdks().keys()]).toContain(path.slice(1));
          continue;
        }
        if (path.startsWith('/document')) expect(documents).toContain(path.replace(/\.md$/, ''));
        if (path.startsWith('/document') || path.includes('.'))
          expect([...files.keys()]).toContain(path);
      }
    }
  expect(links).toBeGreaterThan(50);
});

/** Anchors derived from headings, as on GitHub, and explicit ones. */
const anchorsIn = (markdown: string) => [
  ...[...markdown.matchAll(/^#+ (.*)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  ),
  ...[...markdown.matchAll(/<a id="([^"]*)"><\/a>/g)].map(([, id]) => id),
];

/** The text of lines and cells; inline code counts as one Latin word, a link as its text. */
const sentencesIn = (markdown: string): string[] =>
  markdown
    .replace(/^```[\s\S]*?^```$/gm, '')
    .split(/\n|<br>|(?<!\\)\|/)
    .map((part) =>
      part
        .replace(/`[^`]*`/g, 'code')
        .replace(/\]\([^)]*\)/g, '')
        .replace(/https:\S+|<a id="[^"]*"><\/a>|[[*>]|^#+ /g, '')
        .trim(),
    );

test('generated text in Chinese documents has Chinese typography', () => {
  const problems = allManuscripts().zh.flatMap(({ id }) =>
    sentencesIn(twinOf(id, 'zh')).flatMap(chineseProblems),
  );
  expect([...new Set(problems)]).toEqual([]);
});

test.each(locales)('headings keep the anchors of the page (%s)', (locale) => {
  for (const { id, text } of allManuscripts()[locale]) {
    const anchors = anchorsIn(twinOf(id, locale));
    for (const heading of outlineOf(text, locale).headings)
      expect(anchors, `${id}#${heading.id}`).toContain(heading.id);
  }
});

test.each(locales)('a request for a language gets the samples of that language (%s)', (locale) => {
  const fences = (markdown: string) =>
    [...markdown.matchAll(/^```(\w+)$/gm)].map(([, grammar]) => grammar);
  for (const id of ['sms/mt-sending-v2', 'general/conventions']) {
    const whole = twinOf(id, locale);
    for (const language of sampleLanguages) {
      if (id === 'general/conventions' && language.id === 'curl') continue;
      const kept = keepSamples(whole, language.id);
      const others = sampleLanguages.filter(({ id: other }) => other !== language.id);
      expect(fences(kept), `${id} ${language.id}`).toContain(language.grammar);
      for (const { grammar } of others) expect(fences(kept), language.id).not.toContain(grammar);
      expect(kept).not.toContain('<!--');
      expect(anchorsIn(kept)).toEqual(anchorsIn(whole));
    }
  }
});

test.each(locales)('every call stands with its sample for each package (%s)', (locale) => {
  const languages = emitters.map(({ language }) => language);
  const shown = allManuscripts()[locale].flatMap(({ id, calls }) =>
    calls.flatMap(({ name }) => {
      if (!callNames().includes(name)) return [];
      const operation = readOperation(name, locale);
      const samples = sdkSamples(operation);
      if (samples.length === 0) return [];
      expect(samples.map((one) => one.id)).toEqual(languages);
      for (const { sample } of samples)
        expect(twinOf(id, locale)).toContain(`\n\`\`\`${sample.grammar}\n${sample.code}\n\`\`\`\n`);
      return operation.id;
    }),
  );
  const all = currentSdk().groups.flatMap(({ operations }) => operations.map(({ id }) => id));
  expect(shown.sort()).toEqual(all.sort());
});

test.each(locales)('the ways to retry are a table, with their codes (%s)', (locale) => {
  const twin = twinOf('general/get-started', locale);
  for (const retry of retries) {
    const { [retry]: name } = documentWords[locale].retries;
    expect(twin).toMatch(new RegExp(`^\\| ${name} \\| .* \\| \\d{4}((?:, |、)\\d{4})+ \\|$`, 'm'));
  }
});

test('a table that is drawn on the page stays a table in Markdown, with its letters and states', () => {
  const [manuscript] = allManuscripts().en;
  if (!manuscript) throw new Error('There is no document.');
  const table = '| dials | rings | sees |\n| --- | --- | --- |\n| **A** → **X** | **B** | **X** |';
  const text = `Before.\n\n:::numbers\n\n${table}\n\n:::\n\nAfter.`;
  const twin = writeMarkdown({ ...manuscript, text }, origin);
  expect(twin).toContain(`\nBefore.\n\n${table}\n\nAfter.\n`);
});

test.each(locales)('every call stands with its operation id in its document (%s)', (locale) => {
  for (const { id, calls } of allManuscripts()[locale])
    for (const { name } of calls)
      if (callNames().includes(name))
        expect(twinOf(id, locale), name).toContain(`\`${name.split('/')[1]}\``);
});
