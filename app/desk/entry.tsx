import type { ReactNode } from 'react';
import { LanguageSwitch } from '#app/layout/language-switch.tsx';
import { useWords } from '#app/words/use-words.ts';
import { DeskLogo } from './desk-logo.tsx';
import styles from './entry.module.css';

/** A page before the desk itself: a picture of lines that meet, and one thing to do. */
export function Entry({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead?: string | undefined;
  children: ReactNode;
}) {
  const { motto } = useWords('desk');
  return (
    <div className={styles.entry}>
      <header className={styles.art} data-ground="ink">
        <DeskLogo />
        <svg viewBox="0 0 560 900" preserveAspectRatio="xMinYMid slice" fill="none" aria-hidden>
          <path className={styles.lanes} d={lanes} />
          <path className={styles.line} d="M-40 450H356M484 450H700" />
          <circle className={styles.ring} cx="420" cy="450" r="64" />
          <path
            className={styles.tick}
            d="M14.4 16.8 28 3M2 9.5 8 15.5 20 3"
            transform="translate(384 426) scale(2.5)"
          />
        </svg>
        <p>{motto}</p>
      </header>
      <main id="content" className={styles.main} data-ground="paper">
        <LanguageSwitch className={styles.language} />
        <div className={styles.form}>
          <h1>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </main>
    </div>
  );
}

const lanes = [
  'M-40 274H248L380 406H700M-40 318H281L380 417H700M-40 362H314L380 428H700M-40 406H347L380 439H700',
  'M-40 494H347L380 461H700M-40 538H314L380 472H700M-40 582H281L380 483H700M-40 626H248L380 494H700',
].join('');

/** A step on the line; the line leads on to the next one. */
export const Stop = ({ isLast = false, children }: { isLast?: boolean; children: ReactNode }) => (
  <div className={isLast ? styles.last : styles.stop}>{children}</div>
);

export const Hint = ({ children }: { children: ReactNode }) => (
  <p className={styles.hint}>{children}</p>
);
