import type { ReactNode } from 'react';
import { Ring } from './ring.tsx';
import styles from './split-list.module.css';

type Row = {
  id: number;
  name: string;
  /** At the end of the name's line. */
  aside: ReactNode;
  text: string;
  /** The language of the text. */
  lang: string;
};

/** A list, and beside it what is opened in it; where there is no room, one of them. */
export const SplitList = ({
  label,
  rows,
  opened,
  isOpen,
  onOpen,
  children,
}: {
  label: string;
  rows: readonly Row[];
  /** The id of the row that is shown. */
  opened: number;
  /** Whether somebody has opened it: then it hides the list where both have no room. */
  isOpen: boolean;
  onOpen: (id: number) => void;
  children: ReactNode;
}) => (
  <div className={styles.split} data-open={isOpen || undefined}>
    <ul className={styles.list} aria-label={label}>
      {rows.map(({ id, name, aside, text, lang }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === opened || undefined}
            onClick={() => onOpen(id)}
          >
            <Ring look={id === opened ? 'lit' : 'open'} className={styles.ring} />
            <b>{name}</b>
            <small>{aside}</small>
            <span lang={lang}>{text}</span>
          </button>
        </li>
      ))}
    </ul>
    <div className={styles.opened}>{children}</div>
  </div>
);

/** Leads back to the list where it is hidden, and is the first thing to reach there. */
export const BackToList = ({ label, onBack }: { label: string; onBack: () => void }) => (
  <button ref={focus} type="button" className={styles.back} onClick={onBack}>
    {label}
  </button>
);

const focus = (button: HTMLButtonElement | null) => button?.focus();
