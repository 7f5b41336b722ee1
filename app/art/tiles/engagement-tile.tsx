import styles from '../art.module.css';
import { Glyph } from '../glyph.tsx';
import { Bot, Headset, Megaphone, ShoppingCart } from '../icons/scenes.tsx';
import { Packet, Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import type { ArtProps } from '../picture.tsx';
import { lineY, Tile } from './tile.tsx';

/** The line goes round the customer: campaign, agent, cart and call center. */
export function EngagementTile(art: ArtProps) {
  return (
    <Tile {...art} ground="paper2">
      <circle
        className={styles.figureStroke}
        cx="200"
        cy={lineY}
        r="92"
        strokeWidth="1.5"
        strokeDasharray="2 6"
      />
      <path
        className={lines.through}
        d="M-4 120H130a70 70 0 0 1 140 0a70 70 0 0 1-140 0M270 120H404"
      />
      <g transform={`translate(200 ${lineY})`}>
        <circle className={styles.figure} r="50" />
        <circle className={styles.paper} cy="-12" r="17" />
        <path className={styles.paper} d="M-30 40A34 34 0 0 1 30 40A50 50 0 0 1-30 40Z" />
      </g>
      {stops.map(({ icon, x, y }) => (
        <g key={`${x} ${y}`}>
          <Ring x={x} y={y} r={19} weight={3} />
          <Glyph icon={icon} x={x} y={y} size={18} />
        </g>
      ))}
      <Ring x={52} y={lineY} r={8} weight={3} />
      <Packet x={316} y={lineY} width={27} height={18} />
    </Tile>
  );
}

const stops = [
  { icon: Megaphone, x: 200, y: 50 },
  { icon: Bot, x: 270, y: 120 },
  { icon: ShoppingCart, x: 200, y: 190 },
  { icon: Headset, x: 130, y: 120 },
];
