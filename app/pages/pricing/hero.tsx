import { ButtonLink } from '#app/ui/button.tsx';
import { HeroText, Hero as Section } from '#app/ui/hero.tsx';
import { withoutHydration } from '#app/ui/without-hydration.tsx';
import type { PricingData } from '#content/pages/pricing/pricing.ts';
import styles from './hero.module.css';

const HeroArt = withoutHydration(() => import('./hero-art.tsx').then((module) => module.HeroArt));

export function Hero({ pricing }: { pricing: PricingData }) {
  const { eyebrow, headline, sentence } = pricing.words.hero;
  return (
    <Section className={styles.hero} data-ground="ink">
      <HeroText
        eyebrow={eyebrow}
        headline={headline}
        sentence={sentence}
        actions={
          <ButtonLink to={pricing.signUpPath} arrow>
            {pricing.words.signUp}
          </ButtonLink>
        }
      />
      <HeroArt picture={pricing.picture} />
    </Section>
  );
}
