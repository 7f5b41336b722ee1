import { WorldMap } from '#app/art/world-map.tsx';
import { Figures } from '#app/ui/figures.tsx';
import { Section } from '#app/ui/section.tsx';
import type { HomeData } from '#content/pages/home/home.ts';
import styles from './reach.module.css';

export function Reach({ home }: { home: HomeData }) {
  const { tag, heading, lead, map } = home.words.reach;
  return (
    <Section ground="ink" tag={tag} heading={heading} lead={lead} className={styles.reach}>
      <WorldMap labels={map.cities} label={map.alternative} className={styles.map} />
      <Figures figures={home.reach} />
    </Section>
  );
}
