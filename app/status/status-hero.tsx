import type { ReactNode } from 'react';
import styles from './status-hero.module.css';

/** The head of a status page: heading, summary, and a picture or figures. */
export function StatusHero({
  crumb,
  isLong,
  heading,
  children,
  art,
  figures,
}: {
  crumb?: ReactNode;
  /** The heading is a sentence and set smaller. */
  isLong?: boolean;
  heading: ReactNode;
  children: ReactNode;
  art?: (className: string | undefined) => ReactNode;
  figures?: readonly HeroFigure[];
}) {
  return (
    <section className={styles.hero} data-ground="ink">
      <div className={styles.text}>
        {crumb}
        <h1 data-long={isLong}>{heading}</h1>
        <div className={styles.tip}>{children}</div>
      </div>
      {art?.(styles.art)}
      {figures && figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(({ label, parts }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {parts.map(({ value, unit }) => (
                  <span key={unit}>
                    {value}
                    <small data-sign={unit === '%' || undefined}>{unit}</small>{' '}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

export type HeroFigure = { label: string; parts: readonly { value: string; unit: string }[] };
