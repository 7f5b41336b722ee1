import { expect, test } from 'vitest';
import { documentPath, fullTextPath } from '#content/docs/paths.ts';
import { locales } from '#contract/locale.ts';
import { allManuscripts } from '../manuscripts/manuscripts.ts';
import { documentationFiles } from './files.ts';

const files = documentationFiles();
const textOf = (path: string) => files.get(path)?.() ?? '';

test.each(locales)('the full text has every document completely (%s)', (locale) => {
  const text = textOf(fullTextPath(locale));
  for (const { id } of allManuscripts()[locale])
    expect(text).toContain(textOf(`${documentPath(id, locale)}.md`));
});
