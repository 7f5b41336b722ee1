import styles from '../../art.module.css';
import { Bell, Headset } from '../../icons/scenes.tsx';
import { Packet } from '../../line-signs.tsx';
import lines from '../../lines.module.css';
import { Laptop } from '../objects/devices.tsx';
import { Books, Mortarboard } from '../objects/goods.tsx';
import { Calendar, Form } from '../objects/papers.tsx';
import { Person, PersonOnPost } from '../objects/people.tsx';
import { At } from '../objects/places.tsx';
import { BubbleOnStem, Sign } from '../objects/talk.tsx';
import type { Scenes } from './scenes.ts';

export const education: Scenes<'industry-education'> = {
  benefits: {
    reminders: (
      <>
        <At x={-56} scale={1.08}>
          <Calendar />
        </At>
        <At x={62}>
          <Sign icon={Bell} />
        </At>
      </>
    ),
    parents: (
      <>
        <At x={-66} scale={1.1}>
          <PersonOnPost />
        </At>
        <At x={14} scale={0.7}>
          <PersonOnPost />
        </At>
        <At x={84}>
          <BubbleOnStem rise={92} width={64} height={50}>
            <path className={styles.hotStroke} d="M16 25H46" strokeWidth="6" />
          </BubbleOnStem>
        </At>
      </>
    ),
    identity: (
      <>
        <path className={lines.branch} d="M0 4V-30" />
        <path className={styles.figure} d="M-96-26V-132H96V-26Z" />
        <path className={styles.ground} d="M-18-132V-122H18V-132Z" />
        <g transform="translate(-52 -76)">
          <circle className={styles.ground} r="32" />
          <g transform="scale(0.54)">
            <Person />
          </g>
        </g>
        <path className={styles.groundStroke} d="M2-94H72M2-74H54" strokeWidth="6" />
        <circle className={styles.lineFill} cx="10" cy="-50" r="8" />
      </>
    ),
  },
  stops: {
    enrols: (
      <>
        <At x={68}>
          <Form />
        </At>
        <At x={188}>
          <Sign icon={Headset} />
        </At>
      </>
    ),
    attends: (
      <>
        <At x={112} scale={0.66}>
          <Laptop>
            <g transform="scale(0.9)">
              <Person />
            </g>
            <Packet x={-108} y={-54} width={62} height={28} className={styles.hot} />
          </Laptop>
        </At>
      </>
    ),
    continues: (
      <>
        <At x={116} scale={0.6}>
          <Books />
        </At>
        <At x={112} up={76} scale={0.42}>
          <Mortarboard />
        </At>
        <path className={styles.lineStroke} d="M112-111H176V-70" strokeWidth="6" />
      </>
    ),
  },
};
