import styles from '../art.module.css';
import { BrandGlyph } from '../brand-glyphs.tsx';
import { route } from '../geometry.ts';
import { labelSize, Mono, monoWidth } from '../lettering.tsx';
import { Packet } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { Arrived } from './figures.tsx';
import { endX, lineY, startX, TabTile, type TabTileProps } from './tab-tile.tsx';

/** A sender with a medal: it hangs from the line by a ribbon of lanes. */
export function ViberBusinessTile({ words, className }: TabTileProps<'viberBusiness'>) {
  const size = labelSize(words.verified) + 1.5;
  const width = monoWidth(words.verified, size) + 34;
  return (
    <TabTile label={words.alternative} className={className}>
      <path className={styles.ashStroke} d={ribbon} strokeWidth="2" />
      <path className={lines.through} d={way} />
      <circle className={styles.ash} cx={medalX} cy="142" r="62" />
      <circle className={styles.paper} cx={medalX} cy="142" r="53" />
      <circle className={styles.ashStroke} cx={medalX} cy="142" r="47" strokeWidth="1.6" />
      <BrandGlyph brand="viber" x={medalX} y={138} size={52} className={styles.ink} />
      <Packet x={medalX - width / 2} y={206} width={width} height={28} className={styles.hot} />
      <Mono x={medalX - width / 2 + 12} y={211} size={size} weight={700}>
        {words.verified}
      </Mono>
      <Arrived x={366} y={lineY} />
    </TabTile>
  );
}

const [medalX, topY] = [190, 34];

const ribbon = [-3, -2, -1, 0, 1, 2, 3]
  .map((lane) => lane * 4.6)
  .map((by) => `M${160 + by} ${topY}l28 92M${220 + by} ${topY}l-28 92`)
  .join('');

const way = route(
  [
    [startX, lineY],
    [56, lineY],
    [56 + lineY - topY, topY],
    [238, topY],
    [238 + lineY - topY, lineY],
    [endX, lineY],
  ],
  22,
);
