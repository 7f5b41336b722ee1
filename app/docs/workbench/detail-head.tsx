import type { ReactNode } from 'react';
import actions from '#app/ui/actions.module.css';
import { joinBy } from '#content/fill.ts';
import { Tag } from '../run/run-step.tsx';
import styles from './detail.module.css';

/** The head of a request or callback: its name, status, facts and buttons. */
export const DetailHead = ({
  name,
  status,
  facts,
  joined,
  note,
  children,
}: {
  name: ReactNode;
  status: { text: string; isWrong: boolean };
  facts: readonly string[];
  joined: string;
  note: { text: string; isWrong?: boolean } | undefined;
  children: ReactNode;
}) => (
  <header className={styles.head}>
    <h2 id="workbench-detail">
      {name} <Tag {...status} />
    </h2>
    <p>{joinBy(joined, facts)}</p>
    <div className={actions.actions}>{children}</div>
    <p role="status" className={styles.note} data-wrong={note?.isWrong ? '' : undefined}>
      {note?.text}
    </p>
  </header>
);
