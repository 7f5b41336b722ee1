import { PacketLink } from '#app/ui/packet.tsx';
import { still } from '#app/ui/still.tsx';
import type { PricingData } from '#content/pages/pricing/pricing.ts';
import styles from './hero.module.css';

const HeroArt = still(() => import('./hero-art.tsx').then((module) => module.HeroArt));

export function Hero({ pricing }: { pricing: PricingData }) {
  const { eyebrow, headline, sentence } = pricing.words.hero;
  return (
    <section className={styles.hero} data-ground="ink">
      <div className={styles.text}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1>
          <span>{headline[0]}</span> <span>{headline[1]}</span>
        </h1>
        <p className={styles.sentence}>{sentence}</p>
        <PacketLink to={pricing.signUpPath} arrow>
          {pricing.words.signUp}
        </PacketLink>
      </div>
      <HeroArt picture={pricing.picture} />
    </section>
  );
}
