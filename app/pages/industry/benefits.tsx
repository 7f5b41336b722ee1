import { BenefitScene } from '#app/art/industry/scenes/industry-scenes.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { NoWidow } from '#app/ui/no-widow.tsx';
import { Section } from '#app/ui/section.tsx';
import { Tile, tileRow } from '#app/ui/tile.tsx';
import type { IndustryData } from '#content/pages/industry/industry.ts';
import styles from './benefits.module.css';

export function Benefits({ industry }: { industry: IndustryData }) {
  const { heading, lead, cards } = industry.benefits;
  return (
    <Section heading={heading} lead={lead}>
      <ul className={classNames(tileRow.three, styles.cards)} data-reveals="">
        {cards.map(({ id, title, sentence }, index) => (
          <li key={id}>
            <Tile
              picture={<BenefitScene industry={industry.id} id={id} place={index} />}
              name={title}
              sentence={<NoWidow>{sentence}</NoWidow>}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
