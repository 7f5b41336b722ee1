import { useState } from 'react';
import { Section } from '#app/ui/section.tsx';
import type { CompanyData } from '#content/pages/company/company.ts';
import styles from './history.module.css';
import months from './history-months.module.css';
import stop from './history-year.module.css';

/** A line with one stop a year; pointing at a year, focusing or tapping it opens its months. */
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
            className={stop.year}
            data-active={year === active || undefined}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setActive(year)}
          >
            <h3>
              <button
                type="button"
                aria-expanded={year === active}
                onFocus={() => setActive(year)}
                onClick={() => setActive(year)}
              >
                {year}
              </button>
            </h3>
            <ul className={months.months}>
              {content.map(({ month, title, desc, descArr }) => (
                <li key={month} data-month={month}>
                  <span className={months.month}>{title}</span>
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
