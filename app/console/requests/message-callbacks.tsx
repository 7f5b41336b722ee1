import { useWords } from '#app/words/use-words.ts';
import type { MessageCallback } from '#contract/requests.ts';
import { AttemptRings } from '../callbacks/attempt-rings.tsx';
import { useDeliveryNote } from '../callbacks/use-delivery-note.ts';
import styles from './message-callbacks.module.css';

/** The callbacks about a message: a ring per attempt, and the last response. */
export function MessageCallbacks({ callbacks }: { callbacks: readonly MessageCallback[] }) {
  const { deliveries: words } = useWords('consoleCallbacks');
  const noteOf = useDeliveryNote();
  return (
    <ul className={styles.callbacks}>
      {callbacks.map((callback) => (
        <li key={callback.id}>
          <b>{callback.event}</b>
          <AttemptRings state={callback.state} attempts={callback.attempts} />
          <span>
            <code>{callback.attempts.at(-1)?.status ?? words.none}</code> {noteOf(callback)}
          </span>
        </li>
      ))}
    </ul>
  );
}
