import styles from '../art.module.css';
import { BrandGlyph } from '../brand-glyphs.tsx';
import { route } from '../geometry.ts';
import { Glyph } from '../glyph.tsx';
import { MessagesSquare } from '../icons/contact.tsx';
import { Packet } from '../line-signs.tsx';
import lines from '../lines.module.css';
import type { ArtProps } from '../picture.tsx';
import { lineY, Tile } from './tile.tsx';

/** The line splits into four channels and joins again. */
export function ConversationTile(art: ArtProps) {
  return (
    <Tile {...art} ground="hot">
      <path className={lines.branch} d={channels.map(({ y }) => channelWay(y)).join('')} />
      <path className={lines.through} d={`M-4 ${lineY}H${splitX}M${joinX} ${lineY}H404`} />
      {channels.map(({ y, x, answer }) => (
        <g key={y}>
          <Packet x={x - 20} y={y} width={42} height={40} className={styles.ink} />
          <Packet x={x + 36} y={y} width={answer} height={22} className={styles.paper} />
        </g>
      ))}
      <Glyph icon={MessagesSquare} x={158} y={42} size={19} paper />
      <BrandGlyph brand="whatsapp" x={172} y={94} size={20} className={styles.paper} />
      <BrandGlyph brand="viber" x={172} y={146} size={20} className={styles.paper} />
      <BrandGlyph brand="zalo" x={158} y={198} size={24} className={styles.paper} />
      <circle
        className={`${styles.paper} ${styles.inkStroke}`}
        cx="34"
        cy={lineY}
        r="8"
        strokeWidth="3"
      />
      <circle className={styles.ink} cx="336" cy={lineY} r="8" />
    </Tile>
  );
}

const splitX = 62;
const joinX = 316;

const channels = [
  { y: 42, x: 160, answer: 38 },
  { y: 94, x: 174, answer: 62 },
  { y: 146, x: 174, answer: 46 },
  { y: 198, x: 160, answer: 34 },
];

function channelWay(y: number): string {
  const reach = Math.abs(y - lineY);
  return route(
    [
      [splitX - 20, lineY],
      [splitX, lineY],
      [splitX + reach, y],
      [joinX - reach, y],
      [joinX, lineY],
      [joinX + 20, lineY],
    ],
    14,
  );
}
