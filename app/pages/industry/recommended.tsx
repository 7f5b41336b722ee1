import { ArrowIcon } from '#app/art/signs.tsx';
import { NoWidow } from '#app/ui/no-widow.tsx';
import { Section } from '#app/ui/section.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { IndustryData } from '#content/pages/industry/industry.ts';
import styles from './recommended.module.css';

/** A departures list; each row links to a product. */
export function Recommended({ industry }: { industry: IndustryData }) {
  const { lead, products } = industry.recommended;
  return (
    <Section heading={industry.shared.recommended} lead={lead}>
      <ul className={styles.list} data-reveals="">
        {products.map(({ id, name, sentence, group, path }) => (
          <li key={id}>
            <SiteLink to={path}>
              <span className={styles.name}>{name}</span>{' '}
              <span className={styles.sentence}>
                <NoWidow>{sentence}</NoWidow>
              </span>{' '}
              <span className={styles.group}>{group}</span>
              <ArrowIcon className={styles.arrow} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
