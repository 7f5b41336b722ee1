import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { HeroText, RailTurn } from '#app/ui/hero-text.tsx';
import { PacketLink } from '#app/ui/packet.tsx';
import { still } from '#app/ui/still.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import type { IndustryData } from '#content/pages/industry/industry.ts';
import styles from './banner.module.css';

const IndustryBanner = still(() =>
  import('#app/art/industry/banners/industry-banner.tsx').then((module) => module.IndustryBanner),
);

/** Objects stand on the line, which turns at the right margin and comes back to the rail. */
export function Banner({ industry }: { industry: IndustryData }) {
  const { title, sentence, alternative, art, picture } = industry.banner;
  const { menus } = useLayout().words;
  return (
    <section className={styles.banner} data-ground="paper" data-picture={picture}>
      <HeroText
        className={styles.text}
        crumb={
          <Breadcrumb
            label={industry.shared.breadcrumb}
            steps={[{ name: menus.industry }, { name: industry.name }]}
          />
        }
        headline={title}
        sentence={sentence}
        actions={
          <PacketLink to={industry.signUpPath} arrow>
            {industry.shared.start}
          </PacketLink>
        }
      />
      <div className={styles.shelf} />
      <div className={styles.loop} />
      <RailTurn className={styles.turn} />
      <IndustryBanner
        industry={industry.id}
        labels={art}
        label={alternative}
        className={styles.art}
      />
    </section>
  );
}
