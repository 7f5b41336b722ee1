import { type ReactNode, type RefObject, useEffect } from 'react';
import { useNavigation } from 'react-router';
import { useFailedMove } from '#app/moves/failed-move.ts';
import { usePath } from '#app/words/use-path.ts';
import { keepFrame } from './load-in-browser.ts';
import { Menu } from './menu.tsx';
import styles from './reader.module.css';
import { ReaderBar } from './reader-bar.tsx';
import type { ReaderFrame } from './reader-frame.ts';
import { useSearchBox } from './search/use-search-box.ts';

/** What every page among the documents stands in: menu and search, and on a phone their bar. */
export function ReaderShell({
  reader,
  frame,
  current,
  name,
  hasContents = false,
  over,
  children,
}: {
  reader: RefObject<HTMLDivElement | null>;
  frame: ReaderFrame;
  /** The entry of the menu that is shown, and its name. */
  current: string;
  name: string;
  hasContents?: boolean;
  /** Lies over the page. */
  over?: ReactNode;
  children: ReactNode;
}) {
  const path = usePath();
  const navigation = useNavigation();
  const wanted = useFailedMove() ? undefined : navigation.location?.pathname;
  const box = useSearchBox(path);

  useEffect(() => keepFrame(path, frame), [path, frame]);

  return (
    <div
      className={styles.reader}
      data-ground="paper"
      data-theme="system"
      data-reader=""
      ref={reader}
    >
      {over}
      <ReaderBar words={frame.words} name={name} hasContents={hasContents} onSearch={box.open} />
      <div className={styles.columns}>
        <Menu frame={frame} current={current} wanted={wanted} box={box} />
        {children}
      </div>
    </div>
  );
}
