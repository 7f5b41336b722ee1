import styles from '../../art.module.css';
import { GameController } from '../../industry-objects.tsx';
import { DoubleTick, Packet, Ring } from '../../line-signs.tsx';
import { Gate } from '../objects/buildings.tsx';
import { Phone } from '../objects/devices.tsx';
import { Gift } from '../objects/goods.tsx';
import { At } from '../objects/places.tsx';
import { BubbleOnStem } from '../objects/talk.tsx';
import type { Scenes } from './scenes.ts';

export const gaming: Scenes<'industry-gaming'> = {
  benefits: {
    gate: (
      <>
        <At x={-14}>
          <Gate />
        </At>
        <circle className={styles.figureStroke} cx="52" cy="-84" r="22" strokeWidth="3" />
        <circle className={styles.lineFill} cx="52" cy="-84" r="11" />
      </>
    ),
    rewards: (
      <>
        <At x={-34}>
          <Gift />
        </At>
        {[-13, -45, -77].map((y) => (
          <Ring key={y} x={72} y={y} r={13} weight={6} />
        ))}
      </>
    ),
    comeback: (
      <>
        <At x={-44} scale={0.9}>
          <GameController />
        </At>
        <At x={80}>
          <BubbleOnStem rise={98} width={70} height={58}>
            <path className={styles.hotStroke} d="M16 29H50M38 17L50 29L38 41" strokeWidth="6" />
          </BubbleOnStem>
        </At>
      </>
    ),
  },
  stops: {
    registers: (
      <>
        <At x={50}>
          <Phone width={78} height={138}>
            <path className={styles.figureStroke} d="M-18-24H18M-18-8H18" strokeWidth="5" />
          </Phone>
        </At>
        <path className={styles.idleStroke} d="M89-54H232" strokeWidth="3" />
        {[0, 1, 2, 3].map((index) =>
          index === 2 ? (
            <circle key={index} className={styles.lineFill} cx={118 + index * 38} cy="-54" r="15" />
          ) : (
            <Ring key={index} x={118 + index * 38} y={-54} r={12} weight={5} />
          ),
        )}
      </>
    ),
    logsIn: (
      <At x={112} scale={1.14}>
        <GameController />
      </At>
    ),
    plays: (
      <At x={16}>
        <path className={styles.figure} d="M0 0V-28H40V-56H80V-84H120V-112H160V0Z" />
        <path className={styles.ground} d="M54-36h14v14h-14ZM94-64h14v14h-14ZM134-92h14v14h-14Z" />
        {[0, 1, 2].map((step) => (
          <Ring key={step} x={20 + step * 40} y={-50 - step * 28} r={9} weight={4.5} />
        ))}
      </At>
    ),
    returns: (
      <At x={20}>
        <path className={styles.figure} d="M0 0V-28H40V-56H170V0Z" />
        <path className={styles.figureStroke} d="M116-50V-142" strokeWidth="7" />
        <Packet x={116} y={-120} width={80} height={44} className={styles.hot} />
        <DoubleTick x={130} y={-130} width={32} weight={3.6} className={styles.inkStroke} />
      </At>
    ),
  },
};
