import type { ReactNode } from 'react';
import styles from './art.module.css';
import lettering from './lettering.module.css';
import { join } from './picture.tsx';

type Tone = 'figure' | 'ground' | 'ink' | 'faint' | 'paper' | 'ash' | 'link';

type LetteringProps = {
  x: number;
  y: number;
  size: number;
  tone?: Tone;
  weight?: number;
  anchor?: 'middle' | 'end';
  spacing?: number;
  className?: string | undefined;
  children: ReactNode;
};

/** Text in the mono face: data, states and times. */
export function Mono(props: LetteringProps) {
  return <Lettering {...props} className={join(lettering.mono, props.className)} />;
}

/** Text in the sans face: sentences and names. */
export function Sans(props: LetteringProps) {
  return <Lettering {...props} className={join(lettering.sans, props.className)} />;
}

/** The mono face is 0.6 em wide; a Chinese character takes its full em. */
export function monoWidth(text: string, size: number): number {
  const ems = [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.6), 0);
  return ems * size;
}

/**
 * Estimated width in the sans face: each letter counts as one of a few widths, a fifth of an em
 * apart.
 */
export function sansWidth(text: string, size: number): number {
  const ems = [...text].reduce((sum, letter) => sum + sansEms(letter), 0);
  return ems * size;
}

function sansEms(letter: string): number {
  if (letter > '\u2e80') return 1;
  if (/[fijlrt\s.,:;!'’]/.test(letter)) return 0.28;
  if (/[mw]/.test(letter)) return 0.9;
  return /[A-Z]/.test(letter) ? 0.7 : 0.59;
}

/** A Chinese label is set larger: its characters are denser than Latin letters. */
export const labelSize = (text: string): number => (/[\u2e80-\u9fff]/.test(text) ? 13.5 : 12);

function Lettering({ tone = 'ink', size, weight, anchor, spacing, ...rest }: LetteringProps) {
  return (
    <text
      x={rest.x}
      y={rest.y}
      className={join(rest.className, tones[tone])}
      fontSize={size}
      fontWeight={weight}
      textAnchor={anchor}
      letterSpacing={spacing}
    >
      {rest.children}
    </text>
  );
}

const tones: Record<Tone, string | undefined> = {
  figure: styles.figure,
  ground: styles.ground,
  ink: styles.ink,
  faint: styles.faint,
  paper: styles.paper,
  ash: styles.ash,
  link: styles.link,
};
