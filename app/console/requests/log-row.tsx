import { type ReactNode, useState } from 'react';
import { ExpandIcon } from '#app/ui/expand-icon.tsx';
import { Ring } from '#app/ui/ring.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { AsyncCode } from '../async-code.tsx';
import { daysAgo } from '../days-ago.ts';
import styles from './log-row.module.css';

export type Tone = 'good' | 'refused' | 'failed' | 'moving';

const looks = { good: 'good', refused: 'warned', failed: 'bad', moving: 'open' } as const;

type OnDemand<Code> = { load: () => Promise<Code>; prepare: () => void };

/** A request or a message on one line; the code of its details loads when it is opened. */
export function LogRow<Code>({
  tone,
  at,
  what,
  status,
  code,
  last,
  details,
  children,
}: {
  tone: Tone;
  at: string;
  what: ReactNode;
  status: ReactNode;
  code: string;
  last: ReactNode;
  details: OnDemand<Code>;
  children: (details: Code) => ReactNode;
}) {
  const formats = useFormats();
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className={styles.row}
      data-tone={tone}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself. */}
      <summary onPointerEnter={details.prepare} onFocus={details.prepare}>
        <span className={styles.time}>
          {daysAgo(at) > 0 && <small>{formats.dayOfYear(at, 'short')}</small>}
          <code>{formats.millisecond(at)}</code>
        </span>
        <span className={styles.what}>{what}</span>
        <span className={styles.status}>
          <Ring look={looks[tone]} className={styles.ring} />
          <span>{status}</span>
        </span>
        <code className={styles.code}>{code}</code>
        <span className={styles.last}>{last}</span>
        <ExpandIcon className={styles.sign} />
      </summary>
      {wasOpened && <AsyncCode code={details}>{children}</AsyncCode>}
    </details>
  );
}
