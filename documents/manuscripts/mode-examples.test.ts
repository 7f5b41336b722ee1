import { expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { valueProblems } from '#scripts/checks/documents/check-descriptions.ts';
import { readOperation } from '../api/operation.ts';
import { allManuscripts } from './manuscripts.ts';
import { outlineOf } from './read-markdown.ts';

const modes = ['ax', 'axe', 'axb', 'axyb', 'xyb', 'axeyb', 'nxeyb'];

test.each(locales.flatMap((locale) => modes.map((mode) => ({ locale, mode }))))(
  'the example on the page of $mode is a request that binding takes, and its response ($locale)',
  ({ locale, mode }) => {
    const { source } = readOperation('pns/pnsBind', locale);
    const schemas = [source.requestBody?.content, source.responses['200']?.content].map(
      (content) => Object.values(content ?? {})[0]?.schema ?? {},
    );
    const text = allManuscripts()[locale].find(({ id }) => id === `pns/${mode}`)?.text ?? '';
    const [request, response] = outlineOf(text, locale)
      .code.filter(({ grammar }) => grammar === 'json')
      .map(({ code }) => JSON.parse(code));
    expect(request).toMatchObject({ mode });
    expect(response).toMatchObject({ data: { mode } });
    expect(valueProblems(schemas[0] ?? {}, request, mode)).toEqual([]);
    expect(valueProblems(schemas[1] ?? {}, response, mode)).toEqual([]);
  },
);
