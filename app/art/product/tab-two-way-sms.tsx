import styles from '../art.module.css';
import { route } from '../geometry.ts';
import { Sans } from '../lettering.tsx';
import { DoubleTick } from '../line-signs.tsx';
import { join } from '../picture.tsx';
import { bubblePath } from '../shapes.ts';
import { endX, lineY, startX, TabTile, type TabTileProps } from './tab-tile.tsx';

/** Out by the upper way, back by the lower one. */
export function TwoWaySmsTile({ words, className }: TabTileProps<'sms'>) {
  return (
    <TabTile label={words.alternative} className={className}>
      <path className={styles.branch} d={[outY, backY].map(way).join('')} />
      <path className={styles.through} d={`M${startX} ${lineY}H40M${phoneX} ${lineY}H${endX}`} />
      <path className={styles.paper} d={bubblePath(88, 24, 154, 74, 20)} />
      <Sans x={106} y={57} size={21} weight={600}>
        {words.question}
      </Sans>
      <DoubleTick x={202} y={74} width={26} weight={3.4} className={styles.hotStroke} />
      <path className={styles.ruleStroke} d="M106 80h62" strokeWidth="5" />
      <path className={styles.hot} d={reply} />
      <Sans x={100} y={185} size={21} weight={600}>
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
const reply = 'M98 146H240V202a14 14 0 0 1-14 14H98a20 20 0 0 1-20-20V166a20 20 0 0 1 20-20Z';
