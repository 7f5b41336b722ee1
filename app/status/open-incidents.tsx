import { fill, joinBy } from '#content/fill.ts';
import type { StatusWords } from '#content/pages/status/structure.ts';
import type { Incident, Overview } from '#contract/status.ts';
import { IncidentUpdates } from './incident-updates.tsx';
import { useMomentText } from './moments.tsx';
import styles from './open-incidents.module.css';
import { RailStop } from './rail-stop.tsx';
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
  const { shared, counted, namesOf, inLanguage, incidentPath } = useGround();
  const { write, zoneOf } = useMomentText();
  const lengthOf = useDurationText();
  const { updates, startTime, impact } = incident;
  const since = `${write(startTime)} ${zoneOf(startTime)}`;
  return (
    <StatusCard
      impact={impact}
      packet={shared.states[impact]}
      services={joinBy(counted.names, namesOf(incident.serviceIds))}
      aside={
        <p className={styles.since}>
          <time dateTime={startTime}>{fill(words.since, { time: since })}</time>
          <br />
          {fill(words.lasting, { duration: lengthOf(startTime) })}
        </p>
      }
      title={inLanguage(incident, 'title')}
      path={incidentPath(incident.id)}
    >
      <Stages incident={incident} />
      <IncidentUpdates updates={updates.slice(0, newest)} />
      <StoryLink to={incidentPath(incident.id)}>
        {updates.length === 1 ? words.only : fill(words.more, { count: updates.length })}
      </StoryLink>
    </StatusCard>
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
