import { useId } from 'react';
import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { deliverCallbackAgain } from '#contract/developer.ts';
import { isAccepted } from '#contract/envelope.ts';
import { AsyncSection } from '../async-section.tsx';
import { useInSession } from '../shell/use-in-session.ts';
import styles from './deliveries-part.module.css';
import { DeliveryTable } from './delivery-table.tsx';
import type { useDeliveries } from './use-deliveries.ts';

/** The last deliveries with every attempt, and how many there were in a day. */
export function DeliveriesPart({
  told: { loaded, retry, refresh },
  mayManage,
}: {
  told: ReturnType<typeof useDeliveries>;
  mayManage: boolean;
}) {
  const { deliveries: words } = useWords('consoleCallbacks');
  const formats = useFormats();
  const inSession = useInSession();
  const { submit, refused } = useSubmission(useWords('console').unreached);
  const headingId = useId();

  const again = (deliveryId: string) =>
    submit(async () => {
      const reply = await inSession(request(deliverCallbackAgain, { deliveryId }));
      if (!isAccepted(reply)) return refusedBy(reply);
      refresh();
      return undefined;
    });

  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{words.heading}</h2>
        {loaded.step === 'ready' && loaded.data.deliveries.length > 0 && (
          <p>
            {fill(words.lastDay, {
              received: formats.count(loaded.data.lastDay.received),
              waiting: formats.count(loaded.data.lastDay.waiting),
              givenUp: formats.count(loaded.data.lastDay.givenUp),
            })}
          </p>
        )}
      </div>
      {refused && <FailureNote message={refused.message} />}
      <AsyncSection loaded={loaded} onRetry={retry}>
        {({ deliveries }) =>
          deliveries.length === 0 ? (
            <p className={styles.empty}>{words.empty}</p>
          ) : (
            <>
              <DeliveryTable deliveries={deliveries} onAgain={mayManage ? again : undefined} />
              <p className={styles.schedule}>{words.schedule}</p>
            </>
          )
        }
      </AsyncSection>
    </section>
  );
}
