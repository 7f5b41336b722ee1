import styles from './art.module.css';
import { doubleTick } from './double-tick.ts';
import { type Point, round } from './geometry.ts';
import { labelSize, Mono, monoWidth } from './lettering.tsx';
import { join } from './picture.tsx';
import { packetPath } from './shapes.ts';

/** A stop on the line: the ground shows through it. */
export function Ring({ x = 0, y = 0, r = 13, weight = 4.5 }: RingProps) {
  return <circle className={styles.ring} cx={round(x)} cy={round(y)} r={r} strokeWidth={weight} />;
}

type RingProps = { x?: number; y?: number; r?: number; weight?: number };

/** A message in transit: flat left end at `x`, round right end, middle at `y`. */
export function Packet({ x, y, width, height, className = styles.figure }: PacketProps) {
  return <path className={className} d={packetPath(x, y, width, height)} />;
}

type PacketProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  className?: string | undefined;
};

/** Delivered. Drawn large, the second tick is a plain bar. */
export function DoubleTick({ x, y, width, weight = 3, className }: DoubleTickProps) {
  return (
    <path
      className={className}
      transform={`translate(${round(x)} ${round(y)}) scale(${round(width / 30)})`}
      d={width > 60 ? largeDoubleTick : doubleTick}
      strokeWidth={weight}
    />
  );
}

type DoubleTickProps = {
  x: number;
  y: number;
  width: number;
  weight?: number;
  className?: string | undefined;
};

/** A stop with its name in a packet beside it; style sheets enlarge it where the art gets small. */
export function NamedStop({ at, side, name, detail, className }: NamedStopProps) {
  const nameWidth = monoWidth(name, labelSize(name));
  const detailWidth = detail ? 8 + monoWidth(detail, labelSize(detail)) : 0;
  const width = round(12 + nameWidth + detailWidth + 32);
  const x = side === 'right' ? 24 : -24 - width;
  return (
    <g transform={`translate(${round(at[0])} ${round(at[1])})`}>
      <g className={join(styles.sign, className)}>
        <Ring />
        <Packet x={x} y={0} width={width} height={30} className={styles.paper} />
        <Mono x={x + 12} y={4.5} size={labelSize(name)} weight={700}>
          {name}
        </Mono>
        {detail && (
          <Mono x={round(x + 20 + nameWidth)} y={4.5} size={labelSize(detail)} tone="faint">
            {detail}
          </Mono>
        )}
      </g>
    </g>
  );
}

type NamedStopProps = {
  at: Point;
  side: 'left' | 'right';
  name: string;
  detail?: string;
  className?: string | undefined;
};

const largeDoubleTick = 'M2 9.5 8 15.5 20 3M14.4 16.8 28 3';
