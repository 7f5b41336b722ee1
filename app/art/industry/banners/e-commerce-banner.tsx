import type { BannerLabels } from '#content/pages/industry/words.ts';
import styles from '../../art.module.css';
import { type Point, route } from '../../geometry.ts';
import { DoubleTick, Packet } from '../../line-signs.tsx';
import type { ArtProps } from '../../picture.tsx';
import { Arrival, floorY, Live, On, Shelf, Stop, shelfY } from '../shelf.tsx';

/** Three bags, each larger than the last: the line is their handles. */
export const ECommerceBanner = ({ labels, ...art }: Props) => (
  <Shelf {...art}>
    {bags.map(({ x, width, height, reach, rise }) => (
      <On key={x} x={x}>
        <Live d={route(handle(reach, rise), reach)} />
        <path
          className={styles.figure}
          d={`M${-width / 2} 0L${-width * 0.44} ${-height}H${width * 0.44}L${width / 2} 0Z`}
        />
      </On>
    ))}
    <circle className={styles.paperStroke} cx="70" cy={floorY - 50} r="12" strokeWidth="5" />
    <Packet x={237} y={floorY - 88} width={62} height={34} className={styles.paper} />
    <path className={styles.inkStroke} d={`M251 ${floorY - 88}h28`} strokeWidth="5" />
    <DoubleTick x={455} y={floorY - 206} width={180} weight={3.4} className={styles.hotStroke} />
    <Stop x={70} name={labels.cart} />
    <Stop x={268} name={labels.code} />
    <Arrival x={545} name={labels.paid} />
  </Shelf>
);

type Props = ArtProps & { labels: BannerLabels['industry-e-commerce'] };

const bags = [
  { x: 70, width: 120, height: 108, reach: 26, rise: 140 },
  { x: 268, width: 180, height: 186, reach: 42, rise: 240 },
  { x: 545, width: 290, height: 290, reach: 71, rise: 372 },
];

const handle = (reach: number, rise: number): Point[] => [
  [-reach, shelfY - floorY],
  [-reach, -rise],
  [reach, -rise],
  [reach, shelfY - floorY],
];
