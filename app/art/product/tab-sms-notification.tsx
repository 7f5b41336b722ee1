import styles from '../art.module.css';
import { route } from '../geometry.ts';
import lettering from '../lettering.module.css';
import { Sans } from '../lettering.tsx';
import { DoubleTick, Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { bubblePath } from '../shapes.ts';
import { Arrived } from './figures.tsx';
import { endX, lineY, startX, TabTile, type TabTileProps } from './tab-tile.tsx';

/** A parcel rides down to the road, and the reader knows when it comes. */
export function SmsNotificationTile({ words, className }: TabTileProps<'notificationOtp'>) {
  return (
    <TabTile label={words.alternative} className={className}>
      <path className={lines.through} d={road} />
      <path className={styles.paper} d="M128 106H204V179H128Z" />
      <path className={styles.ink2} d="M157 106h18v22l-9-6-9 6Z" />
      <path className={styles.inkStroke} d="M138 166h26M138 157h16" strokeWidth="3" />
      <path className={styles.paper} d={bubblePath(212, 26, 118, 66, 18)} />
      <Sans x={228} y={56} size={25} weight={650} className={lettering.condensed}>
        14:00
      </Sans>
      <path className={styles.ruleStroke} d="M228 74h44" strokeWidth="4" />
      <DoubleTick x={288} y={64} width={28} weight={3.4} className={styles.hotStroke} />
      <Ring x={232} y={roadY} r={8} weight={3} />
      <Arrived x={346} y={lineY} />
    </TabTile>
  );
}

const roadY = 182;

const road = route(
  [
    [startX, lineY],
    [58, lineY],
    [58 + roadY - lineY, roadY],
    [252, roadY],
    [252 + roadY - lineY, lineY],
    [endX, lineY],
  ],
  22,
);
