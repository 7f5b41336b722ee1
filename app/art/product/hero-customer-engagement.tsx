import type { HeroArtWords } from '#content/pages/product/art-words.ts';
import styles from '../art.module.css';
import { type Point, round } from '../geometry.ts';
import { Glyph } from '../glyph.tsx';
import { Bot, Headset, Megaphone, ShoppingCart } from '../icons/scenes.tsx';
import type { Icon } from '../icons/strokes.tsx';
import { labelSize, Mono, monoWidth } from '../lettering.tsx';
import { Packet, Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { Picture } from '../picture.tsx';
import { Person } from './figures.tsx';
import type { HeroProps } from './hero.ts';
import { exitRun, type HeroFrame, narrow, wide } from './hero-frame.ts';
import { HeroLine } from './hero-line.tsx';

/** The line goes round the customer: campaign, bot, order and call center. */
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
        <circle key={offset} className={lines.lane} cx={x} cy={y} r={radius + offset} />
      ))}
      <HeroLine
        way={`M${x} ${bottom}a${radius} ${radius} 0 1 1 .01 0`}
        exit={exitRun(frame, x, bottom)}
      />
      <Person x={x} y={y} r={person} weight={person > 100 ? 6 : 4} />
    </>
  );
}

function StopName({ name, side }: { name: string; side: Side }) {
  const size = labelSize(name) + 1;
  const width = round(monoWidth(name, size) + 34);
  const [x, y] = beside[side](width);
  return (
    <g className={side === 'left' ? styles.crowding : undefined}>
      <Packet x={x} y={y} width={width} height={34} className={styles.paper} />
      <Mono x={round(x + 14)} y={y + 5} size={size} weight={700}>
        {name}
      </Mono>
    </g>
  );
}

type Side = 'above' | 'right' | 'below' | 'left';

/** The middle of the label's flat end, seen from the stop: it never lies on the line. */
const beside: Record<Side, (width: number) => Point> = {
  above: (width) => [-width / 2, -62],
  right: () => [48, 0],
  below: () => [18, 64],
  left: (width) => [-48 - width, 0],
};

type RoundShape = {
  frame: HeroFrame;
  middle: Point;
  radius: number;
  person: number;
  lanes: readonly number[];
};
type Stop = { icon: Icon; at: Point; side: Side; name: string };

function stopsOf(
  { middle: [x, y], radius }: RoundShape,
  { campaign, agent, order, call }: HeroArtWords['product-customer-engagement'],
): Stop[] {
  return [
    { icon: Megaphone, at: [x, y - radius], side: 'above', name: campaign },
    { icon: Bot, at: [x + radius, y], side: 'right', name: agent },
    { icon: ShoppingCart, at: [x, y + radius], side: 'below', name: order },
    { icon: Headset, at: [x - radius, y], side: 'left', name: call },
  ];
}

const wideRound: RoundShape = {
  frame: wide,
  middle: [390, 296],
  radius: 196,
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
