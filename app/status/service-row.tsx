import { useRef, useState } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ExpandIcon } from '#app/ui/expand-icon.tsx';
import { NoWidow } from '#app/ui/no-widow.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { fill } from '#content/fill.ts';
import type { StatusWords } from '#content/pages/status/structure.ts';
import { stateOfCode } from '#content/status/states.ts';
import type { Incident, Service, ServiceDays } from '#contract/status.ts';
import { AvailabilityFigures } from './availability-figures.tsx';
import { DayStrip } from './day-strip.tsx';
import impacts from './impact.module.css';
import { useMomentText } from './moments.tsx';
import { RailStop } from './rail-stop.tsx';
import styles from './service-row.module.css';
import { StateText } from './state-text.tsx';
import { useGround } from './status-ground.tsx';
import { StripEnds } from './strip-ends.tsx';

/** A service with its last 90 days; opens to show current incidents and the link to its history. */
export function ServiceRow({
  service,
  days,
  incidents,
  words,
}: {
  service: Service;
  /** Undefined for a service that only another server knows. */
  days: ServiceDays | undefined;
  /** The current incidents of this service. */
  incidents: readonly Incident[];
  words: StatusWords['list'];
}) {
  const { services, periods, inLanguage, recordPath } = useGround();
  const state = stateOfCode(service.serviceStatus);
  // Only the first state opens the row: later refreshes must not override the reader.
  const [isOpenAtFirst] = useState(state !== 'fine');
  const details = useRef<HTMLDetailsElement>(null);
  const toggle = () => details.current?.toggleAttribute('open');
  const name = services.find(({ id }) => id === service.id)?.name ?? service.serviceName;
  return (
    <li className={classNames(styles.row, impacts.impact)} data-state={state} data-impact={state}>
      <details ref={details} open={isOpenAtFirst}>
        <summary className={styles.head}>
          <RailStop />
          <h2>{name}</h2>
          <span className={styles.now}>
            <StateText state={state}>{inLanguage(service, 'serviceStatusInfo')}</StateText>
          </span>
          <ExpandIcon className={styles.sign} />
        </summary>
        <div className={styles.body}>
          <StripEnds className={styles.ends} />
          <IncidentLinks incidents={incidents} words={words} />
          <p className={styles.description}>
            <NoWidow>{inLanguage(service, 'statusDescription')}</NoWidow>
          </p>
          {days && days.availability.length > 0 && (
            <AvailabilityFigures
              label={words.availability}
              figures={days.availability}
              words={periods}
            />
          )}
          <ButtonLink to={recordPath(service.id)} variant="outline" size="small" arrow>
            {words.records}
          </ButtonLink>
        </div>
      </details>
      {days && (
        <div className={styles.strip}>
          <DayStrip service={days} state={state} onQuietDay={toggle} />
        </div>
      )}
    </li>
  );
}

function IncidentLinks({
  incidents,
  words,
}: {
  incidents: readonly Incident[];
  words: StatusWords['list'];
}) {
  const { shared, inLanguage, incidentPath } = useGround();
  const { write, zoneOf } = useMomentText();
  const at = (moment: string) => `${write(moment)} ${zoneOf(moment)}`;
  if (incidents.length === 0) return null;
  return (
    <ul className={styles.incidents}>
      {incidents.map((incident) => (
        <li key={incident.id}>
          <SiteLink to={incidentPath(incident.id)}>{inLanguage(incident, 'title')}</SiteLink>
          <span>
            {incident.kind === 'maintenance'
              ? fill(words.until, { time: at(incident.endTime ?? incident.startTime) })
              : fill(words.stageSince, {
                  stage: shared.stages[incident.state],
                  time: at(incident.startTime),
                })}
          </span>
        </li>
      ))}
    </ul>
  );
}
