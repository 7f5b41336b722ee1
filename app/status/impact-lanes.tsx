import { fill } from '#content/fill.ts';
import type { Incident } from '#contract/status.ts';
import { ImpactLane } from './impact-lane.tsx';
import styles from './impact-lanes.module.css';
import { ImpactText } from './impact-text.tsx';
import { LaneAxis } from './lane-axis.tsx';
import { useMomentText } from './moments.tsx';
import { endOf, lastedMs, type ServiceImpacts, serviceImpacts } from './service-impacts.ts';
import { useGround } from './status-ground.tsx';
import { timeAxis } from './time-axis.ts';
import { useLengthText } from './use-duration-text.ts';
import { useImpactSentence } from './use-impact-sentence.ts';

const mostLanes = 6;

/** What each service of an incident went through, a line for each along the same time axis. */
export function ImpactLanes({ incident }: { incident: Incident }) {
  const { asOf, shared, namesOf } = useGround();
  const { offsetMsAt } = useMomentText();
  const isOver = incident.phase === 'over';
  const end = endOf(incident, asOf);
  const offsetMs = offsetMsAt(incident.startTime);
  const axis = timeAxis(Date.parse(incident.startTime), Date.parse(end), offsetMs);
  const services = serviceImpacts(incident, asOf);
  const sentenceOf = useImpactSentence();
  const hidden = services.length - mostLanes;
  const { heading, course, service: serviceWord, more } = shared.impacts;
  return (
    <section className={styles.lanes}>
      <h2>{heading}</h2>
      <table>
        <thead>
          <tr>
            <th>
              <span data-spoken="">{serviceWord}</span>
            </th>
            <th>
              <span data-spoken="">{course}</span>
              <LaneAxis axis={axis} isOpen={!isOver} />
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {services.slice(0, hidden > 1 ? mostLanes : services.length).map((service) => (
            <tr key={service.id}>
              <th scope="row">{namesOf([service.id])}</th>
              <td>
                <ImpactLane service={service} axis={axis} isOver={isOver} />
                <span data-spoken="">{sentenceOf(service, isOver)}</span>
              </td>
              <td>{isOver ? <Lasted service={service} /> : <Now service={service} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 1 && <p className={styles.more}>{fill(more, { count: hidden })}</p>}
    </section>
  );
}

function Now({ service: { now, since } }: { service: ServiceImpacts }) {
  const { shared } = useGround();
  const { write } = useMomentText();
  const words = now === 'recovered' ? shared.impacts.at : shared.impacts.since;
  return (
    <p className={styles.now}>
      <ImpactText impact={now} />
      <small>{fill(words, { time: write(since) })}</small>
    </p>
  );
}

/** How long each impact lasted, the worst first. */
export function Lasted({ service }: { service: ServiceImpacts }) {
  const { shared } = useGround();
  const lengthOf = useLengthText();
  const [worst, ...others] = lastedMs(service).map(({ impact, ms }, index) => ({
    impact,
    text: fill(shared.impacts.lasted, {
      impact: index === 0 ? shared.states[impact] : shared.states[impact].toLowerCase(),
      duration: lengthOf(ms),
    }),
  }));
  return (
    <p className={styles.now}>
      {worst && <ImpactText {...worst} />}
      {others.map(({ impact, text }) => (
        <small key={impact}>{text}</small>
      ))}
    </p>
  );
}
