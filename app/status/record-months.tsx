import { useState } from 'react';
import { Segmented } from '#app/ui/segmented.tsx';
import type { StatusRecordWords } from '#content/pages/status-record/structure.ts';
import type { HistoryRecord, Incident } from '#contract/status.ts';
import { useMomentText } from './moments.tsx';
import { RecordEntry } from './record-entry.tsx';
import styles from './record-months.module.css';

const kinds = ['all', 'incident', 'maintenance'] as const;
type Kind = (typeof kinds)[number];
type Known = { record: HistoryRecord; incident: Incident | undefined };

/** The history by month, newest first, with a filter by kind. */
export function RecordMonths({
  history,
  incidents,
  service,
  words,
}: {
  history: readonly HistoryRecord[];
  incidents: readonly Incident[];
  /** Whose history it is. */
  service: number;
  words: StatusRecordWords;
}) {
  const [kind, setKind] = useState<Kind>('all');
  const { write } = useMomentText();
  const known: Known[] = history.map((record) => ({
    record,
    incident: incidents.find(({ id }) => id === record.incidentId),
  }));
  const ofKind = (wanted: Kind) =>
    known.filter(({ incident }) => wanted === 'all' || (incident?.kind ?? 'incident') === wanted);
  const months = Map.groupBy(ofKind(kind), ({ record }) => write(record.startTime, 'month'));
  return (
    <>
      <Segmented
        legend={words.kinds.label}
        name="kind"
        options={kinds.map((one) => ({
          value: one,
          label: words.kinds[one],
          count: String(ofKind(one).length),
        }))}
        chosen={kind}
        onChoose={setKind}
        className={styles.kinds}
      />
      {[...months].map(([month, entries]) => (
        <section key={month} className={styles.month}>
          <h2>{month}</h2>
          <ol>
            {entries.map(({ record, incident }) => (
              <li
                key={record.incidentId ?? record.startTime}
                id={`day-${record.startTime.slice(0, 10)}`}
              >
                <RecordEntry record={record} incident={incident} service={service} words={words} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
