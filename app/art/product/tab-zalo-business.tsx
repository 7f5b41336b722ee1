import styles from '../art.module.css';
import { BrandGlyph } from '../brand-glyphs.tsx';
import { type Point, route } from '../geometry.ts';
import { vietnamCities, vietnamLand } from '../land.generated.ts';
import { Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { endX, lineY, startX, TabTile, type TabTileProps } from './tab-tile.tsx';

/** Up the coast of Vietnam, one stop a city. */
export function ZaloBusinessTile({ words, className }: TabTileProps<'zaloBusiness'>) {
  return (
    <TabTile label={words.alternative} className={className}>
      <g transform={`translate(${land.x} ${land.y}) scale(${land.scale})`}>
        <path className={styles.land} d={vietnamLand} strokeWidth="3.6" />
      </g>
      <path className={lines.through} d={coast} />
      {[hanoi, daNang, hoChiMinhCity].map(([x, y]) => (
        <Ring key={y} x={x} y={y} r={8} weight={3} />
      ))}
      <circle className={styles.paper} cx="306" cy={lineY} r="34" />
      <BrandGlyph brand="zalo" x={306} y={lineY} size={48} className={styles.ink} />
    </TabTile>
  );
}

const land = { x: 20, y: -34, scale: 0.41 };

const onLand = ([x, y]: Point): Point => [
  Math.round(land.x + x * land.scale),
  Math.round(land.y + y * land.scale),
];
const [hanoi, daNang, hoChiMinhCity] = [
  onLand(vietnamCities.hanoi),
  onLand(vietnamCities.daNang),
  onLand(vietnamCities.hoChiMinhCity),
];

const coast = route(
  [
    [startX, lineY],
    [72, lineY],
    [72, 226],
    [hoChiMinhCity[0], 226],
    [hoChiMinhCity[0], daNang[1] + 20 + daNang[0] - hoChiMinhCity[0]],
    [daNang[0], daNang[1] + 20],
    [daNang[0], hanoi[1] + 24 + daNang[0] - hanoi[0]],
    [hanoi[0], hanoi[1] + 24],
    [hanoi[0], 20],
    [240, 20],
    [240, lineY],
    [endX, lineY],
  ],
  [20, 20, 20, 10, 10, 12, 12, 16, 20, 20],
);
