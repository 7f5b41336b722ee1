import styles from '../art.module.css';
import { round } from '../geometry.ts';
import lettering from '../lettering.module.css';
import { Sans } from '../lettering.tsx';
import { NamedStop, Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { type ArtProps, Picture } from '../picture.tsx';

export type FareBoardProps = ArtProps & { rate: string; country: string; unit: string };

/** The line drops into a split-flap board, whose last flap is live; the page takes it on from there. */
export function FareBoardWide({ rate, country, unit, ...art }: FareBoardProps) {
  const lanes = [-34, -25.5, -17, -8.5, 8.5, 17, 25.5, 34];
  return (
    <Picture {...art} frame={[800, 660]} spill>
      <g className={styles.fareDrop}>
        <path
          className={lines.lane}
          d={lanes.map((offset) => `M${400 + offset}-400V176`).join('')}
        />
        <path className={lines.live} d="M400-400V176" />
      </g>
      <path className={lines.live} d="M400 308V412" />
      <Flaps text={rate} x={120} y={176} width={88} height={132} gap={9} />
      <NamedStop at={[400, 124]} side="right" name={country} detail={unit} />
      <Ring x={400} y={408} />
    </Picture>
  );
}

export function FareBoardNarrow({ rate, className }: Pick<FareBoardProps, 'rate' | 'className'>) {
  const lanes = [-12, -8, -4, 4, 8, 12];
  return (
    <Picture className={className} frame={[390, 214]} width="100%" fine>
      <path className={lines.lane} d={lanes.map((offset) => `M${180 + offset}-10V34`).join('')} />
      <path className={lines.live} d="M180-10V34" />
      <Flaps text={rate} x={44} y={34} width={48} height={72} gap={4} />
      <Ring x={180} y={142} r={8} weight={3} />
    </Picture>
  );
}

type FlapsProps = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  gap: number;
};

function Flaps({ text, x, y, width, height, gap }: FlapsProps) {
  const signs = [...text];
  const middle = height / 2;
  return signs.map((sign, index) => {
    const isLive = index === signs.length - 1;
    return (
      <g key={index} transform={`translate(${x + index * (width + gap)} ${y})`}>
        <path
          className={`${isLive ? styles.hot : styles.ink2} ${isLive ? '' : styles.laneStroke}`}
          d={`M0 0H${width}V${height}H0Z`}
          strokeWidth="2"
        />
        <Sans
          x={width / 2}
          y={round(middle + height * 0.288)}
          size={height * 0.8}
          weight={640}
          tone={isLive ? 'ink' : 'paper'}
          anchor="middle"
          className={lettering.condensed}
        >
          {sign}
        </Sans>
        <path className={styles.inkStroke} d={`M0 ${middle}H${width}`} strokeWidth="3" />
        <path
          className={styles.paperStroke}
          d={`M-1 ${middle - 8}v16M${width + 1} ${middle - 8}v16`}
          strokeWidth="3"
        />
      </g>
    );
  });
}
