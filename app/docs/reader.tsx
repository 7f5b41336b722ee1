import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePath } from '#app/words/use-path.ts';
import type { DocumentFacts } from './document-facts.ts';
import { DocumentText } from './document-text.tsx';
import { enliven } from './enliven.ts';
import type { ReaderFrame } from './reader-frame.ts';
import { ReaderShell } from './reader-shell.tsx';
import { TrySlot } from './try/try-slot.tsx';

/** The documentation: menu, document, contents. */
export function Reader({
  frame,
  facts,
  element,
}: {
  frame: ReaderFrame;
  facts: DocumentFacts;
  element?: Element;
}) {
  const path = usePath();
  const navigate = useNavigate();
  const reader = useRef<HTMLDivElement>(null);
  const { words } = frame;
  const { search } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address may name what a document shows.
  useEffect(() => {
    const place = reader.current;
    if (!place) return;
    return enliven(place, { words, onMove: navigate });
  }, [facts, words, navigate, search]);

  return (
    <ReaderShell
      reader={reader}
      frame={frame}
      current={facts.id}
      name={facts.name}
      hasContents
      over={<TrySlot reader={reader} facts={facts} words={words} />}
    >
      <DocumentText key={path} path={path} facts={facts} element={element} />
    </ReaderShell>
  );
}
