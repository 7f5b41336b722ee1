import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { ExpandSign } from '#app/ui/expand-sign.tsx';
import styles from './run-step.module.css';

/**
 * A stop of a request: done, under way, to come, refused, without an answer, the end, or what can
 * be done next.
 */
export type RunStepState = 'done' | 'live' | 'idle' | 'refused' | 'away' | 'end' | 'next';

export const RunStep = ({
  state,
  heading,
  tag,
  time,
  children,
}: {
  state: RunStepState;
  heading: string;
  tag?: { text: string; isWrong?: boolean };
  time?: string;
  children?: ReactNode;
}) => (
  <li className={styles.station} data-state={state}>
    <div className={styles.head}>
      <h3>
        {heading} {tag && <Tag {...tag} />}
      </h3>
      {time && <span>{time}</span>}
    </div>
    {children}
  </li>
);

/** The end of a wire: a status, or the name of an event. */
export const Tag = ({ text, isWrong }: { text: string; isWrong?: boolean }) => (
  <em className={classNames(styles.tag, isWrong && styles.wrong)}>{text}</em>
);

/** Lines of a request: a name and its value. */
export const Lines = ({
  lines,
}: {
  lines: readonly { name: string; value: string; look?: 'hot' | 'signature' | undefined }[];
}) => (
  <dl className={styles.lines}>
    {lines.map(({ name, value, look }) => (
      <div key={name} data-look={look}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export const RunFold = ({
  name,
  isOpen,
  children,
}: {
  name: string;
  isOpen?: boolean;
  children: ReactNode;
}) => (
  <details className={styles.fold} open={isOpen}>
    <summary>
      <ExpandSign className={styles.sign} />
      {name}
    </summary>
    {children}
  </details>
);

/** Where a request goes: the documented path is what its reader knows. */
export const Wire = ({ method, host, path }: { method: string; host: string; path: string }) => (
  <p className={styles.wire}>
    <b>{method}</b> {host}
    <b>{path}</b>
  </p>
);

/** What went wrong and what helps. */
export const Why = ({ children }: { children: ReactNode }) => (
  <div className={styles.why}>{children}</div>
);

export const Quiet = ({ children }: { children: ReactNode }) => (
  <p className={styles.quiet}>{children}</p>
);
