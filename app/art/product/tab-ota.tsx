import styles from '../art.module.css';
import { labelSize, Mono } from '../lettering.tsx';
import lines from '../lines.module.css';
import { bubblePath } from '../shapes.ts';
import { Arrived } from './figures.tsx';
import { lineY, straight, TabTile, type TabTileProps } from './tab-tile.tsx';

/** The line passes straight through the lock; lanes that would need a code end before it. */
export function OtaTile({ words, className }: TabTileProps<'OTA'>) {
  return (
    <TabTile label={words.alternative} className={className}>
      <path className={lines.lane} d={lanes.map((y) => `M-4 ${y}H98`).join('')} />
      <path className={lines.cap} d={lanes.map((y) => `M98 ${y - 3.5}v7`).join('')} />
      <path className={styles.paperStroke} d="M148 96V66a42 42 0 0 1 84 0V96" strokeWidth="15" />
      <path className={styles.paper} d="M122 86H258V206H122Z" />
      <path className={styles.ink} d="M170 120a20 20 0 1 1 40 0l-9 17 6 38h-34l6-38Z" />
      <path className={lines.through} d={straight} />
      <path className={styles.paper} d={bubblePath(282, 54, 100, 38, 14)} />
      <Mono x={332} y={78} size={labelSize(words.verified) + 1} weight={700} anchor="middle">
        {words.verified}
      </Mono>
      <Arrived x={320} y={lineY} r={16} />
    </TabTile>
  );
}

const lanes = [80, 90, 100, 110, 130, 140, 150, 160];
