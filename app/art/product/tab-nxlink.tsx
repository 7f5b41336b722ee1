import styles from '../art.module.css';
import { route } from '../geometry.ts';
import { Glyph } from '../glyph.tsx';
import grounds from '../grounds.module.css';
import { Megaphone, ShoppingCart } from '../icons/scenes.tsx';
import lines from '../lines.module.css';
import { Arrived } from './figures.tsx';
import { lineY, straight, TabTile, type TabTileProps } from './tab-tile.tsx';

/** A funnel: nine contacts, three conversations, one order. */
export function NxLinkTile({ words, className }: TabTileProps<'NXLink'>) {
  return (
    <TabTile label={words.alternative} className={className} bare>
      <path className={styles.lane2Stroke} d={heard.map(listen).join('')} strokeWidth="2.4" />
      <path className={styles.ashStroke} d={talks.map(talk).join('')} strokeWidth="4" />
      <path className={lines.through} d={straight} />
      {heard.map((y) => (
        <circle key={y} className={styles.closedStop} cx="92" cy={y} r="5.5" strokeWidth="3" />
      ))}
      {[...talks, lineY].map((y) => (
        <circle key={y} className={styles.ring} cx="186" cy={y} r="11" strokeWidth="4" />
      ))}
      <circle className={styles.ring} cx="38" cy={lineY} r="24" strokeWidth="3.4" />
      <Glyph icon={Megaphone} x={38} y={lineY} size={24} />
      <circle className={styles.paper} cx="290" cy={lineY} r="34" />
      <g className={grounds.onPaper}>
        <Glyph icon={ShoppingCart} x={288} y={lineY} size={34} />
      </g>
      <Arrived x={346} y={lineY} />
    </TabTile>
  );
}

const talks = [52, 188];
const heard = [30, 52, 74, 98, 142, 166, 188, 210];

/** From one of nine to the nearest of three. */
function listen(y: number): string {
  const goal = [...talks, lineY].reduce((nearest, talkY) =>
    Math.abs(talkY - y) < Math.abs(nearest - y) ? talkY : nearest,
  );
  const reach = Math.abs(goal - y);
  if (reach === 0) return `M92 ${y}H186`;
  return route(
    [
      [92, y],
      [130, y],
      [130 + reach, goal],
      [186, goal],
    ],
    10,
  );
}

const talk = (y: number): string => {
  const reach = Math.abs(y - lineY);
  return route(
    [
      [186, y],
      [262 - reach, y],
      [262, lineY],
      [280, lineY],
    ],
    10,
  );
};
