import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { HeroText, RailTurn } from '#app/ui/hero-text.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import type { CompanyData } from '#content/pages/company/company.ts';
import styles from './hero.module.css';

const Skyline = withoutHydration(() =>
  import('#app/art/company/skyline.tsx').then((module) => module.Skyline),
);

/** The line is the ground that the city stands on; it turns at the right and becomes the rail. */
export function Hero({ company }: { company: CompanyData }) {
  const { breadcrumb, here, headline, sentence, art } = company.words.hero;
  return (
    <section className={styles.hero} data-ground="ink">
      <HeroText
        className={styles.text}
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
        <div className={styles.shelf} />
        <div className={styles.loop} />
        <RailTurn className={styles.turn} />
        <Skyline city={art.city} label={art.alternative} className={styles.art} />
      </div>
    </section>
  );
}
