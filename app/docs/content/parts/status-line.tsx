import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import track from '../../track.module.css';
import styles from './status-line.module.css';

/** The states of a message as a line of stops: a list whose entries start with a name in bold. */
export const StatusLine = ({ children }: { children?: ReactNode }) => (
  <div className={classNames(track.track, styles.line)}>{children}</div>
);
