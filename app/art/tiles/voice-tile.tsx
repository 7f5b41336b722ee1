import styles from '../art.module.css';
import { type Point, route } from '../geometry.ts';
import { Glyph } from '../glyph.tsx';
import { Phone } from '../icons/contact.tsx';
import { Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import type { ArtProps } from '../picture.tsx';
import { lineY, Tile } from './tile.tsx';

/** The line itself starts to speak: it becomes a wave. */
export function VoiceTile(art: ArtProps) {
  return (
    <Tile {...art} ground="paper2">
      <path className={styles.figureStroke} d={wave} strokeWidth="21" />
      <path className={styles.groundStroke} d={wave} strokeWidth="16" />
      <path className={lines.through} d={wave} />
      <Ring x={38} y={lineY} r={8} weight={3} />
      <circle className={styles.figure} cx="326" cy={lineY} r="17" />
      <Glyph icon={Phone} x={326} y={lineY} size={16} weight={2.4} paper />
    </Tile>
  );
}

const pitch = 28;
const firstX = 68;
const swings = [36, 64, 84, 50, 92, 70, 40, 30];

const wave = route(
  [
    [-6, lineY],
    [firstX, lineY],
    ...swings.flatMap((swing, index): Point[] => {
      const x = firstX + index * pitch;
      const y = lineY + (index % 2 ? swing : -swing);
      return [
        [x, y],
        [x + pitch, y],
      ];
    }),
    [firstX + swings.length * pitch, lineY],
    [406, lineY],
  ],
  13,
);
