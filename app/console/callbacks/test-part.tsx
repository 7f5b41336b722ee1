import { useState } from 'react';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { onDemand } from '#app/request/on-demand.ts';
import actions from '#app/ui/actions.module.css';
import { Button } from '#app/ui/button.tsx';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { SelectBox } from '#app/ui/select-box.tsx';
import { useWords } from '#app/words/use-words.ts';
import { sendTestCallback } from '#contract/callbacks.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import { isAccepted } from '#contract/envelope.ts';
import { AsyncCode } from '../async-code.tsx';
import { ConsoleSection } from '../console-section.tsx';
import { useInSession } from '../shell/use-in-session.ts';
import styles from './test-part.module.css';

const result = onDemand(() => import('./test-result.tsx'));

/** Sends the documented example of an event to the saved URL and shows the result. */
export function TestPart({
  events,
  deliveries,
  isSaved,
  onSent,
}: {
  events: readonly string[];
  deliveries: readonly PracticeDelivery[];
  /** A URL is saved and its field has no unsaved input. */
  isSaved: boolean;
  onSent: () => void;
}) {
  const { test: words } = useWords('consoleCallbacks');
  const inSession = useInSession();
  const { submit, isBusy, refused } = useSubmission(useWords('console').noResponse);
  const [event, setEvent] = useState(events[0] ?? '');
  const [sent, setSent] = useState<string>();

  const send = () =>
    submit(async () => {
      const reply = await inSession(request(sendTestCallback, { event }));
      if (!isAccepted(reply)) return refusedBy(reply);
      setSent(reply.data.deliveryId);
      onSent();
      return undefined;
    });

  const name = () => {
    if (!isSaved) return words.saveFirst;
    if (isBusy) return words.sending;
    return sent ? words.again : words.send;
  };

  return (
    <ConsoleSection
      id="callback-test"
      heading={words.heading}
      isApart
      aside={
        <div className={actions.actions}>
          <SelectBox
            label={words.event}
            isLabelSpoken
            value={event}
            options={events.map((known) => ({ value: known, name: known }))}
            onChoose={setEvent}
          />
          <Button
            variant="ink"
            size="small"
            disabled={!isSaved}
            aria-disabled={isBusy || undefined}
            onPointerEnter={result.prepare}
            onFocus={result.prepare}
            onClick={send}
          >
            {name()}
          </Button>
        </div>
      }
    >
      {refused && <FailureNote message={refused.message} />}
      {sent === undefined ? (
        <p className={styles.about}>{words.about}</p>
      ) : (
        <AsyncCode code={result}>
          {({ TestResult }) => (
            <TestResult event={event} delivery={deliveries.find(({ id }) => id === sent)} />
          )}
        </AsyncCode>
      )}
    </ConsoleSection>
  );
}
