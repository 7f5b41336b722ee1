import styles from '../art.module.css';
import { route } from '../geometry.ts';
import { Sans } from '../lettering.tsx';
import { DoubleTick, Ring } from '../line-signs.tsx';
import { bubblePath } from '../shapes.ts';
import { Arrived } from './figures.tsx';
import { endX, lineY, startX, TabTile, type TabTileProps } from './tab-tile.tsx';

/** A parcel rides down to the road, and the reader knows when it comes. */
export function SmsNotificationTile({ words, className }: TabTileProps<'notificationOtp'>) {
  return (
    <TabTile label={words.alternative} className={className}>
      <path className={styles.through} d={road} />
      <path className={styles.paper} d="M112 110H186V178H112Z" />
      <path className={styles.ink2} d="M140 110h18v22l-9-6-9 6Z" />
      <path className={styles.inkStroke} d="M122 164h26M122 155h16" strokeWidth="3" />
      <path className={styles.paper} d={bubblePath(196, 30, 118, 66, 18)} />
      <Sans x={212} y={60} size={25} weight={650} className={styles.condensed}>
        14:00
      </Sans>
      <path className={styles.ruleStroke} d="M212 78h44" strokeWidth="4" />
      <DoubleTick x={272} y={68} width={28} weight={3.4} className={styles.hotStroke} />
      <Ring x={226} y={roadY} r={8} weight={3} />
      <Arrived x={336} y={lineY} />
    </TabTile>
  );
}

const roadY = 182;

const road = route(
  [
    [startX, lineY],
    [58, lineY],
    [58 + roadY - lineY, roadY],
    [248, roadY],
    [248 + roadY - lineY, lineY],
    [endX, lineY],
  ],
  22,
);
