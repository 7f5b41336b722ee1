import { type ReactNode, useId } from 'react';
import { Ring, type RingLook } from '#app/ui/ring.tsx';
import styles from './line-part.module.css';

/** A line of stops that runs down; coloured where the messages are live. */
export function LinePart({
  heading,
  aside,
  isLive = false,
  children,
}: {
  heading: string;
  aside?: string;
  isLive?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id} data-live={isLive || undefined}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {aside && <p>{aside}</p>}
      </div>
      <ol className={styles.line}>{children}</ol>
    </section>
  );
}

/** A request or a message, and beside it what became of it. */
export const LineStop = ({
  look,
  name,
  recipient,
  code,
  note,
  children,
}: {
  look: RingLook;
  name?: string;
  /** In place of a name. */
  recipient?: string | undefined;
  code?: string;
  note?: string | undefined;
  children?: ReactNode;
}) => (
  <li className={styles.stop}>
    <Ring look={look} className={styles.ring} />
    <div className={styles.who}>
      {recipient ? <b className={styles.recipient}>{recipient}</b> : <b>{name}</b>}
      {code && <code>{code}</code>}
      {note && <small>{note}</small>}
    </div>
    {children}
  </li>
);
