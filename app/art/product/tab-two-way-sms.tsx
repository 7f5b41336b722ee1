import styles from '../art.module.css';
import { route } from '../geometry.ts';
import { Sans, sansWidth } from '../lettering.tsx';
import { DoubleTick } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { join } from '../picture.tsx';
import { bubblePath } from '../shapes.ts';
import { endX, lineY, startX, TabTile, type TabTileProps } from './tab-tile.tsx';

/** The message leaves on the upper stretch of the line, the reply returns on the lower one. */
export function TwoWaySmsTile({ words, className }: TabTileProps<'sms'>) {
  const replyWidth = Math.round(sansWidth(words.reply, textSize) + 44);
  return (
    <TabTile label={words.alternative} className={className}>
      <path className={lines.branch} d={[outY, backY].map(way).join('')} />
      <path className={lines.through} d={`M${startX} ${lineY}H40M${phoneX} ${lineY}H${endX}`} />
      <path className={styles.paper} d={bubblePath(88, 24, 154, 74, 20)} />
      <Sans x={106} y={57} size={textSize} weight={600}>
        {words.question}
      </Sans>
      <DoubleTick x={202} y={74} width={26} weight={3.4} className={styles.hotStroke} />
      <path className={styles.ruleStroke} d="M106 80h62" strokeWidth="5" />
      <path className={styles.hot} d={reply(replyWidth)} />
      <Sans
        x={replyX - replyWidth / 2}
        y={backY + 7.5}
        size={textSize}
        weight={600}
        anchor="middle"
      >
        {words.reply}
      </Sans>
      <rect
        className={join(styles.ink, styles.paperStroke)}
        x={phoneX - 33}
        y="56"
        width="66"
        height="128"
        rx="14"
        strokeWidth="4"
      />
      <path
        className={styles.paperStroke}
        d={`M${phoneX - 9} 68h18M${phoneX - 11} 172h22`}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <DoubleTick x={phoneX - 19} y={109} width={38} className={styles.paperStroke} />
    </TabTile>
  );
}

const [outY, backY, phoneX] = [61, 179, 314];
const [textSize, replyX] = [21, 240];

const way = (y: number): string =>
  route(
    [
      [38, lineY],
      [38, y],
      [phoneX, y],
      [phoneX, lineY],
    ],
    30,
  );

/** The customer speaks from the right: the square corner is there. */
const reply = (width: number): string =>
  `M${replyX + 20 - width} ${backY - 35}h${width - 20}v56a14 14 0 0 1-14 14H${replyX + 20 - width}a20 20 0 0 1-20-20v-30a20 20 0 0 1 20-20Z`;
