import { HeroText } from '#app/ui/hero-text.tsx';
import { PacketLink } from '#app/ui/packet.tsx';
import { still } from '#app/ui/still.tsx';
import type { PricingData } from '#content/pages/pricing/pricing.ts';
import styles from './hero.module.css';

const HeroArt = still(() => import('./hero-art.tsx').then((module) => module.HeroArt));

export function Hero({ pricing }: { pricing: PricingData }) {
  const { eyebrow, headline, sentence } = pricing.words.hero;
  return (
    <section className={styles.hero} data-ground="ink">
      <HeroText
        className={styles.text}
        eyebrow={eyebrow}
        headline={headline}
        sentence={sentence}
        actions={
          <PacketLink to={pricing.signUpPath} arrow>
            {pricing.words.signUp}
          </PacketLink>
        }
      />
      <HeroArt picture={pricing.picture} />
    </section>
  );
}
