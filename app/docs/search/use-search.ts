import { useEffect, useState } from 'react';
import { type Locale, locales } from '#contract/locale.ts';
import { loadSearch } from './load-search.ts';
import type { Hit } from './search-documents.ts';
import { isWrittenIn } from './terms.ts';

export type Line = { locale: Locale; hits: Hit[] };
export type Found = { step: 'loading' } | { step: 'failed' } | { step: 'done'; lines: Line[] };

const hitsShown = { own: 8, other: 3 };

/** What a query finds: in the reader's language, and in the one that its signs belong to. */
export function useSearch(query: string, own: Locale, isOpen: boolean) {
  const [found, setFound] = useState<Found>({ step: 'loading' });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks again.
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    findLines(query, own).then(
      (lines) => isCurrent && setFound({ step: 'done', lines }),
      (problem: unknown) => {
        console.error('The search could not be loaded.', problem);
        if (isCurrent) setFound({ step: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [query, own, isOpen, turn]);

  const retry = () => {
    setFound({ step: 'loading' });
    setTurn(turn + 1);
  };
  return { found, retry };
}

async function findLines(query: string, own: Locale): Promise<Line[]> {
  const asked = query.trim();
  const other = locales.find((locale) => locale !== own) ?? own;
  const needsOther = asked !== '' && isWrittenIn[other](asked);
  const [search, otherSearch] = await Promise.all([
    loadSearch(own),
    needsOther ? loadSearch(other) : undefined,
  ]);
  if (asked === '') return [];
  return [
    { locale: own, hits: search(asked).slice(0, hitsShown.own) },
    { locale: other, hits: otherSearch?.(asked).slice(0, hitsShown.other) ?? [] },
  ].filter(({ hits }) => hits.length > 0);
}
