import { type MessageBubble, messageBubbles } from '#content/pages/product/art-words.ts';
import styles from '../art.module.css';
import { type Point, route } from '../geometry.ts';
import { Mono, Sans } from '../lettering.tsx';
import { DoubleTick, Ring } from '../line-signs.tsx';
import { join, Picture } from '../picture.tsx';
import { bubblePath } from '../shapes.ts';
import { Hub } from './figures.tsx';
import type { HeroProps } from './hero.ts';
import { exitRun, narrow, wide } from './hero-frame.ts';
import { HeroLine, IdleLanes } from './hero-line.tsx';

/** One request in, four kinds of message out: the first has arrived. */
export function MessageHero({ words, ...shown }: HeroProps<'product-message'>) {
  return (
    <>
      <Picture frame={wide.size} spill label={words.alternative} className={shown.wide}>
        <Fan fan={wideFan} exit={exitRun(wide, wideFan.hub[0], wideFan.hub[1])} />
        {messageBubbles.map((kind, index) => (
          <WideBubble key={kind} y={wideFan.stops[index] ?? 0} live={!index} {...bubble(kind)} />
        ))}
        <Hub x={wideFan.hub[0]} y={wideFan.hub[1]} r={30} />
      </Picture>
      <Picture frame={narrow.size} spill fine label={words.alternative} className={shown.narrow}>
        <Fan fan={narrowFan} exit={exitRun(narrow, narrowFan.hub[0], narrowFan.hub[1])} />
        {messageBubbles.map((kind, index) => (
          <NarrowBubble
            key={kind}
            y={narrowFan.stops[index] ?? 0}
            live={!index}
            {...bubble(kind)}
          />
        ))}
        <Hub x={narrowFan.hub[0]} y={narrowFan.hub[1]} r={20} />
      </Picture>
    </>
  );

  function bubble(kind: MessageBubble) {
    return words.bubbles[kind];
  }
}

type Bubble = { y: number; live: boolean; name: string; text: string; state: string };

function WideBubble({ y, live, name, text, state }: Bubble) {
  return (
    <g transform={`translate(${wideFan.end} ${y})`}>
      <path {...bubbleLook(live)} d={bubblePath(0, -52, 388, 104, 22)} />
      <Mono x={26} y={-18} size={14} weight={700} tone={live ? 'link' : 'ash'}>
        {name}
      </Mono>
      <Sans x={26} y={12} size={22} weight={520} tone={live ? 'ink' : 'paper'}>
        {text}
      </Sans>
      <Mono x={26} y={37} size={13} tone={live ? 'faint' : 'ash'}>
        {state}
      </Mono>
      <DoubleTick x={332} y={22} width={28} className={tickLook(live)} />
      <Ring r={10} weight={4.5} />
    </g>
  );
}

function NarrowBubble({ y, live, name, text }: Bubble) {
  return (
    <g transform={`translate(${narrowFan.end} ${y})`}>
      <path {...bubbleLook(live)} d={bubblePath(0, -26, 204, 52, 13)} />
      <Mono x={16} y={-6} size={11} weight={700} tone={live ? 'link' : 'ash'}>
        {name}
      </Mono>
      <Sans x={16} y={14} size={13} weight={540} tone={live ? 'ink' : 'paper'}>
        {text}
      </Sans>
      <DoubleTick x={172} y={-16} width={19} weight={3.4} className={tickLook(live)} />
      <Ring r={6} weight={3} />
    </g>
  );
}

const bubbleLook = (live: boolean) => ({
  className: live ? styles.paper : join(styles.ink2, styles.laneStroke),
  strokeWidth: live ? undefined : 2,
});
const tickLook = (live: boolean) => (live ? styles.hotStroke : styles.ashStroke);

type FanShape = {
  hub: Point;
  stops: readonly number[];
  pitch: number;
  firstBend: number;
  end: number;
  radius: number;
  slope: number;
};

function Fan({ fan, exit }: { fan: FanShape; exit: string }) {
  const [live = '', ...idle] = fan.stops.map((_, index) => branch(fan, index));
  return (
    <>
      <IdleLanes ways={idle} />
      <HeroLine way={live} exit={exit} />
    </>
  );
}

/** The outer branches bend first, so that the four never cross. */
function branch(
  { hub: [x, y], stops, pitch, firstBend, end, radius, slope }: FanShape,
  index: number,
) {
  const stop = stops[index] ?? y;
  const start = y + (index - 1.5) * pitch;
  const isOuter = index === 0 || index === stops.length - 1;
  const bend = isOuter ? firstBend : firstBend + pitch * 3.5;
  return route(
    [
      [x, start],
      [bend, start],
      [bend + Math.abs(stop - start) * slope, stop],
      [end, stop],
    ],
    radius,
  );
}

const wideFan: FanShape = {
  hub: [96, 333],
  stops: [120, 262, 404, 546],
  pitch: 11,
  firstBend: 168,
  end: 372,
  radius: 26,
  slope: 0.55,
};
const narrowFan: FanShape = {
  hub: [92, 133],
  stops: [34, 98, 162, 226],
  pitch: 6,
  firstBend: 114,
  end: 168,
  radius: 9,
  slope: 0.4,
};
