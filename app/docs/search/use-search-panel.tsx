import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReaderWords } from '#content/interface/docs.ts';

const SearchPanel = lazy(() =>
  import('./search-panel.tsx').then((module) => ({ default: module.SearchPanel })),
);

/** The search opens by a button, by `/` and by Ctrl-K; it is loaded when first asked for. */
export function useSearchPanel(words: ReaderWords) {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');

  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      if (!isCall(event)) return;
      event.preventDefault();
      setState('open');
    };
    addEventListener('keydown', answer);
    return () => removeEventListener('keydown', answer);
  }, []);

  return {
    open: () => setState('open'),
    panel: state !== 'untouched' && (
      <Suspense fallback={null}>
        <SearchPanel isOpen={state === 'open'} words={words} onClose={() => setState('closed')} />
      </Suspense>
    ),
  };
}

function isCall({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  const isTyping = target instanceof Element && target.matches('input, textarea, select');
  return key === '/' && !ctrlKey && !metaKey && !isTyping;
}
