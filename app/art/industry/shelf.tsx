import type { ReactNode } from 'react';
import styles from '../art.module.css';
import { labelSize, Mono } from '../lettering.tsx';
import { DoubleTick, Ring } from '../line-signs.tsx';
import lines from '../lines.module.css';
import { type ArtProps, Picture } from '../picture.tsx';
import own from './industry-art.module.css';

/** `shelfY` is the middle of the page's line, `floorY` its upper edge, on which objects stand. */
export const shelfY = 440;
export const floorY = 436;

/** The frame of a banner, 760x510 units: objects on the page's line. */
export function Shelf({ children, ...art }: ArtProps & { children: ReactNode }) {
  return (
    <Picture {...art} frame={[760, 510]} ground="paper2" spill>
      {children}
    </Picture>
  );
}

export const On = ({ x, y = floorY, scale, children }: OnProps) => (
  <g transform={`translate(${x} ${y})${scale ? ` scale(${scale})` : ''}`}>{children}</g>
);

type OnProps = { x: number; y?: number; scale?: number; children: ReactNode };

export function Stop({ x, name, time }: StopProps) {
  return (
    <>
      <Ring x={x} y={shelfY} r={12} weight={5} />
      <StopName x={x} y={shelfY + 38} name={name} time={time} />
    </>
  );
}

export function Arrival({ x, name, time }: StopProps) {
  return (
    <>
      <circle className={styles.hot} cx={x} cy={shelfY} r="20" />
      <DoubleTick x={x - 13} y={shelfY - 8} width={26} weight={3.6} className={styles.inkStroke} />
      <StopName x={x} y={shelfY + 44} name={name} time={time} />
    </>
  );
}

type StopProps = { x: number; name: string; time?: string | undefined };

const StopName = ({ x, y, name, time }: StopProps & { y: number }) => (
  <>
    <Mono x={x} y={y} size={labelSize(name)} weight={700} anchor="middle" className={own.name}>
      {name}
    </Mono>
    {time && (
      <Mono x={x} y={y + 18} size={11.5} tone="faint" anchor="middle" className={own.time}>
        {time}
      </Mono>
    )}
  </>
);

/** A stretch of the line that leaves the shelf. */
export const Live = ({ d }: { d: string }) => <path className={lines.through} d={d} />;
