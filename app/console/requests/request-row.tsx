import { onDemand } from '#app/request/on-demand.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { RequestOutline } from '#contract/requests.ts';
import { LogRow } from './log-row.tsx';
import styles from './request-row.module.css';

const details = onDemand(() => import('./request-detail.tsx'));

/** A request on one line; its details load when it is opened. */
export function RequestRow({ request }: { request: RequestOutline }) {
  const { milliseconds } = useWords('consoleRequests');
  const formats = useFormats();
  const { id, method, path, status, code, tookMs, madeAt } = request;
  return (
    <LogRow
      tone={status < 300 ? 'good' : status < 500 ? 'refused' : 'failed'}
      at={madeAt}
      what={
        <>
          <b>{method}</b>
          <code>{path}</code>
        </>
      }
      status={status}
      code={String(code)}
      last={
        <span className={styles.took}>
          <svg width="100%" height="5" aria-hidden="true">
            <rect width="100%" height="5" />
            <rect className={styles.bar} width={`${barPercent(tookMs)}%`} height="5" />
          </svg>
          <code>{fill(milliseconds, { count: formats.count(tookMs) })}</code>
        </span>
      }
      details={details}
    >
      {({ RequestDetail }) => <RequestDetail id={id} />}
    </LogRow>
  );
}

/** By the square root, so that short durations stay visible beside long ones. */
const barPercent = (ms: number): string => Math.min(100, Math.sqrt(ms) * 4.4).toFixed(1);
