import { fill, joinBy } from '#content/fill.ts';
import type { StatusWords } from '#content/pages/status/structure.ts';
import type { Incident, Overview } from '#contract/status.ts';
import { ImpactText } from './impact-text.tsx';
import { IncidentUpdates } from './incident-updates.tsx';
import { useMomentText } from './moments.tsx';
import styles from './open-incidents.module.css';
import { RailStop } from './rail-stop.tsx';
import { SaidTitle } from './said-text.tsx';
import { type ServiceImpacts, serviceImpacts } from './service-impacts.ts';
import { Stages } from './stages.tsx';
import { StatusCard } from './status-card.tsx';
import { useGround } from './status-ground.tsx';
import { StoryLink } from './story-link.tsx';
import { useDurationText } from './use-duration-text.ts';

/** A card for each open incident; without any, a note that names the last one. */
export function OpenIncidents({
  overview: { open, lastEnded },
  words,
}: {
  overview: Overview;
  words: StatusWords['open'];
}) {
  if (open.length === 0) return <Calm last={lastEnded} words={words} />;
  return (
    <section className={styles.open}>
      <h2>
        {words.heading} <small>{open.length}</small>
      </h2>
      {open.map((incident) => (
        <OpenIncident key={incident.id} incident={incident} words={words} />
      ))}
    </section>
  );
}

const newest = 2;

function OpenIncident({ incident, words }: { incident: Incident; words: StatusWords['open'] }) {
  const { asOf, shared, counted, namesOf, incidentPath } = useGround();
  const { write, zoneOf } = useMomentText();
  const lengthOf = useDurationText();
  const { updates, startTime, impactNow, nextUpdate } = incident;
  const services = serviceImpacts(incident, asOf);
  const since = `${write(startTime)} ${zoneOf(startTime)}`;
  return (
    <StatusCard
      impact={impactNow === 'fine' ? 'recovered' : impactNow}
      packet={impactNow === 'fine' ? shared.impacts.recovered : shared.states[impactNow]}
      services={
        services.length === 1 ? joinBy(counted.names, namesOf(incident.serviceIds)) : undefined
      }
      aside={
        <>
          <p className={styles.since}>
            <time dateTime={startTime}>{fill(words.since, { time: since })}</time>
            <br />
            {fill(words.lasting, { duration: lengthOf(startTime) })}
          </p>
          {services.length > 1 && <ServicesNow services={services} />}
        </>
      }
      title={<SaidTitle titled={incident} />}
      path={incidentPath(incident.id)}
    >
      <Stages incident={incident} />
      <IncidentUpdates updates={updates.slice(0, newest)} />
      <StoryLink to={incidentPath(incident.id)}>
        {updates.length === 1 ? words.only : fill(words.more, { count: updates.length })}
      </StoryLink>{' '}
      {nextUpdate && nextUpdate > asOf && (
        <span className={styles.next}>{fill(shared.nextUpdate, { time: write(nextUpdate) })}</span>
      )}
    </StatusCard>
  );
}

/** Each service with its impact of now, or when it recovered. */
export function ServicesNow({ services }: { services: readonly ServiceImpacts[] }) {
  const { namesOf } = useGround();
  const { write } = useMomentText();
  return (
    <ul className={styles.services}>
      {services.map(({ id, now, since }) => (
        <li key={id}>
          {namesOf([id])}
          <ImpactText impact={now} text={now === 'recovered' ? write(since) : undefined} />
        </li>
      ))}
    </ul>
  );
}

function Calm({ last, words }: { last: Incident | null; words: StatusWords['open'] }) {
  const { inLanguage, incidentPath } = useGround();
  const lengthOf = useDurationText();
  return (
    <section className={styles.calm}>
      <RailStop isArrived />
      <h2>{words.calm}</h2>
      {last?.endTime && (
        <p>
          {fill(words.last, {
            ago: lengthOf(last.endTime),
            title: inLanguage(last, 'title'),
            duration: lengthOf(last.startTime, last.endTime),
          })}{' '}
          <StoryLink to={incidentPath(last.id)}>{words.history}</StoryLink>
        </p>
      )}
    </section>
  );
}
