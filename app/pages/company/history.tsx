import { useState } from 'react';
import line from '#app/ui/line.module.css';
import { Section } from '#app/ui/section.tsx';
import type { CompanyData } from '#content/pages/company/company.ts';
import styles from './history.module.css';

/** A line with one stop per year; hover, focus or tap expands a year into its months. */
export function History({ company }: { company: CompanyData }) {
  const { tag, heading, lead } = company.words.history;
  const years = company.history;
  const [active, setActive] = useState(years[0]?.year);

  return (
    <Section tag={tag} heading={heading} lead={lead} className={styles.section}>
      <ol className={styles.years}>
        {years.map(({ year, content }) => (
          <li
            key={year}
            className={styles.year}
            data-active={year === active || undefined}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setActive(year)}
          >
            <h3>
              <button
                type="button"
                className={line.stop}
                aria-expanded={year === active}
                onFocus={() => setActive(year)}
                onClick={() => setActive(year)}
              >
                {year}
              </button>
            </h3>
            <svg className={styles.dots} aria-hidden="true">
              {content.map(({ month }) => (
                <circle key={month} cx={`${((month - 0.5) / 12) * 100}%`} cy="10" r="10" />
              ))}
            </svg>
            <ul className={styles.months}>
              {content.map(({ month, title, desc, descArr }) => (
                <li key={month}>
                  <span className={styles.month}>{title}</span>
                  <div>
                    {desc}
                    {descArr && (
                      <ul>
                        {descArr.map((line) => (
                          <li key={line}>{line}</li>
                        ))}
                      </ul>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
