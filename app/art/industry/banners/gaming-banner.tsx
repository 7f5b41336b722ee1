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
    <path className={styles.figureStroke} d={`M696 ${summitY}V36`} strokeWidth="8" />
    <Live d={route(climb, 14)} />
    {steps.slice(0, 4).map(({ x, y }) => (
      <Ring key={x} x={x + 50} y={y - 40} r={14} weight={6} />
    ))}
    <Packet x={696} y={58} width={68} height={44} className={styles.hot} />
    <DoubleTick x={708} y={49} width={30} weight={3.6} className={styles.inkStroke} />
    <On x={104} scale={1.04}>
      <GameController />
    </On>
    <Stop x={104} name={labels.login} />
    <Stop x={394} name={labels.nextLevel} />
    <Arrival x={684} name={labels.levelUp} />
  </Shelf>
);

type Props = ArtProps & { labels: BannerLabels['industry-gaming'] };

const steps = [58, 122, 186, 250, 314].map((rise, index) => ({
  x: 250 + index * 96,
  y: floorY - rise,
}));
const summitY = steps.at(-1)?.y ?? 0;
const rightX = 752;

const climb: Point[] = [
  [190, shelfY],
  ...steps.flatMap(({ x, y }, index): Point[] => [
    [x, steps[index - 1]?.y ?? shelfY],
    [x, y],
  ]),
  [rightX, summitY],
];

const hill = `M${steps[0]?.x} ${floorY}${steps.map(({ x, y }) => `H${x}V${y + 2}`).join('')}H${rightX}V${floorY}Z`;

const windows = steps
  .slice(1)
  .map(({ x, y }) => `M${x + 24} ${y + 34}h20v20h-20ZM${x + 54} ${y + 64}h20v20h-20Z`)
  .join('');
