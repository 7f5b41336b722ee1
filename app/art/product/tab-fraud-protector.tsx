import styles from '../art.module.css';
import { labelSize, Mono } from '../lettering.tsx';
import lines from '../lines.module.css';
import { Arrived } from './figures.tsx';
import { lineY, straight, TabTile, type TabTileProps } from './tab-tile.tsx';

/** What is false rises above the line and is cut off; what is real stands below it. */
export function FraudProtectorTile({ words, className }: TabTileProps<'FraudProtector'>) {
  return (
    <TabTile label={words.alternative} className={className}>
      <path
        className={styles.lane2Stroke}
        d={falseRequests.map(({ x, top }) => `M${x} 108V${top}`).join('')}
        strokeWidth="4"
      />
      <path
        className={styles.paperStroke}
        d={falseRequests
          .filter((_, index) => index % 2)
          .map(({ x, top }) => `M${x - 4.5} ${top - 13}l9 9m0-9l-9 9`)
          .join('')}
        strokeWidth="2.6"
      />
      <path className={styles.paperStroke} d={realRequests} strokeWidth="6" />
      <path className={styles.lane2Stroke} d="M56 190H344" strokeWidth="2" />
      <path className={lines.through} d={straight} />
      <Mono x={274} y={62} size={labelSize(words.stopped) + 2} weight={700} tone="paper">
        {words.stopped}
      </Mono>
      <Arrived x={336} y={lineY} />
    </TabTile>
  );
}

const pitch = 12;

const falseRequests = [88, 80, 66, 48, 32, 20, 14, 24, 36, 54, 70, 84].map((top, index) => ({
  x: 122 + index * pitch,
  top: top + 4,
}));

const realRequests = [
  24, 36, 30, 42, 34, 40, 28, 46, 36, 30, 44, 38, 26, 40, 34, 46, 32, 38, 28, 42, 36, 30,
]
  .map((height, index) => `M${74 + index * pitch} 190v-${height}`)
  .join('');
