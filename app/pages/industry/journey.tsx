import { classNames } from '#app/ui/class-names.ts';
import line from '#app/ui/line.module.css';
import { NoWidow } from '#app/ui/no-widow.tsx';
import { Section } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import type { IndustryData } from '#content/pages/industry/industry.ts';
import styles from './journey.module.css';

const StopScene = withoutHydration(() =>
  import('#app/art/industry/scenes/industry-scenes.tsx').then((module) => module.StopScene),
);

/** Numbered stops on the line; products for a stop branch off it. */
export function Journey({ industry }: { industry: IndustryData }) {
  const { lead, stops } = industry.journey;
  return (
    <Section ground="ink" heading={industry.shared.journey} lead={lead}>
      <ol className={classNames(styles.stops, line.run)} data-count={stops.length}>
        {stops.map(({ id, title, sentence, links }, index) => (
          <li key={id}>
            <div className={styles.picture}>
              <StopScene industry={industry.id} id={id} className={styles.art} />
            </div>
            <span className={styles.number}>{index + 1}</span>
            <div className={styles.text}>
              <h3>{title}</h3>
              <p>
                <NoWidow>{sentence}</NoWidow>
              </p>
            </div>
            <ul>
              {links.map(({ id: link, name, path }) => (
                <li key={link}>
                  <SiteLink to={path}>{name}</SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
