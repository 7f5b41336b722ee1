import type { BannerLabels } from '#content/pages/industry/words.ts';
import styles from '../../art.module.css';
import { type Point, route } from '../../geometry.ts';
import type { ArtProps } from '../../picture.tsx';
import { Laptop } from '../objects/devices.tsx';
import { Books, Mortarboard } from '../objects/goods.tsx';
import { Person } from '../objects/people.tsx';
import { ScreenTag } from '../objects/talk.tsx';
import { Arrival, floorY, Live, On, Shelf, Stop, shelfY } from '../shelf.tsx';

/** The tassel of the cap falls to the shelf: the line is what it hangs by. */
export const EducationBanner = ({ labels, ...art }: Props) => (
  <Shelf {...art}>
    <On x={198}>
      <Books />
    </On>
    <On x={192} y={floorY - 122}>
      <Mortarboard />
    </On>
    <Live d={route(tassel, 30)} />
    <circle className={styles.hot} cx="192" cy={floorY - 206} r="11" />
    <path className={styles.hot} d={`M344 ${floorY - 96}H364L370 ${floorY - 54}H338Z`} />
    <On x={548} scale={0.9}>
      <Laptop>
        <g transform="scale(0.92)">
          <Person />
        </g>
      </Laptop>
    </On>
    <On x={480} y={floorY - 147}>
      <ScreenTag name={labels.live} />
    </On>
    <Stop x={104} name={labels.enrolled} />
    <Stop x={354} name={labels.reminded} />
    <Arrival x={548} name={labels.inClass} />
  </Shelf>
);

type Props = ArtProps & { labels: BannerLabels['industry-education'] };

const tassel: Point[] = [
  [192, floorY - 206],
  [354, floorY - 206],
  [354, shelfY],
];
