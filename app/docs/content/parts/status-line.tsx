import type { ReactNode } from 'react';
import styles from './status-line.module.css';

/** The stations of a message, as a short line: a list of which each entry starts with its name. */
export const StatusLine = ({ children }: { children?: ReactNode }) => (
  <div className={styles.line}>{children}</div>
);
