import { KeptEnd } from '#app/ui/kept-end.tsx';
import { joinBy } from '#content/fill.ts';
import type { StatusData } from '#content/pages/status/status.ts';
import type { PlannedMaintenance } from '#contract/status.ts';
import { useInLanguage } from './in-language.ts';
import { Moment } from './moments.tsx';
import styles from './planned-list.module.css';

/** Maintenance that is still ahead, the next one first. */
export function PlannedList({
  planned,
  status: { words, services, calendarPath },
}: {
  planned: readonly PlannedMaintenance[];
  status: StatusData;
}) {
  const inLanguage = useInLanguage();
  if (planned.length === 0) return null;
  const namesOf = (ids: readonly number[]) =>
    services.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <section className={styles.planned}>
      <span className={styles.ring} />
      <h2>{words.planned.heading}</h2>
      <ul>
        {planned.map((maintenance) => (
          <li key={maintenance.id}>
            <h3>{inLanguage(maintenance, 'title')}</h3>
            <p className={styles.times}>
              <Moment at={maintenance.startTime} /> – <Moment at={maintenance.endTime} />
            </p>
            <p className={styles.services}>
              {joinBy(words.list.joinedNames, namesOf(maintenance.serviceIds))}
            </p>
            <p className={styles.text}>
              <KeptEnd>{inLanguage(maintenance, 'text')}</KeptEnd>
            </p>
          </li>
        ))}
      </ul>
      <a className={styles.calendar} href={calendarPath}>
        {words.planned.calendar}
      </a>
    </section>
  );
}
