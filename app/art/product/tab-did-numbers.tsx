import styles from '../art.module.css';
import { route } from '../geometry.ts';
import { Glyph } from '../glyph.tsx';
import grounds from '../grounds.module.css';
import { Headset } from '../icons/scenes.tsx';
import { Packet, Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { Arrived, MaskedNumber } from './figures.tsx';
import { lineY, straight, TabTile, type TabTileProps } from './tab-tile.tsx';

/** A local number in each country, one desk behind all of them. */
export function DidNumbersTile({ words, className }: TabTileProps<'globalNumber'>) {
  return (
    <TabTile label={words.alternative} className={className}>
      <path
        className={styles.lane2Stroke}
        d={quiet.map(({ y }) => way(y)).join('')}
        strokeWidth="2.4"
      />
      <path className={lines.through} d={straight} />
      {quiet.map(({ y, number }) => (
        <g key={y}>
          <Packet x={58} y={y} width={136} height={38} className={styles.ink} />
          <MaskedNumber x={71} y={y + 5} size={13} number={number} dim />
        </g>
      ))}
      <Packet x={58} y={lineY} width={136} height={40} className={styles.paper} />
      <MaskedNumber x={71} y={lineY + 5} size={13} number="+65 6••• ••••" />
      <Ring x={224} y={lineY} r={9} weight={3.4} />
      <circle className={styles.paper} cx="284" cy={lineY} r="40" />
      <g className={grounds.onPaper}>
        <Glyph icon={Headset} x={284} y={lineY} size={42} weight={1.9} />
      </g>
      <Arrived x={350} y={lineY} />
    </TabTile>
  );
}

const quiet = [
  { y: 44, number: '+31 20 ••••' },
  { y: 196, number: '+966 11 ••••' },
];

const way = (y: number): string =>
  `M-4 ${y}H60${route(
    [
      [190, y],
      [224, y],
      [224, lineY],
    ],
    24,
  )}`;
