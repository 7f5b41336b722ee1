import styles from '../art.module.css';
import { round } from '../geometry.ts';
import { Mono, monoWidth } from '../lettering.tsx';
import { Packet, Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import type { ArtProps } from '../picture.tsx';
import { lineY, Tile } from './tile.tsx';

/** Local numbers branch off the line in front of a globe. */
export function NumberTile(art: ArtProps) {
  return (
    <Tile {...art} ground="ink">
      <g className={styles.idleStroke} strokeWidth="1.5">
        <circle cx={globe.x} cy={lineY} r={globe.r} strokeWidth="2" />
        {[0.22, 0.55, 0.85].map((turn) => (
          <ellipse key={turn} cx={globe.x} cy={lineY} rx={round(globe.r * turn)} ry={globe.r} />
        ))}
        <path d={parallels} />
      </g>
      <path className={lines.through} d="M-4 120H404" />
      <path className={lines.branch} d="M134 56V120M252 120V184" />
      <circle className={styles.lineFill} cx="134" cy={lineY} r="6" />
      <circle className={styles.lineFill} cx="252" cy={lineY} r="6" />
      <Plate x={116} y={56} shown="+65 3105" hidden={[4]} />
      <Plate x={196} y={184} shown="+971 4" hidden={[3, 4]} />
      <Ring x={48} y={lineY} r={8} weight={3} />
      <circle className={styles.figure} cx="336" cy={lineY} r="8" />
    </Tile>
  );
}

/** A number whose last digits are dots: drawn, since the mono face has no such letter. */
function Plate({ x, y, shown, hidden }: PlateProps) {
  const step = monoWidth('0', 12);
  const places = hidden.flatMap((count, group) => {
    const before = hidden.slice(0, group).reduce((sum, digits) => sum + digits + 1, 0);
    return Array.from({ length: count }, (_, index) => shown.length + 1 + before + index);
  });
  const width = 10 + ((places.at(-1) ?? 0) + 1) * step + 20;
  return (
    <>
      <Packet x={x} y={y} width={width} height={26} />
      <Mono x={x + 10} y={y + 4} size={12} weight={600}>
        {shown}
      </Mono>
      {places.map((place) => (
        <circle
          key={place}
          className={styles.ink}
          cx={round(x + 10 + (place + 0.5) * step)}
          cy={y}
          r="2.2"
        />
      ))}
    </>
  );
}

type PlateProps = { x: number; y: number; shown: string; hidden: readonly number[] };

const globe = { x: 200, r: 96 };

const parallels = [-64, -34, 34, 64]
  .map((y) => {
    const half = Math.sqrt(globe.r ** 2 - y ** 2);
    return `M${round(globe.x - half)} ${lineY + y}h${round(half * 2)}`;
  })
  .join('');
