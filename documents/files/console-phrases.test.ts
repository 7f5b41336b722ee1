import { expect, test } from 'vitest';
import { phrasesIn } from '#content/console-phrases.ts';
import { withoutLinks } from '#content/inline-links.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { documentedApi } from '../api/documented-api.ts';
import { readErrors } from '../api/errors.ts';
import { readOperation } from '../api/operation.ts';
import { allManuscripts } from '../manuscripts/manuscripts.ts';
import { localizeError } from '../pages/localized-error.ts';
import { searchErrors } from '../search/errors.ts';
import { searchFields } from '../search/fields.ts';
import { tryCall } from '../try/try-call.ts';
import { writeYaml } from './openapi/write-description.ts';
import { writeErrorList } from './write-error-list.ts';
import { writeMarkdown } from './write-markdown.ts';

const origin = 'https://site.example';
const phrase = (id: string, locale: Locale) => phrasesIn(locale)[`console:${id}`] ?? '';

/** The document of a call whose texts name functions of the console. */
const described = (locale: Locale) => {
  const manuscript = allManuscripts()[locale].find(({ id }) => id === 'pns/PNS-API-bind');
  if (!manuscript) throw new Error('There is no document on bindings.');
  return {
    ...manuscript,
    operations: [{ operation: readOperation('pns/pnsBind', locale), lead: '' }],
  };
};

test.each(locales)(
  'texts without Markdown say what the console does in words alone (%s)',
  (locale) => {
    const recording = withoutLinks(phrase('allow-recording', locale));
    const address = withoutLinks(phrase('callback-address', locale));
    const openApi = writeYaml({ products: ['pns'], locale, origin });
    const fields = JSON.stringify(searchFields([described(locale)], locale));
    const errors = JSON.stringify(searchErrors(readErrors(), [], locale));
    for (const text of [openApi, fields, errors]) expect(text).toContain(recording);
    for (const text of [openApi, fields]) expect(text).toContain(address.replaceAll('"', '\\"'));
    for (const text of [openApi, fields, errors]) expect(text).not.toMatch(/\{console:|\]\(/);
  },
);

test('programs and agents read remedies without Markdown', () => {
  const remedies = documentedApi().errors.map(({ remedy }) => remedy);
  expect(remedies).toContain(
    `${withoutLinks(phrase('allow-recording', 'en'))}, or leave out recording.`,
  );
  for (const text of [...remedies, writeErrorList()]) expect(text).not.toMatch(/\{console:|\]\(/);
});

test.each(locales)('Markdown versions, pages and Try it link to the console (%s)', (locale) => {
  const markdown = writeMarkdown(described(locale), origin);
  expect(markdown).toContain(`](${origin}/client/console/callbacks)`);
  expect(markdown).not.toMatch(/\{console:|\]\(\/|\]\(page:/);
  const key = readErrors().find(({ code }) => code === 1101);
  expect(key && localizeError(key, locale).remedy).toContain('](/client/console/keys)');
  const { errors } = tryCall('pns/pnsBind', locale);
  expect(JSON.stringify(errors)).toContain('](/client/console/keys)');
});
