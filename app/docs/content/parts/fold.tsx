import type { ReactNode } from 'react';
import { ExpandIcon } from '#app/ui/expand-icon.tsx';
import { InlineCode } from '#app/ui/inline-code.tsx';
import styles from './fold.module.css';

/** A fold for what all calls share. Its link stands outside of the summary. */
export const Fold = ({
  name,
  note,
  link,
  children,
}: {
  name: string;
  note: ReactNode;
  link?: { name: string; path: string };
  children: ReactNode;
}) => (
  <div className={styles.fold} data-linked={link && ''}>
    <details>
      <summary>
        <ExpandIcon className={styles.sign} />
        <span className={styles.name}>
          <b>
            <InlineCode text={name} />
          </b>{' '}
          {note}
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
    {link && (
      <a href={link.path} className={styles.link}>
        {link.name}
      </a>
    )}
  </div>
);
