import styles from '../art.module.css';
import { type Point, round, route } from '../geometry.ts';
import { Glyph } from '../glyph.tsx';
import grounds from '../grounds.module.css';
import { Phone } from '../icons/contact.tsx';
import { Mic } from '../icons/scenes.tsx';
import lettering from '../lettering.module.css';
import { Mono, Sans } from '../lettering.tsx';
import { join, Picture } from '../picture.tsx';
import { Hub } from './figures.tsx';
import type { HeroProps } from './hero.ts';
import { exitRun, narrow, wide } from './hero-frame.ts';
import { HeroLine, IdleLanes } from './hero-line.tsx';

/** The line itself starts to speak, and a phone reads out what it says. */
export function VoiceHero({ words, ...shown }: HeroProps<'product-voice'>) {
  return (
    <>
      <Picture frame={wide.size} spill label={words.alternative} className={shown.wide}>
        <IdleLanes ways={[-10, 10].map(wideWave)} />
        <HeroLine way={wideWave(0)} exit={exitRun(wide, 96, 333)} />
        <Hub x={96} y={333} r={30} />
        <rect {...handset} x="548" y="122" width="212" height="422" rx="30" />
        <g transform="translate(654 122)">
          <path {...notch} d="M-22 16H22M-30 402H30" />
          <Mono x={0} y={74} size={13.5} tone="ash" anchor="middle">
            {words.call}
          </Mono>
          <Sans x={0} y={108} size={29} weight={660} tone="paper" anchor="middle" spacing={-0.8}>
            {words.caller}
          </Sans>
          <Mono x={0} y={133} size={13} tone="ash" anchor="middle">
            00:07
          </Mono>
          <Digits y={230} size={52} />
          <Sans x={0} y={268} size={15} tone="ash" anchor="middle">
            {words.spoken}
          </Sans>
          <circle className={styles.lane2Stroke} cx="-38" cy="334" r="26" strokeWidth="3" />
          <Glyph icon={Mic} x={-38} y={334} size={24} paper />
          <circle className={styles.hot} cx="38" cy="334" r="27" />
          <g className={grounds.onHot}>
            <Glyph icon={Phone} x={38} y={334} size={23} weight={2.4} />
          </g>
        </g>
      </Picture>
      <Picture frame={narrow.size} spill fine label={words.alternative} className={shown.narrow}>
        <IdleLanes ways={[-6, 6].map(narrowWave)} />
        <HeroLine way={narrowWave(0)} exit={exitRun(narrow, 92, 150)} />
        <Hub x={92} y={150} r={20} />
        <rect {...handset} x="256" y="22" width="118" height="248" rx="18" strokeWidth="3.5" />
        <g transform="translate(315 22)">
          <path {...notch} d="M-13 12H13M-16 235H16" strokeWidth="3" />
          <Mono x={0} y={46} size={11} tone="ash" anchor="middle">
            {words.call}
          </Mono>
          <Sans x={0} y={70} size={20} weight={660} tone="paper" anchor="middle" spacing={-0.4}>
            {words.caller}
          </Sans>
          <Digits y={138} size={35} />
          <Sans x={0} y={162} size={11.5} tone="ash" anchor="middle">
            {words.spoken}
          </Sans>
          <circle className={styles.hot} cy="200" r="18" />
          <g className={grounds.onHot}>
            <Glyph icon={Phone} x={0} y={200} size={16} weight={2.4} />
          </g>
        </g>
      </Picture>
    </>
  );
}

/** A code that is being read out: two digits are said, the third is highlighted. */
function Digits({ y, size }: { y: number; size: number }) {
  const step = size * 0.68;
  return (
    <>
      {['4', '8', '2'].map((digit, index) => (
        <Sans
          key={digit}
          x={round((index - 1.5) * step)}
          y={y}
          size={size}
          weight={640}
          tone="paper"
          anchor="middle"
          className={lettering.condensed}
        >
          {digit}
        </Sans>
      ))}
      <path
        className={styles.lane2Stroke}
        d={`M${round(1.5 * step - size * 0.22)} ${round(y - size * 0.34)}h${round(size * 0.44)}`}
        strokeWidth={round(size * 0.11)}
      />
    </>
  );
}

const handset = { className: join(styles.ink2, styles.paperStroke), strokeWidth: 4.5 };
const notch = {
  className: styles.paperStroke,
  strokeWidth: 4.5,
  strokeLinecap: 'round',
} as const;

const wideWave = wave({
  from: [96, 333],
  firstX: 150,
  swings: [46, 96, 158, 88, 214, 140, 236, 104, 150, 52],
  pitch: 38,
  endX: 552,
});
const narrowWave = wave({
  from: [92, 150],
  firstX: 124,
  swings: [34, 66, 104, 74, 46],
  pitch: 23,
  endX: 260,
});

type Wave = {
  from: Point;
  firstX: number;
  swings: readonly number[];
  pitch: number;
  endX: number;
};

/** A line that swings up and down. Its corners are half circles, as wide as one swing (`pitch`). */
function wave({ from, firstX, swings, pitch, endX }: Wave) {
  const [, middle] = from;
  const points: Point[] = [
    from,
    [firstX, middle],
    ...swings.flatMap((swing, index): Point[] => {
      const x = firstX + index * pitch;
      const y = middle + (index % 2 ? swing : -swing);
      return [
        [x, y],
        [x + pitch, y],
      ];
    }),
    [firstX + swings.length * pitch, middle],
    [endX, middle],
  ];
  return (offset: number) => route(points, pitch / 2, offset);
}
