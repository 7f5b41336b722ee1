import { DoubleTickIcon } from '#app/art/signs.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { fill, joinBy } from '#content/fill.ts';
import type { StatusWords } from '#content/pages/status/structure.ts';
import type { Incident, Overview } from '#contract/status.ts';
import { useMomentText } from './moments.tsx';
import styles from './open-incidents.module.css';
import { SaidUpdates } from './said-updates.tsx';
import { Stages } from './stages.tsx';
import { StatusCard } from './status-card.tsx';
import { useGround } from './status-ground.tsx';
import { useLength } from './use-length.ts';

/** What lasts, a card each; or that nothing does, and what did last. */
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
  const lengthOf = useLength();
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
      <SaidUpdates updates={updates.slice(0, newest)} />
      <SiteLink className={styles.more} to={incidentPath(incident.id)}>
        {updates.length === 1 ? words.only : fill(words.more, { count: updates.length })}
      </SiteLink>
    </StatusCard>
  );
}

function Calm({ last, words }: { last: Incident | null; words: StatusWords['open'] }) {
  const { inLanguage, incidentPath } = useGround();
  const lengthOf = useLength();
  return (
    <section className={styles.calm}>
      <span className={styles.arrived}>
        <DoubleTickIcon width={20} />
      </span>
      <h2>{words.calm}</h2>
      {last?.endTime && (
        <p>
          {fill(words.last, {
            ago: lengthOf(last.endTime),
            title: inLanguage(last, 'title'),
            duration: lengthOf(last.startTime, last.endTime),
          })}{' '}
          <SiteLink className={styles.more} to={incidentPath(last.id)}>
            {words.history}
          </SiteLink>
        </p>
      )}
    </section>
  );
}
