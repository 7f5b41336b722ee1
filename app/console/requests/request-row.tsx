import { useState } from 'react';
import { ExpandIcon } from '#app/ui/expand-icon.tsx';
import { Ring } from '#app/ui/ring.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { RequestOutline } from '#contract/requests.ts';
import { daysAgo } from '../days-ago.ts';
import { RequestDetail } from './request-detail.tsx';
import styles from './request-row.module.css';

const looks = { good: 'good', refused: 'warned', failed: 'bad' } as const;

/** A request on one line; its details load when it is opened. */
export function RequestRow({ request }: { request: RequestOutline }) {
  const { milliseconds } = useWords('consoleRequests');
  const formats = useFormats();
  const [wasOpened, setOpened] = useState(false);
  const { method, path, status, code, tookMs, madeAt } = request;
  const tone = status < 300 ? 'good' : status < 500 ? 'refused' : 'failed';
  return (
    <details
      className={styles.row}
      data-tone={tone}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>
        <span className={styles.time}>
          {daysAgo(madeAt) > 0 && <small>{formats.dayOfYear(madeAt, 'short')}</small>}
          <code>{formats.millisecond(madeAt)}</code>
        </span>
        <span className={styles.call}>
          <b>{method}</b>
          <code>{path}</code>
        </span>
        <span className={styles.status}>
          <Ring look={looks[tone]} className={styles.ring} />
          {status}
        </span>
        <code className={styles.code}>{code}</code>
        <span className={styles.took}>
          <svg width="100%" height="5" aria-hidden="true">
            <rect width="100%" height="5" />
            <rect className={styles.bar} width={`${barPercent(tookMs)}%`} height="5" />
          </svg>
          <code>{fill(milliseconds, { count: formats.count(tookMs) })}</code>
        </span>
        <ExpandIcon className={styles.sign} />
      </summary>
      {wasOpened && <RequestDetail id={request.id} />}
    </details>
  );
}

/** By the square root, so that short durations stay visible beside long ones. */
const barPercent = (ms: number): string => Math.min(100, Math.sqrt(ms) * 4.4).toFixed(1);
