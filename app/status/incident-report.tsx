import { fill } from '#content/fill.ts';
import { reportId } from '#content/status/served.ts';
import type { Incident } from '#contract/status.ts';
import { Corrected } from './corrections.tsx';
import styles from './incident-report.module.css';
import { useMomentText } from './moments.tsx';
import { RailStop } from './rail-stop.tsx';
import { useGround } from './status-ground.tsx';

const parts = ['happened', 'meant', 'cause'] as const;

/** What happened, published after the end of an incident. */
export function IncidentReport({ report }: { report: NonNullable<Incident['report']> }) {
  const { shared, inLanguage } = useGround();
  const { write } = useMomentText();
  const words = shared.report;
  return (
    <section id={reportId} className={styles.report}>
      <RailStop isArrived />
      <h2>{words.heading}</h2>
      <p className={styles.published}>
        {fill(words.published, { time: write(report.publishedAt, 'full') })}{' '}
        <Corrected at={report.correctedAt ?? undefined} />
      </p>
      {parts.map((part) => (
        <section key={part}>
          <h3>{words[part]}</h3>
          <p>{inLanguage(report[part], 'text')}</p>
        </section>
      ))}
      {report.measures.length > 0 && (
        <section>
          <h3>{words.measures}</h3>
          <ul>
            {report.measures.map((measure) => (
              <li key={measure.textEn} data-done={measure.isDone}>
                {inLanguage(measure, 'text')}
                <span data-spoken="">{measure.isDone ? words.done : words.planned}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}
