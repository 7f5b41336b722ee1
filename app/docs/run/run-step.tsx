import type { ReactNode } from 'react';
import { DoubleTickIcon } from '#app/art/signs.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { CloseIcon } from '#app/ui/close-icon.tsx';
import { ExpandIcon } from '#app/ui/expand-icon.tsx';
import styles from './run-step.module.css';

/** `away`: no answer came; `end`: nothing follows; `next`: what can be done afterwards. */
export type RunStepState = 'done' | 'live' | 'idle' | 'refused' | 'away' | 'end' | 'next';

/** A step of a run: a ring on its line, a heading, and what there is to show. */
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
  <li className={styles.step} data-state={state}>
    <div className={styles.head}>
      <h3>
        {heading} {tag && <Tag {...tag} />}
      </h3>
      {time && <span>{time}</span>}
    </div>
    {children}
  </li>
);

/** An HTTP status or the name of an event, in the shape of a button. */
export const Tag = ({ text, isWrong }: { text: string; isWrong?: boolean }) => (
  <em className={classNames(styles.tag, isWrong && styles.wrong)}>{text}</em>
);

/** Headers and fields: a name and its value on each line. */
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
      <ExpandIcon className={styles.sign} />
      {name}
    </summary>
    {children}
  </details>
);

/** Method and address of a request; the documented path stands out from the sandbox host. */
export const Wire = ({ method, host, path }: { method: string; host: string; path: string }) => (
  <p className={styles.wire}>
    <b>{method}</b> {host}
    <b>{path}</b>
  </p>
);

/** What a signature check or a receiver said, with a double tick or a cross. */
export const Verdict = ({ isRight, children }: { isRight: boolean; children: string }) => (
  <span className={styles.verdict} data-wrong={isRight ? undefined : ''}>
    {isRight ? <DoubleTickIcon width={22} /> : <CloseIcon />}
    {children}
  </span>
);

/** Why a request failed and what helps. */
export const Why = ({ children }: { children: ReactNode }) => (
  <div className={styles.why}>{children}</div>
);

export const Quiet = ({ children }: { children: ReactNode }) => (
  <p className={styles.quiet}>{children}</p>
);
