import styles from '../../art.module.css';
import { Shop } from '../../industry-objects.tsx';
import { Sans } from '../../lettering.tsx';
import { Packet } from '../../line-signs.tsx';
import lines from '../../lines.module.css';
import { Phone } from '../objects/devices.tsx';
import { Bag } from '../objects/goods.tsx';
import { Coupon, Receipt } from '../objects/papers.tsx';
import { PersonOnPost } from '../objects/people.tsx';
import { At } from '../objects/places.tsx';
import { BubbleOnStem, heartPath } from '../objects/talk.tsx';
import type { Scenes } from './scenes.ts';

const Question = () => (
  <Sans x={36} y={42} size={40} weight={680} tone="ground" anchor="middle">
    ?
  </Sans>
);

export const retail: Scenes<'industry-retail'> = {
  benefits: {
    invitations: (
      <>
        <At x={-58}>
          <Phone width={80} height={138}>
            <path
              className={styles.figureStroke}
              d="M-20-14H20M-20 6H20M-20 26H2"
              strokeWidth="5"
            />
          </Phone>
        </At>
        <path className={lines.branch} d="M-20-110H6M-20-70H6M-20-30H6" />
        <Packet x={2} y={-110} width={54} height={26} />
        <Packet x={2} y={-70} width={96} height={26} className={styles.hot} />
        <Packet x={2} y={-30} width={70} height={26} />
      </>
    ),
    questions: (
      <>
        <At x={-44} scale={0.54}>
          <Shop />
        </At>
        <At x={90}>
          <BubbleOnStem rise={94} width={72} height={60}>
            <Question />
          </BubbleOnStem>
        </At>
      </>
    ),
    afterwards: (
      <>
        <At x={-50}>
          <Receipt />
        </At>
        <At x={66}>
          <BubbleOnStem rise={82} width={72} height={68} radius={24}>
            <path className={styles.hot} d={heartPath} transform="translate(36 32) scale(1.25)" />
          </BubbleOnStem>
        </At>
      </>
    ),
  },
  stops: {
    invited: (
      <At x={104}>
        <Coupon offer="−20%" />
      </At>
    ),
    asks: (
      <>
        <At x={52}>
          <PersonOnPost />
        </At>
        <At x={146}>
          <BubbleOnStem rise={96} width={72} height={60}>
            <Question />
          </BubbleOnStem>
        </At>
      </>
    ),
    collects: (
      <>
        <path className={styles.figure} d="M14 0V-46H4V-60H200V-46H190V0Z" />
        <path className={styles.groundStroke} d="M34-46V-14H170V-46" strokeWidth="3" />
        <At x={66} up={60} scale={0.62}>
          <Bag width={90} height={82} handle={34} />
        </At>
        <At x={148} up={60} scale={0.62}>
          <path className={styles.figure} d="M-34 0V-20H-24V-76H34V0Z" />
          <path className={styles.ground} d="M-12-64H22V-40H-12Z" />
        </At>
      </>
    ),
    returns: (
      <At x={100} scale={0.56}>
        <Shop />
      </At>
    ),
  },
};
