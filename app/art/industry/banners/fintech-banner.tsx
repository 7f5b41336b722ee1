import type { BannerLabels } from '#content/pages/industry/words.ts';
import styles from '../../art.module.css';
import { Glyph } from '../../glyph.tsx';
import { Lock } from '../../icons/scenes.tsx';
import { Safe } from '../../industry-objects.tsx';
import { Ring } from '../../line-signs.tsx';
import { type ArtProps, join } from '../../picture.tsx';
import { BankCard } from '../objects/devices.tsx';
import { Arrival, floorY, Live, On, Shelf, Stop, shelfY } from '../shelf.tsx';

/** The line leaves the safe through its wheel, is checked, and runs through a card to the shelf. */
export const FintechBanner = ({ labels, ...art }: Props) => (
  <Shelf {...art}>
    <On x={safeX} scale={scale}>
      <Safe />
    </On>
    <Live d={`M${safeX} ${lineY}H500`} />
    <Ring x={safeX} y={lineY} r={22} weight={9} />
    <circle className={styles.hot} cx={safeX} cy={lineY} r="8" />
    <Live d={`M592 ${lineY}V${shelfY}`} />
    <On x={592} y={lineY}>
      <BankCard />
    </On>
    <circle
      className={join(styles.hot, styles.groundStroke)}
      cx="690"
      cy={lineY - 78}
      r="34"
      strokeWidth="7"
    />
    <Glyph icon={Lock} x={690} y={lineY - 79} size={30} weight={2.4} />
    <Ring x={424} y={lineY} r={12} weight={5} />
    <Stop x={safeX} name={labels.account} />
    <Stop x={424} name={labels.checked} />
    <Arrival x={592} name={labels.paid} />
  </Shelf>
);

type Props = ArtProps & { labels: BannerLabels['industry-fintech'] };

const safeX = 214;
const scale = 0.88;
const lineY = Math.round(floorY - 168 * scale);
