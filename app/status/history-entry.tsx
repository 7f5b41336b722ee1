import { DoubleTickIcon } from '#app/art/signs.tsx';
import { ExpandSign } from '#app/ui/expand-sign.tsx';
import { KeptEnd } from '#app/ui/kept-end.tsx';
import type { StatusRecordWords } from '#content/pages/status-record/structure.ts';
import type { HistoryRecord } from '#contract/status.ts';
import { writeDuration } from './duration.ts';
import styles from './history-entry.module.css';
import { useInLanguage } from './in-language.ts';
import { Moment } from './moments.tsx';

/** One stop of the history. Resolved: how it ended above what happened. Open: what happens. */
export function HistoryEntry({
  record,
  words,
}: {
  record: HistoryRecord;
  words: StatusRecordWords;
}) {
  const inLanguage = useInLanguage();
  const isResolved = record.faultStatus === 1;
  const name = inLanguage(record, 'serviceStatusName');
  return (
    <details className={styles.entry} data-resolved={isResolved} open={!isResolved}>
      <summary className={styles.head}>
        <span className={styles.stop}>{isResolved && <DoubleTickIcon width={20} />}</span>
        <h2>{isResolved ? words.resolved : name}</h2>
        <span className={styles.state}>{isResolved ? words.restored : words.open}</span>
        <span className={styles.when}>
          <Moment at={record.startTime} to={isResolved ? 'day' : 'minute'} />
        </span>
        <ExpandSign className={styles.sign} />
      </summary>
      <div className={styles.blocks}>
        {isResolved && (
          <>
            <Block
              isEnd
              heading={words.resolved}
              label={words.end}
              at={record.endTime}
              text={inLanguage(record, 'repairDescription')}
            />
            {record.endTime && (
              <p className={styles.duration}>
                {writeDuration(
                  Date.parse(record.endTime) - Date.parse(record.startTime),
                  words.durations,
                )}
              </p>
            )}
          </>
        )}
        <Block
          heading={name}
          label={words.start}
          at={record.startTime}
          text={inLanguage(record, 'failureDescription')}
        />
      </div>
    </details>
  );
}

function Block({
  isEnd = false,
  heading,
  label,
  at,
  text,
}: {
  isEnd?: boolean;
  heading: string;
  label: string;
  at: string | null;
  text: string;
}) {
  return (
    <section className={styles.block}>
      <span className={styles.mark}>{isEnd && <DoubleTickIcon width={16} />}</span>
      <div className={styles.blockHead}>
        <h3>{heading}</h3>
        {at && (
          <p className={styles.when}>
            {label} <Moment at={at} />
          </p>
        )}
      </div>
      <p>
        <KeptEnd>{text}</KeptEnd>
      </p>
    </section>
  );
}
