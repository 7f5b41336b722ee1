import type { BannerLabels } from '#content/pages/industry/words.ts';
import styles from '../../art.module.css';
import { type Point, route } from '../../geometry.ts';
import { Truck } from '../../industry-objects.tsx';
import { labelSize, Mono, Sans } from '../../lettering.tsx';
import { DoubleTick, Ring } from '../../line-signs.tsx';
import type { ArtProps } from '../../picture.tsx';
import { House, Warehouse } from '../objects/buildings.tsx';
import { Bubble } from '../objects/talk.tsx';
import { Arrival, floorY, Live, On, Shelf, Stop } from '../shelf.tsx';

/** A truck between a warehouse and a house; the line rises from it and says when it will be there. */
export const LogisticsBanner = ({ labels, ...art }: Props) => (
  <Shelf {...art}>
    <path className={styles.figureStroke} d={headwind} strokeWidth="2.6" />
    <Live d={route(report, 24)} />
    <On x={424} y={146}>
      <Bubble width={232} height={88} radius={20} white>
        <Mono x={24} y={32} size={labelSize(labels.courier) - 0.5} tone="faint">
          {labels.courier}
        </Mono>
        <Sans x={24} y={62} size={20} weight={600}>
          {labels.arriving}
        </Sans>
        <DoubleTick x={184} y={50} width={26} weight={3.6} className={styles.hotStroke} />
      </Bubble>
    </On>
    <On x={104}>
      <Warehouse />
    </On>
    <On x={422}>
      <Truck plate="SG-0142" />
    </On>
    <Ring x={404} y={282} r={9} weight={4.5} />
    <On x={676}>
      <House />
    </On>
    <Stop x={104} name={labels.pickedUp} time="08:12" />
    <Stop x={418} name={labels.onTheWay} time="13:40" />
    <Arrival x={676} name={labels.delivered} time="14:05" />
  </Shelf>
);

type Props = ArtProps & { labels: BannerLabels['industry-logistics'] };

const headwind = [0, 1, 2, 3, 4]
  .map((index) => `M${232 + index * 5} ${floorY - 100 + index * 14}H${262 - index * 2}`)
  .join('');

const report: Point[] = [
  [404, 282],
  [404, 190],
  [450, 190],
];
