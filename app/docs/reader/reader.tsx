import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useFailedNavigation } from '#app/navigation/failed-navigation.ts';
import { usePath } from '#app/words/use-path.ts';
import { attachBehaviours } from '../behaviours/attach-behaviours.ts';
import { markOpenedReason } from '../behaviours/reason-finder.ts';
import { DocumentText } from '../content/document-text.tsx';
import { StartSlot } from '../get-started/start-slot.tsx';
import { PracticeSlot } from '../practice/practice-slot.tsx';
import { useSearchBox } from '../search/use-search-box.ts';
import { TrySlot } from '../try/try-slot.tsx';
import type { DocumentFacts } from './document-facts.ts';
import { Menu } from './menu.tsx';
import styles from './reader.module.css';
import { ReaderBar } from './reader-bar.tsx';
import { frameAttribute, useFrame } from './reader-frame.ts';

type Shown =
  | { facts: DocumentFacts; element?: Element; sheets?: string[] }
  /** Another page inside the reader, such as the workbench. */
  | { page: { id: string; name: string }; children: ReactNode };

/** The documentation reader: menu, document, contents. `framePath`: the file with menu and words. */
export function Reader({ framePath, ...shown }: { framePath: string } & Shown) {
  const frame = useFrame(framePath);
  const path = usePath();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const wanted = useFailedNavigation() ? undefined : navigation.location?.pathname;
  const reader = useRef<HTMLDivElement>(null);
  const { words } = frame;
  const { search, hash } = useLocation();
  const box = useSearchBox(path);
  const facts = 'facts' in shown ? shown.facts : undefined;
  const { id, name } = 'facts' in shown ? shown.facts : shown.page;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address can change what a document shows.
  useEffect(() => {
    const place = reader.current;
    if (!place || !facts) return;
    return attachBehaviours(place, { words, onMove: navigate });
  }, [facts, words, navigate, search]);

  useEffect(() => {
    if (reader.current && facts) markOpenedReason(reader.current, hash);
  }, [facts, hash]);

  return (
    <div
      className={styles.reader}
      data-ground="paper"
      data-theme="system"
      {...{ [frameAttribute]: framePath }}
      ref={reader}
    >
      {facts && <TrySlot reader={reader} facts={facts} words={words} />}
      {facts && <StartSlot reader={reader} facts={facts} />}
      <ReaderBar words={words} name={name} hasContents={!!facts} onSearch={box.open} />
      <div className={styles.columns}>
        <Menu frame={frame} current={id} wanted={wanted} box={box} />
        {'facts' in shown ? <DocumentText key={path} path={path} {...shown} /> : shown.children}
      </div>
      {/* Behind the document, whose code it fills before the browser draws it. */}
      {facts && <PracticeSlot reader={reader} facts={facts} words={words.practice} />}
    </div>
  );
}
