import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { HeroText, RailTurn } from '#app/ui/hero-text.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import type { IndustryData } from '#content/pages/industry/industry.ts';
import styles from './banner.module.css';

const IndustryBanner = withoutHydration(() =>
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
          <ButtonLink to={industry.signUpPath} arrow>
            {industry.shared.start}
          </ButtonLink>
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
