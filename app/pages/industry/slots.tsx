import { Section } from '#app/ui/section.tsx';
import type { IndustryData } from '#content/pages/industry/industry.ts';
import styles from './slots.module.css';

/**
 * Optional sections of the specification (flow, awards, vision, mission, goal); no industry has
 * them yet.
 */
export const Slots = ({ slots }: { slots: IndustryData['slots'] }) =>
  slots.map(({ id, heading, entries }) => (
    <Section key={id} heading={heading}>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </Section>
  ));
