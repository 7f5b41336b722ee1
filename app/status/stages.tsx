import { DoubleTickIcon } from '#app/art/signs.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { reportId } from '#content/status/served.ts';
import { type IncidentState, type Stage, stages } from '#contract/incident-states.ts';
import type { Incident } from '#contract/status.ts';
import impacts from './impact.module.css';
import { Moment } from './moments.tsx';
import styles from './stages.module.css';
import { useGround } from './status-ground.tsx';

/** The stages of an incident, from investigating to resolved, as stops of a line. */
export function Stages({ incident, isLarge = false }: { incident: Incident; isLarge?: boolean }) {
  const { shared } = useGround();
  const now = order.indexOf(incident.state);
  return (
    <ol
      className={classNames(styles.stages, impacts.impact, isLarge && styles.large)}
      data-impact={incident.impactNow === 'fine' ? 'recovered' : incident.impactNow}
    >
      {stages.map((stage, index) => {
        const reached = index <= now ? reachedAt(incident, stage) : undefined;
        const step = isLarge && incident.report && index === now ? 'done' : stepOf(index, now);
        return (
          <li
            key={stage}
            data-step={step}
            aria-current={step === 'now' || step === 'end' ? 'step' : undefined}
          >
            <span className={styles.dot}>{step === 'end' && <DoubleTickIcon width={16} />}</span>
            <span className={styles.name}>{shared.stages[stage]}</span>
            {reached && (
              <span className={styles.at}>
                <Moment at={reached} />
              </span>
            )}
          </li>
        );
      })}
      {isLarge && (incident.report || incident.reportExpected) && (
        <ReportStage incident={incident} />
      )}
    </ol>
  );
}

/** After an incident that gets a report: published, or to come. */
function ReportStage({ incident: { report } }: { incident: Incident }) {
  const { shared } = useGround();
  return (
    <li data-step={report ? 'end' : 'next'} aria-current={report ? 'step' : undefined}>
      <span className={styles.dot}>{report && <DoubleTickIcon width={16} />}</span>
      <span className={styles.name}>
        {report ? <a href={`#${reportId}`}>{shared.report.heading}</a> : shared.report.heading}
      </span>
      {report && (
        <span className={styles.at}>
          <Moment at={report.publishedAt} form="date" />
        </span>
      )}
    </li>
  );
}

const order: readonly IncidentState[] = stages;

const stepOf = (index: number, now: number): 'done' | 'now' | 'next' | 'end' => {
  if (index === now) return index === stages.length - 1 ? 'end' : 'now';
  return index < now ? 'done' : 'next';
};

/** When a stage was first reported; undefined for a skipped one. */
const reachedAt = ({ updates }: Incident, stage: Stage): string | undefined =>
  updates.findLast(({ state }) => state === stage)?.time;
