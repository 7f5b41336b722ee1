import type { ReactNode } from 'react';
import { DoubleTickIcon } from '#app/art/signs.tsx';
import { Ring, type RingLook } from '#app/ui/ring.tsx';
import styles from './stop-line.module.css';

type Stop = {
  id: string;
  name: string;
  note?: ReactNode;
  /** `end` is a disc with a double tick. */
  look: RingLook | 'end';
  isCurrent?: boolean;
};

/** Steps as stops of a line, horizontal or on a phone vertical; coloured up to stop `reached`. */
export const StopLine = ({ stops, reached }: { stops: readonly Stop[]; reached: number }) => (
  <ol className={styles.line}>
    {stops.map(({ id, name, note, look, isCurrent }, index) => (
      <li
        key={id}
        data-look={look}
        data-reached={index < reached || undefined}
        aria-current={isCurrent ? 'step' : undefined}
      >
        <Ring look={look === 'end' ? 'lit' : look} className={styles.ring}>
          {look === 'end' && <DoubleTickIcon width={17} />}
        </Ring>
        <b>{name}</b>
        {note && <small>{note}</small>}
      </li>
    ))}
  </ol>
);
