import { BrandIcon } from '#app/art/brand-glyphs.tsx';
import { Section } from '#app/ui/section.tsx';
import type { BadgeId } from '#content/brand-shape.ts';
import type { HomeData } from '#content/pages/home/home.ts';
import styles from './partner-strip.module.css';

export function PartnerStrip({ home }: { home: HomeData }) {
  if (home.badges.length === 0) return null;
  return (
    <Section className={styles.section}>
      <div className={styles.strip} data-reveals="">
        <h2>{home.words.partners.heading}</h2>
        <ul>
          {home.badges.map(({ id, name, tier, highest }) => (
            <li key={id}>
              <span className={styles.logo}>
                <Logo id={id} name={name} />
              </span>
              <span className={styles.tier} data-highest={highest || undefined}>
                {tier}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Zalo's logo is its name; the associations have no logo here. */
function Logo({ id, name }: { id: BadgeId; name: string }) {
  if (id === 'zalo')
    return (
      <>
        <BrandIcon brand="zalo" size={58} />
        <span data-spoken="">{name}</span>
      </>
    );
  if (id === 'viber' || id === 'whatsapp')
    return (
      <>
        <BrandIcon brand={id} size={30} />
        {name}
      </>
    );
  return <span className={styles.letters}>{name}</span>;
}
