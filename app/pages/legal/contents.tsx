import { ExpandIcon } from '#app/ui/expand-icon.tsx';
import { PlaceLink } from '#app/ui/place-link.tsx';
import type { LegalSection } from '#content/pages/legal/legal.ts';
import styles from './contents.module.css';

/** Contents as a line with a stop per section. */
export function Contents({
  label,
  sections,
}: {
  label: string;
  sections: readonly Pick<LegalSection, 'id' | 'number' | 'heading'>[];
}) {
  return (
    <nav className={styles.contents} data-only="screen" aria-label={label}>
      <details open>
        <summary>
          {label}
          <ExpandIcon className={styles.sign} />
        </summary>
        <ol>
          {sections.map(({ id, number, heading }) => (
            <li key={id}>
              <PlaceLink id={id}>
                <span>{number}.</span> {heading}
              </PlaceLink>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
