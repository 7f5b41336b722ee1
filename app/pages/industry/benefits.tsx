import { BenefitScene } from '#app/art/industry/scenes/industry-scenes.tsx';
import { Section } from '#app/ui/section.tsx';
import type { IndustryData } from '#content/pages/industry/industry.ts';
import styles from './benefits.module.css';

/** Three cards whose pictures make one line; it starts at the rail and ends in a double tick. */
export function Benefits({ industry }: { industry: IndustryData }) {
  const { heading, lead, cards } = industry.benefits;
  return (
    <Section heading={heading} lead={lead}>
      <ul className={styles.cards} data-reveals="">
        {cards.map(({ id, title, sentence }, index) => (
          <li key={id}>
            <div className={styles.picture}>
              <BenefitScene industry={industry.id} id={id} place={index} className={styles.art} />
            </div>
            <div className={styles.text}>
              <h3>{title}</h3>
              <p>{sentence}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
