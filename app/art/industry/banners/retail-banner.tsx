import type { BannerLabels } from '#content/pages/industry/words.ts';
import styles from '../../art.module.css';
import { type Point, round, route } from '../../geometry.ts';
import { Shop } from '../../industry-objects.tsx';
import { labelSize, Mono, monoWidth, Sans } from '../../lettering.tsx';
import { Packet } from '../../line-signs.tsx';
import type { ArtProps } from '../../picture.tsx';
import own from '../industry-art.module.css';
import { Phone } from '../objects/devices.tsx';
import { Arrival, floorY, Live, On, Shelf, Stop, shelfY } from '../shelf.tsx';

/** The line leaves the shelf through a phone, carries a coupon over the street and enters a shop. */
export const RetailBanner = ({ labels, ...art }: Props) => {
  const size = labelSize(labels.coupon) + 2;
  const width = round(monoWidth(labels.coupon, size) + 44);
  return (
    <Shelf {...art}>
      <On x={130}>
        <Phone />
      </On>
      <Live d={route(overTheStreet, 44)} />
      <On x={130} y={floorY - 148}>
        <path
          className={styles.figure}
          d="M-52-42H30a22 22 0 0 1 22 22V42H-30a22 22 0 0 1-22-22Z"
        />
        <Sans x={0} y={11} size={30} weight={680} tone="ground" anchor="middle" spacing={-1}>
          −20%
        </Sans>
      </On>
      <On x={345} y={70}>
        <g className={own.coupon}>
          <Packet x={round(-width / 2)} y={0} width={width} height={40} />
          <Mono x={round(18 - width / 2)} y={5} size={size} weight={700} tone="ground">
            {labels.coupon}
          </Mono>
        </g>
      </On>
      <On x={560}>
        <Shop />
      </On>
      <Stop x={130} name={labels.online} />
      <Stop x={345} name={labels.onTheWay} />
      <Arrival x={634} name={labels.inTheShop} />
    </Shelf>
  );
};

type Props = ArtProps & { labels: BannerLabels['industry-retail'] };

const overTheStreet: Point[] = [
  [130, shelfY],
  [130, 70],
  [560, 70],
  [560, 200],
];
