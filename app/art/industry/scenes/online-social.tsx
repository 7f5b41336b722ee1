import styles from '../../art.module.css';
import { DoubleTick, Packet } from '../../line-signs.tsx';
import lines from '../../lines.module.css';
import { Phone, StudioLight } from '../objects/devices.tsx';
import { Person, PersonOnPost } from '../objects/people.tsx';
import { At } from '../objects/places.tsx';
import { BubbleOnStem, heartPath } from '../objects/talk.tsx';
import type { Scenes } from './scenes.ts';

const Heart = () => (
  <path className={styles.hot} d={heartPath} transform="translate(32 28) scale(1.1)" />
);

const hiddenDigits = 'M-17 0h.1M0 0h.1M17 0h.1';

export const onlineSocial: Scenes<'industry-online-social'> = {
  benefits: {
    realNumbers: (
      <>
        <At x={-84} scale={0.8}>
          <PersonOnPost />
        </At>
        <At x={84} scale={0.8}>
          <PersonOnPost />
        </At>
        <At x={0} scale={1.14}>
          <PersonOnPost />
        </At>
        <circle className={styles.hot} cx="34" cy="-58" r="19" />
        <DoubleTick x={22} y={-65} width={24} weight={3.8} className={styles.inkStroke} />
      </>
    ),
    rightNow: (
      <>
        <At x={-40} scale={0.33}>
          <StudioLight />
          <circle className={styles.lineFill} cy="-226" r="56" />
        </At>
        <At x={72}>
          <BubbleOnStem rise={76} width={64} height={60} radius={22}>
            <Heart />
          </BubbleOnStem>
        </At>
      </>
    ),
    private: (
      <>
        <path className={lines.branch} d="M-72-66H72" />
        {[-72, 72].map((x) => (
          <At key={x} x={x}>
            <Phone width={66} height={122}>
              <g transform="scale(0.4)">
                <Person />
              </g>
            </Phone>
          </At>
        ))}
        <Packet x={-34} y={-66} width={72} height={34} />
        <g transform="translate(-2 -66)">
          <path
            className={styles.groundStroke}
            d={hiddenDigits}
            strokeWidth="9"
            strokeLinecap="round"
          />
        </g>
      </>
    ),
  },
  stops: {
    joins: (
      <>
        <At x={54}>
          <Phone width={78} height={138}>
            <circle className={styles.lineFill} r="12" />
            <circle className={styles.figureStroke} r="22" strokeWidth="3" />
          </Phone>
        </At>
        <At x={148}>
          <PersonOnPost />
        </At>
      </>
    ),
    tunesIn: (
      <>
        <At x={84} scale={0.335}>
          <StudioLight />
          <circle className={styles.lineFill} cy="-226" r="56" />
        </At>
        <At x={194}>
          <BubbleOnStem rise={70} width={64} height={60} radius={22}>
            <Heart />
          </BubbleOnStem>
        </At>
      </>
    ),
    connects: (
      <>
        <At x={48}>
          <PersonOnPost />
        </At>
        <At x={192}>
          <PersonOnPost />
        </At>
        <path className={lines.branch} d="M86-78H154" />
        <Packet x={98} y={-78} width={54} height={32} />
        <g transform="translate(120 -78) scale(0.8)">
          <path
            className={styles.groundStroke}
            d={hiddenDigits}
            strokeWidth="9"
            strokeLinecap="round"
          />
        </g>
      </>
    ),
  },
};
