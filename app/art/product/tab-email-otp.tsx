import styles from '../art.module.css';
import { route } from '../geometry.ts';
import { Sans } from '../lettering.tsx';
import lines from '../lines.module.css';
import { Arrived } from './figures.tsx';
import { endX, lineY, startX, TabTile, type TabTileProps } from './tab-tile.tsx';

/** The line folds into the flap of an envelope. */
export function EmailOtpTile({ words, className }: TabTileProps<'emailOtp'>) {
  return (
    <TabTile label={words.alternative} className={className}>
      <path className={styles.paper} d="M96 52H296V200H96Z" />
      <path className={lines.through} d={flap} />
      <Sans x={196} y={182} size={31} weight={650} anchor="middle" spacing={1}>
        730 155
      </Sans>
      <Arrived x={336} y={lineY} />
    </TabTile>
  );
}

/** The corners at the top lie above the envelope: rounding brings what is seen down to its edge. */
const flap = route(
  [
    [startX, lineY],
    [96, lineY],
    [96, 32],
    [196, 132],
    [296, 32],
    [296, lineY],
    [endX, lineY],
  ],
  [16, 12, 18, 12, 16],
);
