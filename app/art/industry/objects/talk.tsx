import type { ReactNode } from 'react';
import styles from '../../art.module.css';
import { round } from '../../geometry.ts';
import { Glyph } from '../../glyph.tsx';
import type { Icon } from '../../icons/strokes.tsx';
import { labelSize, Mono, monoWidth, Sans } from '../../lettering.tsx';
import { Packet } from '../../line-signs.tsx';
import lines from '../../lines.module.css';
import { bubblePath } from '../../shapes.ts';
import own from '../industry-art.module.css';

/** A speech bubble whose square corner is at the origin. */
export const Bubble = ({ width, height, radius = 18, white, children }: BubbleProps) => (
  <>
    <path
      className={white ? styles.white : styles.figure}
      d={bubblePath(0, 0, width, height, radius)}
    />
    {children}
  </>
);

type BubbleProps = {
  width: number;
  height: number;
  radius?: number;
  white?: boolean;
  children?: ReactNode;
};

/** A speech bubble on a stem of the line, `rise` high; the stem is at the origin. */
export const BubbleOnStem = ({
  rise,
  width,
  height,
  ...bubble
}: BubbleProps & { rise: number }) => (
  <>
    <path className={lines.branch} d={`M0 4V${-rise}`} />
    <g transform={`translate(${-width / 2} ${-rise - height / 2})`}>
      <Bubble width={width} height={height} {...bubble} />
    </g>
  </>
);

/** A one-time code in cells, 38 units per digit; its origin is the middle of the base. */
export const Code = ({ digits }: { digits: string }) => (
  <>
    {[...digits].map((digit, index) => {
      const x = (index - (digits.length - 1) / 2) * 38;
      return (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className={styles.figure} d="M-16 0V-48H16V0Z" />
          <Sans x={0} y={-15} size={26} weight={620} tone="ground" anchor="middle">
            {digit}
          </Sans>
        </g>
      );
    })}
  </>
);

/** A label in the corner of a screen, origin in its middle; hidden where it would be too small. */
export function ScreenTag({ name }: { name: string }) {
  const size = labelSize(name);
  const width = round(monoWidth(name, size) + 30);
  return (
    <g className={own.tag}>
      <Packet x={round(-width / 2)} y={0} width={width} height={30} className={styles.hot} />
      <Mono x={round(11 - width / 2)} y={4.5} size={size} weight={700}>
        {name}
      </Mono>
    </g>
  );
}

/** A sign on a post that stands on the line, 84x122 units. */
export const Sign = ({ icon }: { icon: Icon }) => (
  <>
    <path className={styles.figureStroke} d="M0 0V-50" strokeWidth="6" />
    <circle className={styles.figure} cy="-80" r="42" />
    <Glyph icon={icon} x={0} y={-80} size={42} weight={2} onFigure />
  </>
);

/** A heart, 34 units wide; its origin is the middle. */
export const heartPath = 'M0 20L-17 3a11 11 0 0 1 17-14a11 11 0 0 1 17 14Z';
