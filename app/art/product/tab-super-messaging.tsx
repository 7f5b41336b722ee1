import styles from '../art.module.css';
import { type Brand, BrandGlyph } from '../brand-glyphs.tsx';
import { route } from '../geometry.ts';
import { Glyph } from '../glyph.tsx';
import grounds from '../grounds.module.css';
import { MessagesSquare } from '../icons/contact.tsx';
import lines from '../lines.module.css';
import { Hub } from './figures.tsx';
import { endX, lineY, startX, TabTile, type TabTileProps } from './tab-tile.tsx';

/** Four chat apps, one service behind them. */
export function SuperMessagingTile({ words, className }: TabTileProps<'superMessaging'>) {
  return (
    <TabTile label={words.alternative} className={className}>
      <path className={lines.branch} d={[chatY, ...apps.map(({ y }) => y)].map(way).join('')} />
      <path
        className={lines.through}
        d={`M${startX} ${lineY}H${splitX - 14}M${hubX} ${lineY}H${endX}`}
      />
      {[chatY, ...apps.map(({ y }) => y)].map((y) => (
        <circle key={y} className={styles.paper} cx={appX} cy={y} r="24" />
      ))}
      <g className={grounds.onPaper}>
        <Glyph icon={MessagesSquare} x={appX} y={chatY} size={25} />
      </g>
      {apps.map(({ brand, y }) => (
        <BrandGlyph
          key={brand}
          brand={brand}
          x={appX}
          y={y}
          size={brand === 'zalo' ? 33 : 27}
          className={styles.ink}
        />
      ))}
      <Hub x={hubX} y={lineY} r={34} />
    </TabTile>
  );
}

const [splitX, appX, hubX, chatY] = [66, 138, 296, 33];

const apps: { brand: Brand; y: number }[] = [
  { brand: 'whatsapp', y: 91 },
  { brand: 'viber', y: 149 },
  { brand: 'zalo', y: 207 },
];

/** A branch: upright from the split, then at 45 degrees into the service. */
function way(y: number): string {
  const reach = Math.abs(y - lineY);
  return route(
    [
      [40, lineY],
      [splitX, lineY],
      [splitX, y],
      [hubX - 24 - reach, y],
      [hubX - 24, lineY],
      [hubX, lineY],
    ],
    [14, 14, 16, 8],
  );
}
