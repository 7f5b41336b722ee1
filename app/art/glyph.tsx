import styles from './glyph.module.css';
import type { Icon } from './icons/strokes.tsx';

/** An icon inside a picture; its middle is at `x`, `y`. */
export function Glyph({ icon: Icon, x, y, size, weight = 2, paper, onFigure }: GlyphProps) {
  return (
    <Icon
      x={x - size / 2}
      y={y - size / 2}
      size={size}
      strokeWidth={weight}
      className={onFigure ? styles.groundGlyph : paper ? styles.paperGlyph : styles.glyph}
    />
  );
}

type GlyphProps = {
  icon: Icon;
  x: number;
  y: number;
  size: number;
  weight?: number;
  paper?: boolean;
  /** In the colour of the ground, for a glyph on a solid figure. */
  onFigure?: boolean;
};
