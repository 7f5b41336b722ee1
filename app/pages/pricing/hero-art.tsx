import { FareBoardNarrow, FareBoardWide } from '#app/art/pricing/fare-board.tsx';
import { DropLine } from '#app/ui/hero.tsx';
import type { PricingData } from '#content/pages/pricing/pricing.ts';
import styles from './hero.module.css';

/** The board and the line from it to the rail. */
export function HeroArt({ picture }: { picture: PricingData['picture'] }) {
  const { alternative, ...shown } = picture;
  return (
    <>
      <div className={styles.enter} />
      <DropLine />
      <FareBoardWide {...shown} label={alternative} className={styles.wide} />
      <FareBoardNarrow rate={shown.rate} className={styles.narrow} />
    </>
  );
}
