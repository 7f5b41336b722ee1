import styles from '../art.module.css';
import { BrandGlyph } from '../brand-glyphs.tsx';
import { type Point, route } from '../geometry.ts';
import { labelSize, Mono, monoWidth } from '../lettering.tsx';
import { Packet } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { Arrived } from './figures.tsx';
import { endX, lineY, startX, TabTile, type TabTileProps } from './tab-tile.tsx';

/** The line arches over the conversation; the template at its top has been approved. */
export function WhatsAppBusinessTile({ words, className }: TabTileProps<'whatsappBusiness'>) {
  const size = labelSize(words.approved) + 1.5;
  const width = monoWidth(words.approved, size) + 34;
  return (
    <TabTile label={words.alternative} className={className}>
      <path
        className={lines.lane}
        d={[0, 9, 18].map((offset) => route(under, radii, offset)).join('')}
      />
      <path className={lines.through} d={route(over, radii)} />
      <path className={styles.paper} d="M134 180V120a62 62 0 1 1 62 62H134Z" />
      <BrandGlyph brand="whatsapp" x={196} y={120} size={70} className={styles.ink} />
      <Packet x={196 - width / 2} y={36} width={width} height={28} className={styles.paper} />
      <Mono x={208 - width / 2} y={41} size={size} weight={700}>
        {words.approved}
      </Mono>
      <Arrived x={336} y={lineY} />
    </TabTile>
  );
}

const [left, right] = [108, 284];
const radii = [22, 62, 62, 22];

const arch = (y: number): Point[] => [
  [left, lineY],
  [left, y],
  [right, y],
  [right, lineY],
];
const over: Point[] = [[startX, lineY], ...arch(36), [endX, lineY]];
const under: Point[] = [[startX, lineY], ...arch(204), [endX, lineY]];
