import { DataTable } from '#app/ui/data-table.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import { daysAgo } from '../days-ago.ts';
import { RowButton } from '../row-button.tsx';
import { AttemptRings } from './attempt-rings.tsx';
import styles from './delivery-table.module.css';
import { useDeliveryNote } from './use-delivery-note.ts';

/** The latest deliveries, each with its attempts and the last response. */
export function DeliveryTable({
  deliveries,
  onAgain,
}: {
  deliveries: readonly PracticeDelivery[];
  onAgain: ((deliveryId: string) => void) | undefined;
}) {
  const { deliveries: words } = useWords('consoleCallbacks');
  const formats = useFormats();

  const noteOf = useDeliveryNote();

  const columns = [
    { id: 'time', head: words.columns.time },
    { id: 'event', head: words.columns.event, kind: 'name' },
    { id: 'attempts', head: words.columns.attempts },
    { id: 'answer', head: words.columns.answer },
    { id: 'actions', head: words.columns.actions, kind: 'actions' },
  ] as const;

  return (
    <DataTable
      label={words.table}
      className={styles.table}
      isStacked
      namesValues
      columns={columns}
      rows={deliveries.map((delivery) => {
        const { id, event, occurredAt, state, attempts } = delivery;
        const name = state === 'waiting' ? words.now : words.again;
        return {
          id,
          cells: {
            time: (
              <span className={styles.answer}>
                {daysAgo(occurredAt) > 0 && <span>{formats.dayOfYear(occurredAt, 'short')}</span>}
                <b>{formats.second(occurredAt)}</b>
              </span>
            ),
            event: (
              <span className={styles.event}>
                <b>{event}</b>
                <code>{id.slice(0, 8)}</code>
              </span>
            ),
            attempts: <AttemptRings state={state} attempts={attempts} />,
            answer: (
              <span className={styles.answer}>
                <b>{attempts.at(-1)?.status ?? words.none}</b>
                <span>{noteOf(delivery)}</span>
              </span>
            ),
            actions: onAgain && state !== 'received' && (
              <RowButton action={name} subject={event} onClick={() => onAgain(id)} />
            ),
          },
        };
      })}
    />
  );
}
