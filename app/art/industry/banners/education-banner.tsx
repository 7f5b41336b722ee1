import type { BannerLabels } from '#content/pages/industry/words.ts';
import styles from '../../art.module.css';
import { type Point, route } from '../../geometry.ts';
import { labelSize, Mono, monoWidth } from '../../lettering.tsx';
import { Packet } from '../../line-signs.tsx';
import type { ArtProps } from '../../picture.tsx';
import { Laptop } from '../objects/devices.tsx';
import { Books, Mortarboard } from '../objects/goods.tsx';
import { Person } from '../objects/people.tsx';
import { Arrival, floorY, Live, On, Shelf, Stop, shelfY } from '../shelf.tsx';

/** The tassel of the cap falls to the shelf: the line is what it hangs by. */
export const EducationBanner = ({ labels, ...art }: Props) => {
  const size = labelSize(labels.live);
  return (
    <Shelf {...art}>
      <On x={214}>
        <Books />
      </On>
      <On x={208} y={floorY - 122}>
        <Mortarboard />
      </On>
      <Live d={route(tassel, 30)} />
      <circle className={styles.hot} cx="208" cy={floorY - 206} r="11" />
      <path className={styles.hot} d={`M360 ${floorY - 96}H380L386 ${floorY - 54}H354Z`} />
      <On x={588}>
        <Laptop>
          <g transform="scale(0.92)">
            <Person />
          </g>
        </Laptop>
      </On>
      <Packet
        x={478}
        y={floorY - 168}
        width={monoWidth(labels.live, size) + 40}
        height={30}
        className={styles.hot}
      />
      <Mono x={491} y={floorY - 163.5} size={size} weight={700}>
        {labels.live}
      </Mono>
      <Stop x={120} name={labels.enrolled} />
      <Stop x={370} name={labels.reminded} />
      <Arrival x={588} name={labels.inClass} />
    </Shelf>
  );
};

type Props = ArtProps & { labels: BannerLabels['industry-education'] };

const tassel: Point[] = [
  [208, floorY - 206],
  [370, floorY - 206],
  [370, shelfY],
];
