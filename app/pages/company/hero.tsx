import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { HeroText, LoopLine, Hero as Section } from '#app/ui/hero.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import type { CompanyData } from '#content/pages/company/company.ts';
import styles from './hero.module.css';

const Skyline = withoutHydration(() =>
  import('#app/art/company/skyline.tsx').then((module) => module.Skyline),
);

/** The skyline stands on the line, which bends at the right margin and becomes the rail. */
export function Hero({ company }: { company: CompanyData }) {
  const { breadcrumb, here, headline, sentence, art } = company.words.hero;
  return (
    <Section className={styles.hero} data-ground="ink">
      <HeroText
        crumb={
          <Breadcrumb
            label={breadcrumb}
            steps={[{ name: company.name, path: company.homePath }, { name: here }]}
          />
        }
        headline={headline}
        sentence={sentence}
      />
      <div className={styles.scene}>
        <LoopLine />
        <Skyline city={art.city} label={art.alternative} className={styles.art} />
      </div>
    </Section>
  );
}
