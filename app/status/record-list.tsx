import { Callout } from '#app/ui/callout.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { PacketLink } from '#app/ui/packet.tsx';
import { fill } from '#content/fill.ts';
import type { StatusRecordData } from '#content/pages/status-record/status-record.ts';
import type { HistoryRecord } from '#contract/status.ts';
import { AvailabilityFigures } from './availability-figures.tsx';
import { FollowLinks } from './follow-links.tsx';
import { HistoryEntry } from './history-entry.tsx';
import { LoadNotes } from './load-notes.tsx';
import { ownZone } from './moments.tsx';
import { NoRecords } from './no-records.tsx';
import styles from './record-list.module.css';
import type { Overview } from './status-board.tsx';
import type { Fresh } from './use-fresh.ts';

/** The history of one service, or why there is none to show. */
export function RecordList({
  record: { words, shared, periods, status },
  service,
  fresh,
  isUnknown,
  overview,
  onRetry,
}: {
  record: StatusRecordData;
  service: StatusRecordData['services'][number] | undefined;
  fresh: Fresh<HistoryRecord[]>;
  isUnknown: boolean;
  overview: Fresh<Overview>;
  onRetry: () => void;
}) {
  if (isUnknown && fresh.step === 'failed')
    return (
      <div className={styles.unknown}>
        <h2>{words.unknown.heading}</h2>
        <p>{fresh.refusal?.msg}</p>
        <PacketLink to={status.path} arrow>
          {words.unknown.back}
        </PacketLink>
      </div>
    );
  // All at once: what comes later would push away what is being read.
  if (fresh.step === 'loading' || overview.step === 'loading')
    return <Loader label={words.loading} />;
  const more = overview.step === 'ready' ? overview.data : undefined;
  const figures = more?.services.find(({ id }) => id === service?.id)?.availability ?? [];
  const records = fresh.step === 'ready' ? fresh.data : [];
  return (
    <>
      {more?.sample && records.length > 0 && (
        <Callout className={styles.sample ?? ''} lead={shared.sample.heading}>
          {shared.sample.sentence}
        </Callout>
      )}
      <div className={styles.notes}>
        <LoadNotes fresh={fresh} words={shared} onRetry={onRetry} />
      </div>
      {fresh.step === 'ready' && records.length === 0 && <NoRecords {...words.empty} />}
      {records.length > 0 && (
        <ol className={styles.list}>
          {records.map((entry) => (
            <li key={`${entry.startTime} ${entry.serviceStatusNameEn}`}>
              <HistoryEntry record={entry} words={words} />
            </li>
          ))}
        </ol>
      )}
      {service && (
        <div className={styles.foot}>
          {figures.length > 0 && (
            <div>
              <h2>{words.availability}</h2>
              <AvailabilityFigures label={words.availability} figures={figures} words={periods} />
            </div>
          )}
          <div>
            <h2>{words.feedsLabel}</h2>
            <FollowLinks label={words.feedsLabel} links={service.feeds} />
          </div>
          {records.length > 0 && (
            <p className={styles.zone}>{fill(shared.zone, { zone: ownZone() })}</p>
          )}
        </div>
      )}
    </>
  );
}
