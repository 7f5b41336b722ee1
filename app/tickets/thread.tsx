import type { ReactNode } from 'react';
import styles from './thread.module.css';
import type { TicketReader } from './ticket-state.tsx';

export type ThreadEntry = {
  id: number;
  /** `other`: of the other side. */
  look: 'other' | 'own' | 'note' | 'event';
  /** Who wrote or did it. */
  by: string;
  /** What the author is, or what happened. */
  about?: ReactNode;
  text: string;
  at: string;
  time: string;
};

/** What was written and done in a ticket, as stops of a line that leads to the next message. */
export const Thread = ({
  label,
  reader,
  entries,
}: {
  label: string;
  reader: TicketReader;
  entries: readonly ThreadEntry[];
}) => (
  <ol className={styles.thread} aria-label={label} data-reader={reader}>
    {entries.map(({ id, look, by, about, text, at, time }) => (
      <li key={id} data-look={look}>
        <p className={styles.by}>
          {by && <b>{by}</b>}
          {about && <span>{about}</span>}
          <time dateTime={at}>{time}</time>
        </p>
        {text && <p className={styles.text}>{text}</p>}
      </li>
    ))}
  </ol>
);
