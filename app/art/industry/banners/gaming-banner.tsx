import type { BannerLabels } from '#content/pages/industry/words.ts';
import styles from '../../art.module.css';
import { type Point, route } from '../../geometry.ts';
import { GameController } from '../../industry-objects.tsx';
import { DoubleTick, Packet, Ring } from '../../line-signs.tsx';
import type { ArtProps } from '../../picture.tsx';
import { Arrival, floorY, Live, On, Shelf, Stop, shelfY } from '../shelf.tsx';

/** The line climbs five steps, a coin over each, up to a flag. */
export const GamingBanner = ({ labels, ...art }: Props) => (
  <Shelf {...art}>
    <path className={styles.figure} d={hill} />
    <path className={styles.ground} d={windows} />
    <path className={styles.figureStroke} d={`M${flagX} ${summitY}V36`} strokeWidth="8" />
    {/* The climb begins inside the page's line and is clipped there, so that no second edge
        shows. */}
    <svg width={rightX} height={shelfY} aria-hidden="true">
      <Live d={route(climb, bend)} />
    </svg>
    {steps.slice(0, 4).map(({ x, y }) => (
      <Ring key={x} x={x + tread / 2} y={y - 40} r={14} weight={6} />
    ))}
    <Packet x={flagX} y={58} width={68} height={44} className={styles.hot} />
    <DoubleTick x={flagX + 12} y={49} width={30} weight={3.6} className={styles.inkStroke} />
    <On x={104} scale={1.04}>
      <GameController />
    </On>
    <Stop x={104} name={labels.login} />
    <Stop x={379} name={labels.nextLevel} />
    <Arrival x={632} name={labels.levelUp} />
  </Shelf>
);

type Props = ArtProps & { labels: BannerLabels['industry-gaming'] };

const tread = 86;
const bend = 14;
const footY = shelfY + 2;
const rightX = 698;
const flagX = 646;

const steps = [58, 122, 186, 250, 314].map((rise, index) => ({
  x: 250 + index * tread,
  y: floorY - rise,
}));
const summitY = steps.at(-1)?.y ?? 0;

const climb: Point[] = [
  [226, footY],
  ...steps.flatMap(({ x, y }, index): Point[] => [
    [x, steps[index - 1]?.y ?? footY],
    [x, y],
  ]),
  [rightX, summitY],
];

/** The hill under the climb; its edge runs along the middle of the line. */
const hill = `${route([[steps[0]?.x ?? 0, floorY], ...climb.slice(2)], bend)}V${floorY}Z`;

const windows = steps
  .slice(1)
  .map(({ x, y }) => `M${x + 24} ${y + 34}h20v20h-20ZM${x + 54} ${y + 64}h20v20h-20Z`)
  .join('');
