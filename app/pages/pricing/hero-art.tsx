import { FareBoardNarrow, FareBoardWide } from '#app/art/pricing/fare-board.tsx';
import { RailTurn } from '#app/ui/hero-text.tsx';
import type { PricingData } from '#content/pages/pricing/pricing.ts';
import styles from './hero.module.css';

/** The board, and the way from it to the rail. */
export function HeroArt({ picture }: { picture: PricingData['picture'] }) {
  const { alternative, ...shown } = picture;
  return (
    <>
      <div className={styles.enter} />
      <div className={styles.drop} />
      <RailTurn className={styles.turn} />
      <FareBoardWide {...shown} label={alternative} className={styles.wide} />
      <FareBoardNarrow rate={shown.rate} className={styles.narrow} />
    </>
  );
}
