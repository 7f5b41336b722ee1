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
import { serviceImpacts } from './service-impacts.ts';
import styles from './service-row.module.css';
import { StateText } from './state-text.tsx';
import { useGround } from './status-ground.tsx';
import { StripEnds } from './strip-ends.tsx';
import { useImpactSentence } from './use-impact-sentence.ts';

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
  const { asOf, services, periods, inLanguage, recordPath } = useGround();
  const { write } = useMomentText();
  const state = stateOfCode(service.serviceStatus);
  // Only the first state opens the row: later refreshes must not override the reader.
  const [isOpenAtFirst] = useState(state !== 'fine');
  const details = useRef<HTMLDetailsElement>(null);
  const toggle = () => details.current?.toggleAttribute('open');
  // Fine again within an incident that goes on.
  const [recovered] =
    state === 'fine'
      ? incidents.flatMap((one) =>
          serviceImpacts(one, asOf).filter(
            ({ id, now }) => id === service.id && now === 'recovered',
          ),
        )
      : [];
  const name = services.find(({ id }) => id === service.id)?.name ?? service.serviceName;
  return (
    <li className={classNames(styles.row, impacts.impact)} data-state={state} data-impact={state}>
      <details ref={details} open={isOpenAtFirst}>
        <summary className={styles.head}>
          <RailStop />
          <h2>{name}</h2>
          <span className={styles.now}>
            <StateText state={state}>
              {recovered
                ? fill(words.recovered, { time: write(recovered.since) })
                : inLanguage(service, 'serviceStatusInfo')}
            </StateText>
          </span>
          <ExpandIcon className={styles.sign} />
        </summary>
        <div className={styles.body}>
          <StripEnds className={styles.ends} />
          <IncidentLinks service={service.id} incidents={incidents} words={words} />
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
  service,
  incidents,
  words,
}: {
  service: number;
  incidents: readonly Incident[];
  words: StatusWords['list'];
}) {
  const { asOf, inLanguage, incidentPath } = useGround();
  const sentenceOf = useImpactSentence();
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
              : serviceImpacts(incident, asOf)
                  .filter(({ id }) => id === service)
                  .map((one) => sentenceOf(one, false))}
          </span>
        </li>
      ))}
    </ul>
  );
}
