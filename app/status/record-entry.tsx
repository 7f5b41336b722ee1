import { DoubleTickIcon } from '#app/art/signs.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ExpandIcon } from '#app/ui/expand-icon.tsx';
import { NoWidow } from '#app/ui/no-widow.tsx';
import { fill } from '#content/fill.ts';
import type { StatusRecordWords } from '#content/pages/status-record/structure.ts';
import type { HistoryRecord, Incident } from '#contract/status.ts';
import impacts from './impact.module.css';
import { IncidentUpdates } from './incident-updates.tsx';
import { MaintenanceWindow } from './maintenance-window.tsx';
import { Moment } from './moments.tsx';
import { RailStop } from './rail-stop.tsx';
import styles from './record-entry.module.css';
import { StateText } from './state-text.tsx';
import { useGround } from './status-ground.tsx';
import { StoryLink } from './story-link.tsx';
import { useDurationText } from './use-duration-text.ts';

/** One incident of the history. Resolved ones show how it ended above what happened. */
export function RecordEntry({
  record,
  incident,
  words,
}: {
  record: HistoryRecord;
  /** Undefined for a record that only another server knows. */
  incident: Incident | undefined;
  words: StatusRecordWords;
}) {
  const { shared, inLanguage, incidentPath } = useGround();
  const lengthOf = useDurationText();
  const isResolved = record.faultStatus === 1;
  const title = inLanguage(record, 'serviceStatusName');
  const { startTime, endTime } = record;
  const decryptText = incident ? shared.stages[incident.state] : words.openState;
  const stateText = isResolved ? words.restored : decryptText;
  const length = endTime
    ? lengthOf(startTime, endTime)
    : fill(words.soFar, { duration: lengthOf(startTime) });
  return (
    <details
      className={classNames(styles.entry, impacts.impact)}
      data-resolved={isResolved}
      data-impact={incident?.impact ?? 'degraded'}
      open={!isResolved}
    >
      <summary className={styles.head}>
        <RailStop isArrived={isResolved} />
        {isResolved ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <h3 className={styles.title}>{title}</h3>
        )}
        <span className={styles.stage}>
          {isResolved && <h3>{words.resolved}</h3>}
          <span>{stateText}</span>
        </span>
        <span className={styles.facts}>
          {incident && (
            <StateText state={incident.impact}>{shared.states[incident.impact]}</StateText>
          )}
          <span className={styles.when}>
            <Moment at={startTime} form="full" />
          </span>
          <span className={styles.length}>{length}</span>
        </span>
        <ExpandIcon className={styles.sign} />
      </summary>
      <div className={styles.blocks}>
        {isResolved && (
          <Block
            isEnd
            heading={words.resolved}
            label={words.end}
            at={endTime}
            text={inLanguage(record, 'repairDescription')}
          />
        )}
        <Block
          heading={title}
          label={words.start}
          at={startTime}
          text={inLanguage(record, 'failureDescription')}
          incident={incident}
        />
        {incident && (
          <p className={styles.story}>
            <StoryLink to={incidentPath(incident.id)}>{words.story}</StoryLink>
          </p>
        )}
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
  incident,
}: {
  isEnd?: boolean;
  heading: string;
  label: string;
  at: string | null;
  text: string;
  incident?: Incident | undefined;
}) {
  const isWindow = incident?.kind === 'maintenance' && incident.endTime;
  const said = incident?.updates.filter(({ state }) => state !== 'resolved') ?? [];
  return (
    <section className={styles.block}>
      <span className={styles.mark}>{isEnd && <DoubleTickIcon width={16} />}</span>
      <div className={styles.blockHead}>
        <h4>{heading}</h4>
        {at && (
          <p className={styles.when}>
            {label} <Moment at={at} form="full" withZone />
          </p>
        )}
      </div>
      {isWindow && <MaintenanceWindow from={incident.startTime} to={isWindow} />}
      {incident && said.length > 1 ? (
        <IncidentUpdates updates={said} />
      ) : (
        <p>
          <NoWidow>{text}</NoWidow>
        </p>
      )}
    </section>
  );
}
