import type { LegalSection } from '#content/pages/legal/legal.ts';
import styles from './contents.module.css';

/**
 * A line with a stop for each section. The links are plain ones: the browser then moves the focus
 * along and marks the target, which a change of the address by script does not.
 */
export function Contents({
  label,
  sections,
}: {
  label: string;
  sections: readonly Pick<LegalSection, 'id' | 'number' | 'heading'>[];
}) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <details open>
        <summary>{label}</summary>
        <ol>
          {sections.map(({ id, number, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span>{number}.</span> {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
