import { useState } from 'react';
import { Callout } from '#app/ui/callout.tsx';
import { usePolling } from '#app/ui/use-polling.ts';
import { useWords } from '#app/words/use-words.ts';
import type { GatewayState } from '#contract/developer-fields.ts';
import { minuteMs } from '#contract/time-units.ts';
import styles from './gateway-note.module.css';

/** Says that the live gateway has not read the last change, and looks until it has. */
export function GatewayNote({
  gateway,
  look,
}: {
  gateway: GatewayState | undefined;
  look: () => Promise<void>;
}) {
  const { late } = useWords('console').gateway;
  const isExpected = gateway === 'awaited' || gateway === 'late';
  return (
    <div role="status">
      {gateway === 'late' && (
        <Callout kind="warning" className={styles.note} lead={late.lead}>
          {late.sentence}
        </Callout>
      )}
      {isExpected && <Looking look={look} />}
    </div>
  );
}

function Looking({ look }: { look: () => Promise<void> }) {
  const [looks, setLooks] = useState(0);
  // What cannot be asked now is asked again.
  const again = () =>
    look()
      .catch(() => undefined)
      .then(() => setLooks((count) => count + 1));
  usePolling(() => void again(), minuteMs, looks);
  return null;
}
