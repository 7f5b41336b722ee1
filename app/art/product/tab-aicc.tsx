import styles from '../art.module.css';
import { type Point, route } from '../geometry.ts';
import { Glyph } from '../glyph.tsx';
import grounds from '../grounds.module.css';
import { Bot } from '../icons/scenes.tsx';
import { DoubleTick } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { bubblePath } from '../shapes.ts';
import { endX, lineY, startX, TabTile, type TabTileProps } from './tab-tile.tsx';

/** Speech goes in, writing comes out. */
export function AiccTile({ words, className }: TabTileProps<'AICC'>) {
  return (
    <TabTile label={words.alternative} className={className}>
      <path className={lines.lane} d={[-8, 8].map((offset) => route(speech, 9, offset)).join('')} />
      <path className={lines.through} d={`${route(speech, 9)}H${endX}`} />
      <circle className={styles.paper} cx="212" cy={lineY} r="40" />
      <g className={grounds.onPaper}>
        <Glyph icon={Bot} x={212} y={lineY - 1} size={46} weight={1.8} />
      </g>
      <path
        className={styles.paper}
        d={`${bubblePath(266, 86, 48, 50, 12)}${bubblePath(322, 70, 62, 82, 14)}`}
      />
      <path
        className={styles.inkStroke}
        d="M276 103h26M276 117h18M334 92h36M334 107h24"
        strokeWidth="4"
      />
      <DoubleTick x={338} y={122} width={30} weight={3.4} className={styles.hotStroke} />
    </TabTile>
  );
}

const swings = [26, 54, 82, 46, 92, 66];

const speech: Point[] = [
  [startX, lineY],
  [64, lineY],
  ...swings.flatMap((swing, index): Point[] => {
    const x = 64 + index * 18;
    const y = lineY + (index % 2 ? swing : -swing);
    return [
      [x, y],
      [x + 18, y],
    ];
  }),
  [64 + swings.length * 18, lineY],
  [212, lineY],
];
