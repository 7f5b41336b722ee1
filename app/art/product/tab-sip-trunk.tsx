import styles from '../art.module.css';
import { Mono } from '../lettering.tsx';
import { Packet } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { Arrived } from './figures.tsx';
import { lineY, straight, TabTile, type TabTileProps } from './tab-tile.tsx';

/** Two exchanges and five lanes between them; one call is under way. */
export function SipTrunkTile({ words, className }: TabTileProps<'sipTrunk'>) {
  return (
    <TabTile label={words.alternative} className={className}>
      <path
        className={styles.lane2Stroke}
        d={idle.map((y) => `M134 ${y}H262`).join('')}
        strokeWidth="2.4"
      />
      <path className={lines.through} d={straight} />
      <path className={styles.paper} d="M62 32H134V208H62ZM262 32H312V208H262Z" />
      <path className={styles.ink} d={keys} />
      <path className={styles.inkStroke} d={slots} strokeWidth="3.4" />
      <Mono x={74} y={190} size={16} weight={700}>
        PBX
      </Mono>
      <path className={styles.ash} d={waiting} />
      <Packet x={170} y={lineY} width={62} height={28} className={styles.hot} />
      <path
        className={styles.inkStroke}
        d="M182 118v4M189 113v14M196 109v22M203 114v12M210 111v18M217 117v6"
        strokeWidth="3"
      />
      {[...idle, lineY].flatMap((y) =>
        [134, 262].map((x) => (
          <circle
            key={`${x} ${y}`}
            className={`${y === lineY ? styles.hot : styles.paper} ${styles.inkStroke}`}
            cx={x}
            cy={y}
            r="7"
            strokeWidth="3"
          />
        )),
      )}
      <Arrived x={346} y={lineY} />
    </TabTile>
  );
}

const idle = [56, 88, 152, 184];

const keys = [0, 1, 2, 3]
  .flatMap((row) => [0, 1, 2].map((column) => `M${76 + column * 15} ${50 + row * 15}h9v9h-9Z`))
  .join('');

const slots = [48, 62, 76, 90, 104, 136, 150, 164, 178, 192].map((y) => `M278 ${y}h24`).join('');

const waiting = [
  [196, 56],
  [150, 88],
  [206, 152],
  [164, 184],
]
  .map(([x, y = 0]) => `M${x} ${y - 8}h18a8 8 0 0 1 0 16h-18Z`)
  .join('');
