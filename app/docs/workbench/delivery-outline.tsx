import { fill } from '#content/fill.ts';
import type { TryWords } from '#content/interface/try.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import { parseJson } from '../run/json.ts';
import { JsonText } from '../run/json-text.tsx';
import { lastAttempt } from '../run/run.ts';
import { Quiet } from '../run/run-step.tsx';
import styles from './detail.module.css';
import { reportedState } from './traffic.ts';

/** A callback of a request: event, outcome and body. */
export function DeliveryOutline({
  delivery,
  words,
}: {
  delivery: PracticeDelivery;
  words: TryWords['run'];
}) {
  const { event, state, attempts, body } = delivery;
  const last = lastAttempt(delivery);
  return (
    <div className={styles.outline}>
      <h3>
        {event} <small>{reportedState(delivery)}</small>
      </h3>
      <Quiet>
        {state === 'received'
          ? fill(words.taken, { status: last?.status ?? 200, count: last?.tookMs ?? 0 })
          : state === 'waiting'
            ? fill(words.nextAttempt, { number: attempts.length + 1 })
            : fill(words.givenUp, { number: attempts.length })}
      </Quiet>
      <JsonText value={parseJson(body)} />
    </div>
  );
}
