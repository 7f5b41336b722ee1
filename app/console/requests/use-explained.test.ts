import { afterEach, expect, test, vi } from 'vitest';
import { errorListPath } from '#content/docs/paths.ts';
import { locales } from '#contract/locale.ts';
import { readErrors } from '#documents/api/errors.ts';
import { writeErrorList } from '#documents/files/write-error-list.ts';
import { errorsAt } from './use-explained.ts';

afterEach(() => vi.unstubAllGlobals());

test.each(locales)(
  'a request to no call is explained by the list of all codes (%s)',
  async (locale) => {
    vi.stubGlobal('fetch', async () => new Response(writeErrorList()));
    const explained = (await errorsAt(errorListPath, locale)).find(({ code }) => code === 1402);
    const { means, remedy, retry } = readErrors().find(({ code }) => code === 1402) ?? {};
    expect(explained).toMatchObject({ means: means?.[locale], remedy: remedy?.[locale], retry });
  },
);

test('without the file nothing is explained', async () => {
  vi.stubGlobal('fetch', async () => new Response('Not found', { status: 404 }));
  expect(await errorsAt(errorListPath, 'en')).toEqual([]);
});
