import styles from '../art.module.css';
import { round } from '../geometry.ts';
import lettering from '../lettering.module.css';
import { Mono, Sans } from '../lettering.tsx';
import { NamedStop, Ring } from '../line-signs.tsx';
import { join, Picture } from '../picture.tsx';
import { Arrived } from './figures.tsx';
import type { HeroProps } from './hero.ts';
import { exitRun, narrow, wide } from './hero-frame.ts';
import { HeroLine } from './hero-line.tsx';

/** Many lines fall towards the shield and end before it; one passes. */
export function FraudPreventionHero({ words, ...shown }: HeroProps<'product-fraud-prevention'>) {
  return (
    <>
      <Picture frame={wide.size} spill label={words.alternative} className={shown.wide}>
        <Stopped x={wideX} top={14} pitch={32} ends={wideEnds} weight={1} />
        <Shield x={wideX} y={366} scale={1} rims={[0.91, 0.82, 0.73, 0.64, 0.55, 0.46]} />
        <HeroLine solid way={`M${wideX} 14V562`} exit={exitRun(wide, wideX, 556)} />
        <Ring x={wideX} y={14} r={11} />
        <circle
          className={join(styles.hot, styles.inkStroke)}
          cx={wideX}
          cy="366"
          r="44"
          strokeWidth="9"
        />
        <Arrived x={wideX} y={366} r={40} />
        <g transform={`translate(${wideX + 206} 92)`}>
          <g className={styles.sign}>
            <Sans
              x={0}
              y={0}
              size={44}
              weight={680}
              tone="paper"
              spacing={-1.4}
              className={lettering.condensed}
            >
              12
            </Sans>
            {words.stopped.map((line, index) => (
              <Mono key={line} x={0} y={26 + index * 19} size={13} tone="ash">
                {line}
              </Mono>
            ))}
          </g>
        </g>
        <NamedStop at={[wideX, 568]} side="right" name={words.passed} />
      </Picture>
      <Picture frame={narrow.size} spill fine label={words.alternative} className={shown.narrow}>
        <Stopped x={narrowX} top={10} pitch={22} ends={narrowEnds} weight={0.62} />
        <Shield x={narrowX} y={168} scale={0.5} rims={[0.86, 0.72, 0.58, 0.44]} />
        <HeroLine solid way={`M${narrowX} 10V270`} exit={exitRun(narrow, narrowX, 264)} />
        <Ring x={narrowX} y={10} r={7} weight={3} />
        <circle
          className={join(styles.hot, styles.inkStroke)}
          cx={narrowX}
          cy="168"
          r="25"
          strokeWidth="5"
        />
        <Arrived x={narrowX} y={168} r={23} />
        <Ring x={narrowX} y={272} r={8} weight={3} />
      </Picture>
    </>
  );
}

/** Six blocked lines on either side of the open one. */
function Stopped({ x, top, pitch, ends, weight }: StoppedProps) {
  const lanes = ends.map((end, index) => ({
    end,
    x: x + (index - 6 + (index < 6 ? 0 : 1)) * pitch,
  }));
  const [arm, reach] = [round(7 * weight), round(14 * weight)];
  return (
    <>
      <path
        className={styles.lane2Stroke}
        d={lanes.map((lane) => `M${lane.x} ${top}V${lane.end}`).join('')}
        strokeWidth={round(2.6 * weight)}
      />
      {lanes.map((lane) => (
        <circle
          key={lane.x}
          className={styles.closedStop}
          cx={lane.x}
          cy={top}
          r={round(6 * weight)}
          strokeWidth={round(3 * weight)}
        />
      ))}
      <path
        className={styles.paperStroke}
        d={lanes
          .map(
            (lane) =>
              `M${round(lane.x - arm)} ${round(lane.end - arm)}l${reach} ${reach}m0-${reach}l-${reach} ${reach}`,
          )
          .join('')}
        strokeWidth={round(3.2 * weight)}
      />
    </>
  );
}

type StoppedProps = {
  x: number;
  top: number;
  pitch: number;
  ends: readonly number[];
  weight: number;
};

/** Rims stop short of the middle, where the line runs. */
function Shield({ x, y, scale, rims }: ShieldProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={styles.paper} d={shieldPath(1)} />
      <path
        className={styles.ashStroke}
        d={rims.map(shieldPath).join('')}
        strokeWidth={round(2.2 / Math.sqrt(scale))}
      />
      <path
        className={styles.paperStroke}
        d="M0-140V160"
        strokeWidth={round(24 / Math.sqrt(scale))}
      />
    </g>
  );
}

type ShieldProps = { x: number; y: number; scale: number; rims: readonly number[] };

function shieldPath(scale: number): string {
  const [half, brow, waist, tip] = [158, -140, 6, 186].map((length) => round(length * scale));
  const [dip, peak] = [round(57 * scale), round(-176 * scale)];
  const [low, lower, inner] = [round(96 * scale), round(150 * scale), round(92 * scale)];
  return `M-${half} ${brow}Q-${dip} ${brow} 0 ${peak}Q${dip} ${brow} ${half} ${brow}V${waist}C${half} ${low} ${inner} ${lower} 0 ${tip}C-${inner} ${lower}-${half} ${low}-${half} ${waist}Z`;
}

const wideX = 416;
const wideEnds = [150, 104, 170, 84, 132, 66, 92, 146, 74, 166, 112, 174];

const narrowX = 206;
const narrowEnds = [62, 44, 68, 36, 56, 30, 40, 60, 34, 66, 46, 58];
