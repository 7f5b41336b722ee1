import { DoubleTickIcon } from '#app/art/signs.tsx';
import { Filled } from '#app/words/filled.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import { causeOf, isConnected } from './delivery-cause.ts';
import styles from './test-line.module.css';

type Attempt = PracticeDelivery['attempts'][number];

/** The progress of a test callback: sent, connected, answered; or where and why it failed. */
export function TestLine({ event, attempt }: { event: string; attempt: Attempt | undefined }) {
  const { test: words, causes } = useWords('consoleCallbacks');
  if (!attempt)
    return (
      <div className={styles.line} data-state="waiting" role="status">
        <ol>
          <Stop state="done" name={words.sent} note={event} />
          <Stop state="next" name={words.connected} />
          <Stop state="next" name={words.answer} />
        </ol>
        <p>{words.waiting}</p>
      </div>
    );
  const cause = causeOf(attempt);
  const isThere = isConnected(attempt);
  const took = fill(words.tookMs, { count: attempt.tookMs });
  const answered = attempt.status && fill(words.answered, { status: attempt.status });
  const lead = cause ? answered : words.received;
  const rest = cause ? causes[cause].long : fill(words.took, { count: attempt.tookMs });
  return (
    <div
      className={styles.line}
      data-state={cause ? 'failed' : 'received'}
      role={cause ? 'alert' : 'status'}
    >
      <ol>
        <Stop state="done" name={words.sent} note={event} />
        <Stop
          state={isThere ? 'done' : 'failed'}
          name={isThere ? words.connected : words.notConnected}
          note={cause && !isThere ? causes[cause].short : undefined}
        />
        <Stop
          state={!isThere ? 'next' : cause ? 'failed' : 'end'}
          name={attempt.status ? String(attempt.status) : words.none}
          note={!isThere ? undefined : cause ? causes[cause].short : took}
        />
      </ol>
      <p>
        <Filled text={lead ? words.joined : '{rest}'} values={{ lead: <b>{lead}</b>, rest }} />
      </p>
    </div>
  );
}

const Stop = ({
  state,
  name,
  note,
}: {
  state: 'done' | 'next' | 'failed' | 'end';
  name: string;
  note?: string | undefined;
}) => (
  <li data-state={state}>
    {state === 'end' && (
      <span className={styles.disc}>
        <DoubleTickIcon width={18} />
      </span>
    )}
    <b>{name}</b>
    {note && <small>{note}</small>}
  </li>
);
