import { useEffect, useState } from 'react';
import { type Locale, locales } from '#contract/locale.ts';
import type { SearchIndex } from '#documents/search/search-record.ts';
import { loadSearch } from './load-search.ts';
import type { Answer } from './search-documents.ts';

/** What one language has for a query. */
export type Line = { locale: Locale; index: SearchIndex; answer: Answer };

/** The reader's own language comes first; the other one when it is there. */
export type Found =
  | { step: 'loading' }
  | { step: 'failed' }
  | { step: 'done'; query: string; lines: Line[] };

const pauseMs = 120;

/** What a query finds, once the reader has paused. */
export function useSearch(query: string, own: Locale) {
  const [found, setFound] = useState<Found>({ step: 'loading' });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks again.
  useEffect(() => {
    let isCurrent = true;
    const show = (lines: Line[]) => isCurrent && setFound({ step: 'done', query, lines });
    // What is loaded on first use need not wait for the pause; `look` tells when it fails.
    const loading = loadSearch(own);
    loading.catch(() => undefined);
    const look = async () => {
      await loading;
      const line = await ask(query, own);
      show([line]);
      const others = locales.filter((locale) => locale !== own);
      // Without the other language the reader's own still answers.
      const more = await Promise.all(others.map((locale) => ask(query, locale))).catch(() => []);
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
  }, [query, own, turn]);

  const retry = () => {
    setFound({ step: 'loading' });
    setTurn(turn + 1);
  };
  return { found, retry };
}

async function ask(query: string, locale: Locale): Promise<Line> {
  const { index, search } = await loadSearch(locale);
  return { locale, index, answer: search(query) };
}
