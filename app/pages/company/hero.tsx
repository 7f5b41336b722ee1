import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { still } from '#app/ui/still.tsx';
import type { CompanyData } from '#content/pages/company/company.ts';
import styles from './hero.module.css';

const Skyline = still(() =>
  import('#app/art/company/skyline.tsx').then((module) => module.Skyline),
);

/** The line is the ground that the city stands on; it turns at the right and becomes the rail. */
export function Hero({ company }: { company: CompanyData }) {
  const { breadcrumb, here, headline, sentence, art } = company.words.hero;
  return (
    <section className={styles.hero} data-ground="ink">
      <div className={styles.text}>
        <Breadcrumb
          label={breadcrumb}
          steps={[{ name: company.name, path: company.homePath }, { name: here }]}
        />
        <h1>
          <span>{headline[0]}</span> <span>{headline[1]}</span>
        </h1>
        <p>{sentence}</p>
      </div>
      <div className={styles.scene}>
        <div className={styles.shelf} />
        <div className={styles.loop} />
        <div className={styles.turn} />
        <Skyline city={art.city} label={art.alternative} className={styles.art} />
      </div>
    </section>
  );
}
