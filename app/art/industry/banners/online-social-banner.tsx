import type { BannerLabels } from '#content/pages/industry/words.ts';
import styles from '../../art.module.css';
import { DoubleTick } from '../../line-signs.tsx';
import type { ArtProps } from '../../picture.tsx';
import { bubblePath } from '../../shapes.ts';
import { Phone, StudioLight } from '../objects/devices.tsx';
import { Person } from '../objects/people.tsx';
import { heartPath, ScreenTag } from '../objects/talk.tsx';
import { Arrival, floorY, Live, On, Shelf, Stop, shelfY } from '../shelf.tsx';

/** A phone on air, and what comes back: likes and an answer that grow out of the line. */
export const OnlineSocialBanner = ({ labels, ...art }: Props) => (
  <Shelf {...art}>
    <On x={210}>
      <StudioLight />
    </On>
    <On x={210} y={floorY - 124}>
      <Phone width={112} height={204}>
        <g transform="translate(0 8) scale(0.62)">
          <Person />
        </g>
      </Phone>
    </On>
    <On x={210} y={floorY - 156}>
      <ScreenTag name={labels.live} />
    </On>
    {answers.map(({ x, rise, kind }) => (
      <g key={x}>
        <Live d={`M${x} ${shelfY}V${shelfY - rise - 10}`} />
        <On x={x} y={shelfY - rise - 40}>
          <path className={styles.figure} d={bubblePath(-38, -38, 76, 76, 28)} />
          {kind === 'reply' ? (
            <DoubleTick x={-17} y={-10} width={34} weight={3.4} className={styles.paperStroke} />
          ) : (
            <path className={kind === 'first' ? styles.hot : styles.paper} d={heartPath} />
          )}
        </On>
      </g>
    ))}
    <Stop x={210} name={labels.onAir} />
    <Stop x={474} name={labels.firstLike} />
    <Arrival x={658} name={labels.replied} />
  </Shelf>
);

type Props = ArtProps & { labels: BannerLabels['industry-online-social'] };

const answers = [
  { x: 474, rise: 150, kind: 'first' },
  { x: 566, rise: 250, kind: 'like' },
  { x: 658, rise: 104, kind: 'reply' },
] as const;
