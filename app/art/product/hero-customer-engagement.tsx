import { Bot, Headset, type LucideIcon, Megaphone, ShoppingCart } from 'lucide-react';
import type { HeroArtWords } from '#content/pages/product/art-words.ts';
import styles from '../art.module.css';
import type { Point } from '../geometry.ts';
import { Glyph } from '../glyph.tsx';
import { labelSize, Mono, monoWidth } from '../lettering.tsx';
import { Packet, Ring } from '../line-signs.tsx';
import { Picture } from '../picture.tsx';
import { Person } from './figures.tsx';
import type { HeroProps } from './hero.ts';
import { exitRun, type HeroFrame, narrow, wide } from './hero-frame.ts';
import { HeroLine } from './hero-line.tsx';

/** The line goes round the customer: campaign, bot, order and call centre. */
export function CustomerEngagementHero({
  words,
  ...shown
}: HeroProps<'product-customer-engagement'>) {
  return (
    <>
      <Picture frame={wide.size} spill label={words.alternative} className={shown.wide}>
        <Round {...wideRound} />
        {stopsOf(wideRound, words).map((stop) => (
          <g key={stop.name} transform={`translate(${stop.at.join(' ')})`}>
            <g className={styles.sign}>
              <Ring r={36} weight={5} />
              <Glyph icon={stop.icon} x={0} y={0} size={34} weight={1.9} />
              <StopName name={stop.name} side={stop.side} />
            </g>
          </g>
        ))}
      </Picture>
      <Picture frame={narrow.size} spill fine label={words.alternative} className={shown.narrow}>
        <Round {...narrowRound} />
        {stopsOf(narrowRound, words).map(({ at: [x, y], icon, name }) => (
          <g key={name}>
            <Ring x={x} y={y} r={23} weight={3.5} />
            <Glyph icon={icon} x={x} y={y} size={22} />
          </g>
        ))}
      </Picture>
    </>
  );
}

function Round({ middle: [x, y], radius, person, frame, lanes }: RoundShape) {
  const bottom = y + radius;
  return (
    <>
      {lanes.map((offset) => (
        <circle key={offset} className={styles.lane} cx={x} cy={y} r={radius + offset} />
      ))}
      <HeroLine
        way={`M${x} ${bottom}a${radius} ${radius} 0 1 1 .01 0`}
        exit={exitRun(frame, x, bottom)}
      />
      <Person x={x} y={y} r={person} />
    </>
  );
}

function StopName({ name, side }: { name: string; side: 'left' | 'right' }) {
  const size = labelSize(name) + 1;
  const width = monoWidth(name, size) + 44;
  const x = side === 'right' ? 48 : -48 - width;
  return (
    <>
      <Packet x={x} y={0} width={width} height={34} className={styles.paper} />
      <Mono x={x + 14} y={5} size={size} weight={700}>
        {name}
      </Mono>
    </>
  );
}

type RoundShape = {
  frame: HeroFrame;
  middle: Point;
  radius: number;
  person: number;
  lanes: readonly number[];
};
type Stop = { icon: LucideIcon; at: Point; side: 'left' | 'right'; name: string };

function stopsOf(
  { middle: [x, y], radius }: RoundShape,
  { campaign, agent, order, call }: HeroArtWords['product-customer-engagement'],
): Stop[] {
  return [
    { icon: Megaphone, at: [x, y - radius], side: 'right', name: campaign },
    { icon: Bot, at: [x + radius, y], side: 'right', name: agent },
    { icon: ShoppingCart, at: [x, y + radius], side: 'right', name: order },
    { icon: Headset, at: [x - radius, y], side: 'left', name: call },
  ];
}

const wideRound: RoundShape = {
  frame: wide,
  middle: [396, 290],
  radius: 200,
  person: 116,
  lanes: [-28, -18, 18, 28],
};
const narrowRound: RoundShape = {
  frame: narrow,
  middle: [206, 136],
  radius: 100,
  person: 58,
  lanes: [-14, -9, 9, 14],
};
