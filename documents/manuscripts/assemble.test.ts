import { expect, test } from 'vitest';
import { derivedWords } from '#content/docs/derived.ts';
import { locales } from '#contract/locale.ts';
import { callNames, type Operation, readOperation } from '../api/operation.ts';
import { withCalls } from './assemble.ts';

/** A body without required fields: a partial update. */
const isChange = ({ source, keysInBody }: Operation): boolean => {
  const { schema } = Object.values(source.requestBody?.content ?? {})[0] ?? {};
  return schema !== undefined && !schema.required?.length && !keysInBody;
};

test.each(locales)(
  'every partial update requires at least one field, and says so (%s)',
  (locale) => {
    const changes = callNames().filter((name) => isChange(readOperation(name, locale)));
    expect(changes).toContain('callbot/callbotUpdateTask');
    for (const name of changes)
      expect(withCalls(`## X {#x}\n\n::call{operation="${name}"}`, locale), name).toContain(
        derivedWords[locale].change,
      );
  },
);
