import { onDemand } from '#app/request/on-demand.ts';
import { useWords } from '#app/words/use-words.ts';
import type { LiveMessage } from '#contract/live-messages.ts';
import styles from './live-row.module.css';
import { LogRow } from './log-row.tsx';

const details = onDemand(() => import('./live-detail.tsx'));

const tones = { delivered: 'good', moving: 'moving', failed: 'failed' } as const;

/** A live message on one line. */
export function LiveRow({
  message,
  onFind,
}: {
  message: LiveMessage;
  /** Filters for a `requestId`. */
  onFind: (requestId: string) => void;
}) {
  const productNames: Readonly<Record<string, string>> = useWords('productNames');
  const { product, recipient, country, status, reason, outcome, acceptedAt, price, currency } =
    message;
  return (
    <LogRow
      tone={tones[outcome]}
      at={acceptedAt}
      what={
        <span className={styles.message}>
          <code>{recipient}</code>
          <small>
            {productNames[product] ?? product} {country !== 'ZZ' && country}
          </small>
        </span>
      }
      status={status}
      code={reason ?? ''}
      last={<code>{`${price} ${currency}`}</code>}
      details={details}
    >
      {({ LiveDetail }) => <LiveDetail message={message} onFind={onFind} />}
    </LogRow>
  );
}
