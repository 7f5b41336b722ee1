import type { ReactNode } from 'react';
import styles from './grounds.module.css';
import lines from './lines.module.css';

/** Art is decoration; with a `label` it becomes an image that assistive technology names. */
export type ArtProps = { className?: string | undefined; label?: string | undefined };

export type Ground = 'ink' | 'ink2' | 'paper' | 'paper2' | 'white' | 'hot';

type PictureProps = ArtProps & {
  /** The part of the drawing that fills the box: width and height, or x, y, width and height. */
  frame: readonly [width: number, height: number] | readonly [number, number, number, number];
  /**
   * The ground that decides the colours of figures, line and lanes. The page paints the ground
   * itself unless `filled`.
   */
  ground?: Ground;
  filled?: boolean;
  /** Lines are drawn beyond the frame; the page clips them. */
  spill?: boolean;
  /** Thinner lanes, for drawings made for small screens. */
  fine?: boolean;
  width?: number | string;
  fit?: string;
  children: ReactNode;
};

export function Picture(props: PictureProps) {
  const { frame, ground = 'ink', filled, spill, fine, fit, label, className, children } = props;
  const [x, y, width, height] = frame.length === 2 ? [0, 0, ...frame] : frame;
  return (
    <svg
      className={join(grounds[ground], filled && styles.filled, fine && lines.fine, className)}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={props.width ?? width}
      height={height}
      preserveAspectRatio={fit}
      overflow={spill ? 'visible' : undefined}
      fill="none"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
    >
      {children}
    </svg>
  );
}

export const join = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

const grounds: Record<Ground, string | undefined> = {
  ink: styles.onInk,
  ink2: styles.onInk2,
  paper: styles.onPaper,
  paper2: styles.onPaper2,
  white: styles.onWhite,
  hot: styles.onHot,
};
