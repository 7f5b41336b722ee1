import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useFailedMove } from '#app/moves/failed-move.ts';
import { usePath } from '#app/words/use-path.ts';
import type { DocumentFacts } from './document-facts.ts';
import { DocumentText } from './document-text.tsx';
import { enliven } from './enliven.ts';
import type { ReaderFrame } from './load-document.ts';
import { keepFrame } from './load-in-browser.ts';
import { Menu } from './menu.tsx';
import styles from './reader.module.css';
import { ReaderBar } from './reader-bar.tsx';
import { useSearchBox } from './search/use-search-box.ts';
import { StartSlot } from './start/start-slot.tsx';
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
  const navigation = useNavigation();
  const wanted = useFailedMove() ? undefined : navigation.location?.pathname;
  const reader = useRef<HTMLDivElement>(null);
  const { words } = frame;
  const { search } = useLocation();
  const box = useSearchBox(path);

  useEffect(() => keepFrame(path, frame), [path, frame]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address may name what a document shows.
  useEffect(() => {
    const place = reader.current;
    if (!place) return;
    return enliven(place, { words, onMove: navigate });
  }, [facts, words, navigate, search]);

  return (
    <div
      className={styles.reader}
      data-ground="paper"
      data-theme="system"
      data-reader=""
      ref={reader}
    >
      <TrySlot reader={reader} facts={facts} words={words} />
      <StartSlot reader={reader} facts={facts} />
      <ReaderBar words={words} name={facts.name} onSearch={box.open} />
      <div className={styles.columns}>
        <Menu frame={frame} current={facts.id} wanted={wanted} box={box} />
        <DocumentText key={path} path={path} facts={facts} element={element} />
      </div>
    </div>
  );
}
