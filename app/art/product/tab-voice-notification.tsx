import styles from '../art.module.css';
import { route } from '../geometry.ts';
import glyph from '../glyph.module.css';
import { Glyph } from '../glyph.tsx';
import grounds from '../grounds.module.css';
import { Phone } from '../icons/contact.tsx';
import lines from '../lines.module.css';
import { bubblePath } from '../shapes.ts';
import { Arrived } from './figures.tsx';
import { lineY, straight, TabTile, type TabTileProps } from './tab-tile.tsx';

/** One recording, three phones: two are picked up, the third is called again. */
export function VoiceNotificationTile({ words, className }: TabTileProps<'voiceNotification'>) {
  return (
    <TabTile label={words.alternative} className={className}>
      <path className={styles.lane2Stroke} d={call(missedY)} strokeWidth="2.4" />
      <path className={lines.branch} d={call(firstY)} />
      <path className={lines.through} d={straight} />
      <path className={styles.paper} d={bubblePath(66, 72, 124, 96, 20)} />
      <path className={styles.inkStroke} d={recording} strokeWidth="5" />
      {[firstY, lineY].map((y) => (
        <g key={y}>
          <circle className={styles.paper} cx={phoneX} cy={y} r="26" />
          <g className={grounds.onPaper}>
            <Glyph icon={Phone} x={phoneX} y={y} size={24} weight={2.2} />
          </g>
          <Arrived x={phoneX + 22} y={y - 20} r={12} />
        </g>
      ))}
      <circle className={styles.closedStop} cx={phoneX} cy={missedY} r="24" strokeWidth="3" />
      <g className={glyph.ashGlyph}>
        <Glyph icon={Phone} x={phoneX} y={missedY} size={22} />
      </g>
    </TabTile>
  );
}

const [firstY, missedY, phoneX] = [44, 196, 308];

const recording = [16, 30, 46, 24, 54, 36, 18, 42, 26]
  .map((height, index) => `M${84 + index * 11} ${lineY - height / 2}v${height}`)
  .join('');

const call = (y: number): string =>
  route(
    [
      [180, lineY],
      [236, lineY],
      [236, y],
      [phoneX - 22, y],
    ],
    24,
  );
