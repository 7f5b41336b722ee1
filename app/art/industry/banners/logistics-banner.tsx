import type { BannerLabels } from '#content/pages/industry/words.ts';
import styles from '../../art.module.css';
import { type Point, route } from '../../geometry.ts';
import { Truck } from '../../industry-objects.tsx';
import { labelSize, Mono, Sans } from '../../lettering.tsx';
import { DoubleTick, Ring } from '../../line-signs.tsx';
import type { ArtProps } from '../../picture.tsx';
import own from '../industry-art.module.css';
import { House, Warehouse } from '../objects/buildings.tsx';
import { Bubble } from '../objects/talk.tsx';
import { Arrival, floorY, Live, On, Shelf, Stop } from '../shelf.tsx';

/** A truck between a warehouse and a house; the line rises from it and says when it will be there. */
export const LogisticsBanner = ({ labels, ...art }: Props) => (
  <Shelf {...art}>
    <path className={styles.figureStroke} d={headwind} strokeWidth="2.6" />
    <Live d={route(report, 24)} />
    <On x={391} y={146}>
      <Bubble width={254} height={88} radius={20} white>
        <Mono
          x={24}
          y={32}
          size={labelSize(labels.courier) - 0.5}
          tone="faint"
          className={own.note}
        >
          {labels.courier}
        </Mono>
        <g className={own.said}>
          <Sans x={24} y={62} size={20} weight={600} className={own.message}>
            {labels.arriving}
          </Sans>
          <DoubleTick x={206} y={48} width={26} weight={3.6} className={styles.hotStroke} />
        </g>
      </Bubble>
    </On>
    <On x={88} scale={0.86}>
      <Warehouse />
    </On>
    <On x={389}>
      <Truck plate="SG-0142" />
    </On>
    <Ring x={371} y={282} r={9} weight={4.5} />
    <On x={627} scale={0.84}>
      <House />
    </On>
    <Stop x={88} name={labels.pickedUp} time="08:12" />
    <Stop x={385} name={labels.onTheWay} time="13:40" />
    <Arrival x={627} name={labels.delivered} time="14:05" />
  </Shelf>
);

type Props = ArtProps & { labels: BannerLabels['industry-logistics'] };

const headwind = [0, 1, 2, 3, 4]
  .map((index) => `M${199 + index * 5} ${floorY - 100 + index * 14}H${229 - index * 2}`)
  .join('');

const report: Point[] = [
  [371, 282],
  [371, 190],
  [417, 190],
];
