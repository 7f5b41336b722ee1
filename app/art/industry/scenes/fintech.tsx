import styles from '../../art.module.css';
import { Glyph } from '../../glyph.tsx';
import { Bell, Headset } from '../../icons/scenes.tsx';
import { Packet } from '../../line-signs.tsx';
import lines from '../../lines.module.css';
import { BankCard, Padlock, Phone } from '../objects/devices.tsx';
import { Form } from '../objects/papers.tsx';
import { At } from '../objects/places.tsx';
import { BubbleOnStem, Code, Sign } from '../objects/talk.tsx';
import type { Scenes } from './scenes.ts';

export const fintech: Scenes<'industry-fintech'> = {
  benefits: {
    login: (
      <>
        <At x={-70}>
          <Padlock />
        </At>
        <At x={52} scale={0.86}>
          <Code digits="4829" />
        </At>
      </>
    ),
    number: (
      <>
        <path className={styles.figureStroke} d="M-70 0V-60M70 0V-60" strokeWidth="6" />
        <path className={styles.figure} d="M-104-44V-108H104V-44Z" />
        {[-76, -38].map((x) => (
          <circle key={x} className={styles.ground} cx={x} cy="-76" r="11" />
        ))}
        <circle className={styles.ring} cx="38" cy="-76" r="38" strokeWidth="7" />
        <circle className={styles.lineFill} cx="38" cy="-76" r="17" />
        <path className={styles.figureStroke} d="M64-50L94-20" strokeWidth="11" />
      </>
    ),
    movements: (
      <>
        <At x={-50}>
          <Phone width={80} height={138}>
            <path
              className={styles.figureStroke}
              d="M-20-18H20M-20 2H20M-20 22H4"
              strokeWidth="5"
            />
          </Phone>
        </At>
        <At x={54}>
          <BubbleOnStem rise={90} width={84} height={72} radius={22}>
            <Glyph icon={Bell} x={42} y={36} size={38} weight={2.2} onFigure />
          </BubbleOnStem>
        </At>
      </>
    ),
  },
  stops: {
    applies: (
      <At x={76}>
        <Form />
      </At>
    ),
    signsIn: (
      <At x={74} scale={1.2}>
        <Padlock />
      </At>
    ),
    pays: (
      <>
        <At x={90} up={58} scale={0.72}>
          <BankCard />
        </At>
        <path className={lines.branch} d="M170-58H204" />
        <Packet x={200} y={-58} width={44} height={30} className={styles.hot} />
      </>
    ),
    asks: (
      <>
        <At x={56}>
          <Sign icon={Headset} />
        </At>
        <At x={156}>
          <BubbleOnStem rise={86} width={92} height={62}>
            <path className={styles.groundStroke} d="M18 23H72M18 40H50" strokeWidth="6" />
          </BubbleOnStem>
        </At>
      </>
    ),
  },
};
