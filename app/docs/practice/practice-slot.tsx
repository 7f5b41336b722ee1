import { type RefObject, useEffect, useState } from 'react';
import type { PracticeWords } from '#content/interface/reader.ts';
import { storedItems } from '#content/storage.ts';
import type { DocumentFacts } from '../reader/document-facts.ts';
import { practised } from '../reader/ids.ts';

type Values = typeof import('./practice-values.tsx').PracticeValues;

/** Loads what shows a practice session in the document, if there is one. */
export function PracticeSlot(props: {
  reader: RefObject<HTMLElement | null>;
  facts: DocumentFacts;
  words: PracticeWords;
}) {
  const [Loaded, setLoaded] = useState<{ Values: Values }>();
  useEffect(() => {
    const look = () => {
      if (document.documentElement.hasAttribute(practised.root))
        import('./practice-values.tsx').then(
          ({ PracticeValues }) => setLoaded({ Values: PracticeValues }),
          console.error,
        );
    };
    look();
    const events = ['storage', storedItems.practice.name];
    for (const type of events) addEventListener(type, look);
    return () => {
      for (const type of events) removeEventListener(type, look);
    };
  }, []);
  return Loaded && <Loaded.Values {...props} />;
}
