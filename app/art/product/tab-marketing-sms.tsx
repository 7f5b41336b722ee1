import styles from '../art.module.css';
import { route } from '../geometry.ts';
import lettering from '../lettering.module.css';
import { Sans } from '../lettering.tsx';
import { Packet } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { endX, lineY, startX, TabTile, type TabTileProps } from './tab-tile.tsx';

/** A coupon leaves for five readers at once. */
export function MarketingSmsTile({ words, className }: TabTileProps<'marketingOtp'>) {
  return (
    <TabTile label={words.alternative} className={className}>
      <path className={lines.branch} d={readers.map(way).join('')} />
      <path className={lines.through} d={`M${startX} ${lineY}H${endX}`} />
      <path className={styles.paper} d={coupon} />
      <path className={styles.inkStroke} d="M81 84V156" strokeWidth="2.4" strokeDasharray="3 5" />
      <Sans
        x={136}
        y={128}
        size={20.5}
        weight={680}
        anchor="middle"
        className={lettering.condensed}
      >
        {words.offer}
      </Sans>
      {[...readers, lineY].map((y) => (
        <Packet key={y} x={314} y={y} width={30} height={20} />
      ))}
    </TabTile>
  );
}

const readers = [32, 76, 164, 208];

/** A coupon, torn off at both ends. */
const coupon = 'M60 76H200V108a12 12 0 0 0 0 24V164H60V132a12 12 0 0 0 0-24Z';

function way(y: number): string {
  const reach = Math.abs(y - lineY);
  const bendX = reach > 60 ? 206 : 222;
  return route(
    [
      [190, lineY],
      [bendX, lineY],
      [bendX + reach, y],
      [320, y],
    ],
    16,
  );
}
