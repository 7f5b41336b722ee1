import styles from '../art.module.css';
import { route } from '../geometry.ts';
import { labelSize, Mono } from '../lettering.tsx';
import { Packet } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { join } from '../picture.tsx';
import { packetPath } from '../shapes.ts';
import { Arrived, MaskedNumber } from './figures.tsx';
import { lineY, straight, TabTile, type TabTileProps } from './tab-tile.tsx';

/** Five numbers are checked, one is in service. */
export function NumberCheckTile({ words, className }: TabTileProps<'numberCheck'>) {
  return (
    <TabTile label={words.alternative} className={className}>
      <path
        className={styles.lane2Stroke}
        d={silent.map(({ y }) => way(y)).join('')}
        strokeWidth="2.2"
      />
      <path className={lines.through} d={straight} />
      {silent.map(({ y, number }) => (
        <g key={y}>
          <path
            className={join(styles.ground, styles.lane2Stroke)}
            d={packetPath(78, y, 134, 34)}
            strokeWidth="2.2"
          />
          <MaskedNumber x={91} y={y + 4.5} size={13} number={number} dim />
          <circle className={styles.closedStop} cx="246" cy={y} r="11" strokeWidth="3" />
        </g>
      ))}
      <Packet x={78} y={lineY} width={134} height={36} className={styles.paper} />
      <MaskedNumber x={91} y={lineY + 4.5} size={13} number="+84 9•• ••42" />
      <Arrived x={246} y={lineY} r={17} />
      <Mono x={274} y={lineY - 14} size={labelSize(words.live) + 3} weight={700} tone="paper">
        {words.live}
      </Mono>
    </TabTile>
  );
}

const silent = [
  { y: 30, number: '+62 8•• ••31' },
  { y: 75, number: '+65 9•• ••07' },
  { y: 165, number: '+31 6•• ••18' },
  { y: 210, number: '+86 1•• ••90' },
];

const way = (y: number): string =>
  route(
    [
      [38, lineY],
      [38, y],
      [246, y],
    ],
    16,
  );
