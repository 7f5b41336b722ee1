import styles from '../../art.module.css';
import { Glyph } from '../../glyph.tsx';
import { Link2 } from '../../icons/scenes.tsx';
import { DoubleTick } from '../../line-signs.tsx';
import { BankCard, Laptop, Phone } from '../objects/devices.tsx';
import { Bag } from '../objects/goods.tsx';
import { Coupon } from '../objects/papers.tsx';
import { At } from '../objects/places.tsx';
import { BubbleOnStem, Code } from '../objects/talk.tsx';
import type { Scenes } from './scenes.ts';

export const eCommerce: Scenes<'industry-e-commerce'> = {
  benefits: {
    signIn: (
      <>
        <At x={-74}>
          <Bag width={84} height={80} handle={30} />
        </At>
        <At x={50} scale={0.92}>
          <Code digits="4829" />
        </At>
      </>
    ),
    offers: (
      <At x={-2} scale={1.06}>
        <Coupon offer="−20%" />
        <Glyph icon={Link2} x={65} y={-48} size={24} weight={2.6} onFigure />
      </At>
    ),
    answers: (
      <>
        <At x={-56}>
          <BubbleOnStem rise={98} width={104} height={66}>
            <path className={styles.groundStroke} d="M18 24H84M18 42H58" strokeWidth="6" />
          </BubbleOnStem>
        </At>
        <At x={58}>
          <BubbleOnStem rise={62} width={104} height={66}>
            <DoubleTick x={30} y={20} width={46} weight={3.6} className={styles.hotStroke} />
          </BubbleOnStem>
        </At>
      </>
    ),
  },
  stops: {
    registers: (
      <>
        <At x={46}>
          <Phone width={78} height={138}>
            <circle className={styles.lineFill} cy="-10" r="13" />
            <path className={styles.figureStroke} d="M-18 22H18M-18 36H6" strokeWidth="5" />
          </Phone>
        </At>
        <At x={146} scale={0.64}>
          <Code digits="4829" />
        </At>
      </>
    ),
    browses: (
      <At x={112} scale={0.66}>
        <Laptop>
          <path
            className={styles.figure}
            d="M-104-58h58v50h-58ZM-30-58h58v50h-58ZM-104 10h58v50h-58ZM44 10h58v50h-58Z"
          />
          <path className={styles.lineFill} d="M44-58h58v50h-58ZM-30 10h58v50h-58Z" />
        </Laptop>
      </At>
    ),
    pays: (
      <At x={104} up={62} scale={0.8}>
        <BankCard />
        <circle className={styles.hot} cx="112" cy="-66" r="30" />
        <DoubleTick x={93} y={-78} width={38} weight={3.6} className={styles.inkStroke} />
      </At>
    ),
    comesBack: (
      <>
        <At x={48}>
          <Bag width={74} height={62} handle={26} />
        </At>
        <At x={148}>
          <Bag width={104} height={92} handle={40} />
          <DoubleTick x={-32} y={-68} width={64} weight={3.6} className={styles.hotStroke} />
        </At>
      </>
    ),
  },
};
