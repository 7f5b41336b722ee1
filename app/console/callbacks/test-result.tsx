import { useWords } from '#app/words/use-words.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import { CodePanel } from '../developer/code-panel.tsx';
import { sentText } from './sent-text.ts';
import { TestLine } from './test-line.tsx';
import styles from './test-part.module.css';

/** How far a test callback came, and what was sent. */
export function TestResult({
  event,
  delivery,
}: {
  /** The chosen one, until the delivery is known. */
  event: string;
  delivery: PracticeDelivery | undefined;
}) {
  const { test: words } = useWords('consoleCallbacks');
  const attempt = delivery?.attempts.at(-1);
  return (
    <div className={styles.both}>
      <TestLine event={delivery?.event ?? event} attempt={attempt} />
      {delivery && attempt && (
        <CodePanel title={words.whatWeSent} text={sentText(delivery, attempt)} copy={words.copy} />
      )}
    </div>
  );
}
