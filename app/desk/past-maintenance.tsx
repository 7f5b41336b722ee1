import { SaidTitle } from '#app/status/said-text.tsx';
import { useGround } from '#app/status/status-ground.tsx';
import { useDurationText } from '#app/status/use-duration-text.ts';
import { RowTable } from '#app/ui/row-table.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import { deskPages } from '#contract/desk.ts';
import type { DeskMaintenance } from '#contract/desk-maintenance.ts';
import styles from './desk.module.css';
import own from './incidents.module.css';
import { useWindowText } from './use-plan.ts';

/** Maintenance that is over, and how it differed from its plan. */
export function PastMaintenance({ over }: { over: readonly DeskMaintenance[] }) {
  const words = useWords('deskMaintenance');
  const { counted, namesOf } = useGround();
  const lengthOf = useDurationText();
  const windowOf = useWindowText();
  const differenceOf = ({ state, startTime, endTime, plannedEnd }: DeskMaintenance): string => {
    if (!endTime || endTime === plannedEnd) return words.asPlanned;
    if (endTime <= startTime) return words.cancelled;
    if (endTime > plannedEnd)
      return fill(words.longer, { duration: lengthOf(plannedEnd, endTime) });
    const shorter = state === 'cancelled' ? words.shorter : words.early;
    return fill(shorter, { duration: lengthOf(endTime, plannedEnd) });
  };
  return (
    <RowTable
      className={styles.table}
      label={words.over}
      heads={words.columns}
      rows={over}
      cells={(one) => ({
        over: (
          <b>
            <SaidTitle titled={one} />
          </b>
        ),
        services: joinBy(counted.names, namesOf(one.serviceIds)),
        window: windowOf(one.startTime, one.plannedEnd),
        plan: <span className={styles.quiet}>{differenceOf(one)}</span>,
        actions: (
          <SiteLink className={own.link} to={`${deskPages.maintenance.path}/${one.id}`}>
            {words.show}
          </SiteLink>
        ),
      })}
    />
  );
}
