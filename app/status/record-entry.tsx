import { DoubleTickIcon } from '#app/art/signs.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ExpandIcon } from '#app/ui/expand-icon.tsx';
import { NoWidow } from '#app/ui/no-widow.tsx';
import { fill } from '#content/fill.ts';
import type { StatusRecordWords } from '#content/pages/status-record/structure.ts';
import type { HistoryRecord, Incident } from '#contract/status.ts';
import impacts from './impact.module.css';
import { ImpactLane } from './impact-lane.tsx';
import { Lasted } from './impact-lanes.tsx';
import { IncidentUpdates } from './incident-updates.tsx';
import { LaneAxis } from './lane-axis.tsx';
import { MaintenanceWindow } from './maintenance-window.tsx';
import { Moment, useMomentText } from './moments.tsx';
import { RailStop } from './rail-stop.tsx';
import styles from './record-entry.module.css';
import { endOf, type ServiceImpacts, serviceImpacts } from './service-impacts.ts';
import { StateText } from './state-text.tsx';
import { useGround } from './status-ground.tsx';
import { StoryLink } from './story-link.tsx';
import { timeAxis } from './time-axis.ts';
import { useDurationText, useLengthText } from './use-duration-text.ts';
import { useImpactSentence } from './use-impact-sentence.ts';

/** One incident of the history. Resolved ones show how it ended above what happened. */
export function RecordEntry({
  record,
  incident,
  service,
  words,
}: {
  record: HistoryRecord;
  /** Undefined for a record that only another server knows. */
  incident: Incident | undefined;
  /** Whose history it is. */
  service: number;
  words: StatusRecordWords;
}) {
  const { asOf, shared, inLanguage, incidentPath } = useGround();
  const services = incident ? serviceImpacts(incident, asOf) : [];
  const own = services.find(({ id }) => id === service);
  const impact = own?.worst ?? 'degraded';
  const lengthOf = useDurationText();
  const lengthText = useLengthText();
  const isResolved = record.faultStatus === 1;
  const title = inLanguage(record, 'serviceStatusName');
  const { startTime, endTime } = record;
  const decryptText = incident ? shared.stages[incident.state] : words.openState;
  const stateText = isResolved ? words.restored : decryptText;
  const affectedMs = own?.spans.reduce(
    (sum, { from, to }) => sum + Date.parse(to) - Date.parse(from),
    0,
  );
  const affected = affectedMs ? lengthText(affectedMs) : lengthOf(startTime, endTime ?? asOf);
  const length = isResolved ? affected : fill(words.soFar, { duration: affected });
  return (
    <details
      className={classNames(styles.entry, impacts.impact)}
      data-resolved={isResolved}
      data-impact={impact}
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
          {incident && <StateText state={impact}>{shared.states[impact]}</StateText>}
          <span className={styles.when}>
            <Moment at={startTime} form="full" />
          </span>
          <span className={styles.length}>{length}</span>
        </span>
        <ExpandIcon className={styles.sign} />
      </summary>
      <div className={styles.blocks}>
        {incident?.kind === 'incident' && own && <OwnCourse incident={incident} own={own} />}
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
        {services.length > 1 && (
          <OtherServices others={services.filter(({ id }) => id !== service)} words={words} />
        )}
        {incident && (
          <p className={styles.story}>
            <StoryLink to={incidentPath(incident.id)}>{words.story}</StoryLink>
          </p>
        )}
      </div>
    </details>
  );
}

/** What the service itself went through, as a lane and in words. */
function OwnCourse({ incident, own }: { incident: Incident; own: ServiceImpacts }) {
  const { asOf } = useGround();
  const { offsetMsAt } = useMomentText();
  const sentenceOf = useImpactSentence();
  const isOver = incident.phase === 'over';
  const [from, to] = [incident.startTime, endOf(incident, asOf)].map(Date.parse);
  const axis = timeAxis(from ?? 0, to ?? 0, offsetMsAt(incident.startTime));
  return (
    <div className={styles.course}>
      <LaneAxis axis={axis} isOpen={!isOver} />
      <ImpactLane service={own} axis={axis} isOver={isOver} />
      <p>{sentenceOf(own, isOver)}</p>
    </div>
  );
}

function OtherServices({
  others,
  words,
}: {
  others: readonly ServiceImpacts[];
  words: StatusRecordWords;
}) {
  const { namesOf } = useGround();
  return (
    <ul className={styles.others} aria-label={words.others}>
      <li>{words.others}</li>
      {others.map((service) => (
        <li key={service.id}>
          <b>{namesOf([service.id])}</b>
          <Lasted service={service} />
        </li>
      ))}
    </ul>
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
