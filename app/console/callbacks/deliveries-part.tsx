import { refusedBy, useSubmission } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { deliverCallbackAgain } from '#contract/callbacks.ts';
import { isAccepted } from '#contract/envelope.ts';
import { AsyncSection } from '../async-section.tsx';
import { ConsoleSection } from '../console-section.tsx';
import { useInSession } from '../shell/use-in-session.ts';
import styles from './deliveries-part.module.css';
import { DeliveryTable } from './delivery-table.tsx';
import type { useDeliveries } from './use-deliveries.ts';

/** The latest deliveries with their attempts, and the counts of the last 24 hours. */
export function DeliveriesPart({
  log: { loaded, retry, refresh },
  mayManage,
}: {
  log: ReturnType<typeof useDeliveries>;
  mayManage: boolean;
}) {
  const { deliveries: words } = useWords('consoleCallbacks');
  const formats = useFormats();
  const inSession = useInSession();
  const { submit, refused } = useSubmission(useWords('console').noResponse);

  const again = (deliveryId: string) =>
    submit(async () => {
      const reply = await inSession(request(deliverCallbackAgain, { deliveryId }));
      if (!isAccepted(reply)) return refusedBy(reply);
      refresh();
      return undefined;
    });

  return (
    <ConsoleSection
      id="deliveries"
      heading={words.heading}
      isApart
      aside={
        loaded.step === 'ready' &&
        loaded.data.deliveries.length > 0 && (
          <p>
            {fill(words.lastDay, {
              received: formats.count(loaded.data.lastDay.received),
              waiting: formats.count(loaded.data.lastDay.waiting),
              givenUp: formats.count(loaded.data.lastDay.givenUp),
            })}
          </p>
        )
      }
    >
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
    </ConsoleSection>
  );
}
