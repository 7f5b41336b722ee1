import { useEffect, useState } from 'react';
import { type Locale, locales } from '#contract/locale.ts';
import type { SearchIndex } from '#documents/search/search-record.ts';
import { loadSearch } from './load-search.ts';
import type { Answer } from './search-documents.ts';

/** The hits of one language. */
export type Line = { locale: Locale; index: SearchIndex; answer: Answer };

/** `lines`: the reader's language first, the other one once it is loaded. */
export type Found =
  | { step: 'loading' }
  | { step: 'failed' }
  | { step: 'done'; query: string; lines: Line[] };

const pauseMs = 120;

/** The hits of a query, searched after a pause in typing. */
export function useSearch(query: string, own: Locale) {
  const [found, setFound] = useState<Found>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt searches again.
  useEffect(() => {
    let isCurrent = true;
    const show = (lines: Line[]) => isCurrent && setFound({ step: 'done', query, lines });
    // Loading need not wait for the typing pause; `look` reports a failure.
    const loading = loadSearch(own);
    loading.catch(() => undefined);
    const look = async () => {
      await loading;
      const line = await searchIn(query, own);
      show([line]);
      const others = locales.filter((locale) => locale !== own);
      // Without the other language the hits of the reader's language stay.
      const more = await Promise.all(others.map((locale) => searchIn(query, locale))).catch(
        () => [],
      );
      show([line, ...more]);
    };
    const pause = setTimeout(() => {
      look().catch((problem: unknown) => {
        console.error('The search could not be loaded.', problem);
        if (isCurrent) setFound({ step: 'failed' });
      });
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(pause);
    };
  }, [query, own, attempt]);

  const retry = () => {
    setFound({ step: 'loading' });
    setAttempt(attempt + 1);
  };
  return { found, retry };
}

async function searchIn(query: string, locale: Locale): Promise<Line> {
  const { index, search } = await loadSearch(locale);
  return { locale, index, answer: search(query) };
}
