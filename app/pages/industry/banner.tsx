import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Hero, HeroText, LoopLine } from '#app/ui/hero.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import { useLayout } from '#app/words/use-layout.ts';
import type { IndustryData } from '#content/pages/industry/industry.ts';
import styles from './banner.module.css';

const IndustryBanner = withoutHydration(() =>
  import('#app/art/industry/banners/industry-banner.tsx').then((module) => module.IndustryBanner),
);

/** Objects stand on the line, which bends at the right margin and becomes the rail. */
export function Banner({ industry }: { industry: IndustryData }) {
  const { title, sentence, alternative, art, picture } = industry.banner;
  const { menus } = useLayout().words;
  return (
    <Hero className={styles.banner} data-ground="paper" data-picture={picture}>
      <HeroText
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
      <LoopLine />
      <IndustryBanner
        industry={industry.id}
        labels={art}
        label={alternative}
        className={styles.art}
      />
    </Hero>
  );
}
